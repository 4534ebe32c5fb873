import { Container, Graphics, Sprite } from 'pixi.js';
import { easeInOut, type Animator } from '../../../stage/view/animator.ts';
import type { Strips } from '../../reels.ts';
import type { Atlas } from './atlas.ts';
import { cellCentre, type Grid } from './geometry.ts';
import { GOLD } from './palette.ts';
import { landing, landingStarts, symbolAt, turning, WAIT_MS, type ReelAt } from './reel-motion.ts';

const FADE_MS = 200;
const DIMMED = 0.34;
const POP = 0.12;
/** How far a winning symbol leans to each side, in radians. */
const LEAN = 0.09;

export interface Cell {
  reel: number;
  row: number;
}

export interface ReelsOptions {
  atlas: Atlas;
  animator: Animator;
  grid: Grid;
  strips: Strips;
  /** Cross-fades instead of turning, for `prefers-reduced-motion`. */
  still: boolean;
  /** A reel came to rest. */
  rested(reel: number): void;
}

/** One turn of the reels; the stops are unknown until the answer comes. */
interface Spin {
  stops: number[] | null;
  waits: boolean[];
  turbo: boolean;
  hurry: boolean;
}

/** The reels: they turn from the press until the answer comes, then land on its stops. */
export class Reels {
  readonly view = new Container();
  readonly #options: ReelsOptions;
  readonly #sprites: Sprite[][];
  /** The light behind each cell. */
  readonly #halos: Sprite[][];
  /** The light behind each reel that is waited for. */
  readonly #beams: Sprite[];
  #stops: number[];
  #spin: Spin | null = null;
  #whole: Promise<void> = Promise.resolve();

  constructor(options: ReelsOptions, stops: number[]) {
    this.#options = options;
    this.#stops = stops;
    const { grid, atlas } = options;
    const mask = new Graphics().rect(0, 0, grid.width, grid.height).fill(0xffffff);
    this.view.addChild(mask);
    this.view.mask = mask;
    const column = (sprite: (reel: number, row: number) => Sprite, rows: number) =>
      stops.map((_, reel) =>
        Array.from({ length: rows }, (_row, row) => this.view.addChild(sprite(reel, row))),
      );
    this.#beams = stops.map((_, reel) => {
      const middle = { x: cellCentre(grid, reel, 0).x, y: grid.height / 2 };
      return this.view.addChild(light(atlas, middle, grid.cellW * 1.5, grid.height * 1.25));
    });
    this.#halos = column((reel, row) => {
      const side = grid.symbol * 1.5;
      return light(atlas, cellCentre(grid, reel, row), side, side);
    }, grid.rows);
    this.#sprites = column(cellSprite, grid.rows + 1);
    this.rest(stops);
  }

  /** Shows stops without motion. */
  rest(stops: number[]) {
    this.#stops = stops;
    stops.forEach((stop, reel) => this.#draw(reel, { top: stop, blurred: false, resting: true }));
    this.light(null);
  }

  /** Starts to turn; `land` gives the stops later. */
  turn(turbo: boolean) {
    if (this.#spin) return;
    this.light(null);
    this.#spin = { stops: null, waits: this.#stops.map(() => false), turbo, hurry: false };
    this.#whole = this.#options.still ? this.#fadeOut() : this.#turn(this.#spin);
  }

  /** Lands on the stops; resolves when the last reel rests. */
  async land(stops: number[], waits?: boolean[]): Promise<void> {
    if (!this.#spin) this.turn(false);
    if (this.#spin) Object.assign(this.#spin, { stops, ...(waits ? { waits } : {}) });
    await this.#whole;
    if (this.#options.still) await this.#fadeIn(stops);
    this.#spin = null;
    this.#stops = stops;
  }

  /** Returns the reels to where they were, because no result came. */
  async cancel(): Promise<void> {
    if (!this.#spin) return;
    this.#spin.hurry = true;
    await this.land(this.#stops);
  }

  /** Lands as soon as the stops are known, one reel directly after the other. */
  hurry() {
    if (this.#spin) this.#spin.hurry = true;
  }

  /** Lights cells and dims the others; `null` lights all of them. */
  light(cells: readonly Cell[] | null) {
    this.#sprites.forEach((column, reel) =>
      column.forEach((sprite, row) => {
        const lit = !cells || cells.some((cell) => cell.reel === reel && cell.row === row);
        sprite.alpha = lit ? 1 : DIMMED;
        sprite.scale.set(1);
        sprite.rotation = 0;
      }),
    );
    for (const halo of this.#halos.flat()) halo.alpha = 0;
  }

  /** The lit cells swell once, lean to both sides and glow; `progress` 0 … 1. */
  swell(cells: readonly Cell[], progress: number) {
    const arc = Math.sin(easeInOut(progress) * Math.PI);
    const { still } = this.#options;
    for (const { reel, row } of cells) {
      const sprite = this.#sprites[reel]?.[row];
      const halo = this.#halos[reel]?.[row];
      if (!sprite || !halo) continue;
      halo.alpha = arc * 0.6;
      if (still) continue;
      sprite.scale.set(1 + arc * POP);
      sprite.rotation = Math.sin(progress * Math.PI * 4) * LEAN * (1 - progress);
    }
  }

  #turn(spin: Spin): Promise<void> {
    const from = [...this.#stops];
    const resting = from.map(() => false);
    let starts: number[] | null = null;
    return this.#options.animator.run((elapsed) => {
      if (spin.stops && !starts) starts = landingStarts(elapsed, spin.turbo, spin.waits);
      if (starts && spin.hurry) {
        spin.hurry = false;
        starts = starts.map((start, reel) => Math.min(start, elapsed + reel * 30));
      }
      for (const reel of from.keys()) {
        const since = starts ? elapsed - (starts[reel] ?? 0) : -1;
        const stop = spin.stops?.[reel] ?? 0;
        const at = since < 0 ? turning(from[reel] ?? 0, elapsed) : landing(stop, since);
        this.#draw(reel, at);
        this.#beam(reel, starts && spin.waits[reel] && !at.resting ? since + WAIT_MS : -1);
        if (at.resting && !resting[reel]) this.#options.rested(reel);
        resting[reel] = at.resting;
      }
      return resting.every(Boolean);
    });
  }

  /** The light behind a reel that is waited for, `since` ms after its waiting began. */
  #beam(reel: number, since: number) {
    const beam = this.#beams[reel];
    if (beam) beam.alpha = since < 0 ? 0 : 0.42 + 0.2 * Math.sin(since / 90);
  }

  #fadeOut() {
    return this.#options.animator.tween(FADE_MS, (t) => this.#fade(1 - t * (1 - DIMMED)));
  }

  #fadeIn(stops: number[]) {
    this.rest(stops);
    stops.forEach((_, reel) => this.#options.rested(reel));
    return this.#options.animator.tween(FADE_MS, (t) => this.#fade(DIMMED + t * (1 - DIMMED)));
  }

  #fade(alpha: number) {
    for (const sprite of this.#sprites.flat()) sprite.alpha = alpha;
  }

  #draw(reel: number, { top, blurred }: ReelAt) {
    const { atlas, strips, grid } = this.#options;
    const first = Math.floor(top);
    const shift = top - first;
    this.#sprites[reel]?.forEach((sprite, row) => {
      const name = symbolAt(strips[reel] ?? [], first + row);
      const { x, y } = cellCentre(grid, reel, row);
      sprite.texture = blurred ? atlas.smeared(name) : atlas.symbol(name);
      sprite.position.set(x, y - shift * grid.cellH);
    });
  }
}

function cellSprite(): Sprite {
  const sprite = new Sprite();
  sprite.anchor.set(0.5);
  return sprite;
}

/** A light that is off. */
function light(atlas: Atlas, at: { x: number; y: number }, width: number, height: number): Sprite {
  const sprite = new Sprite(atlas.glow);
  sprite.anchor.set(0.5);
  sprite.position.set(at.x, at.y);
  sprite.width = width;
  sprite.height = height;
  sprite.tint = GOLD;
  sprite.alpha = 0;
  return sprite;
}
