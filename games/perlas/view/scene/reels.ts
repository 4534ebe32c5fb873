import { Container, Graphics, Sprite } from 'pixi.js';
import { easeInOut, type Animator } from '../../../stage/view/animator.ts';
import type { Atlas } from './atlas.ts';
import { CELL_H, CELL_W, cellCentre, REELS, REELS_H, REELS_W, ROWS } from './geometry.ts';
import { landing, landingStarts, symbolAt, turning, type ReelAt } from './reel-motion.ts';

const FADE_MS = 200;
const DIMMED = 0.34;
const POP = 0.12;

export interface Cell {
  reel: number;
  row: number;
}

export interface ReelsOptions {
  atlas: Atlas;
  animator: Animator;
  strips: readonly (readonly string[])[];
  /** Cross-fades instead of turning, for `prefers-reduced-motion`. */
  still: boolean;
  /** A reel came to rest. */
  rested(reel: number): void;
}

/** One turn of the reels; the stops are unknown until the answer comes. */
interface Spin {
  stops: number[] | null;
  turbo: boolean;
  hurry: boolean;
}

/** The five reels: they turn from the press until the answer comes, then land on its stops. */
export class Reels {
  readonly view = new Container();
  readonly #options: ReelsOptions;
  readonly #sprites: Sprite[][];
  #stops: number[];
  #spin: Spin | null = null;
  #whole: Promise<void> = Promise.resolve();

  constructor(options: ReelsOptions, stops: number[]) {
    this.#options = options;
    this.#stops = stops;
    const mask = new Graphics().rect(0, 0, REELS_W, REELS_H).fill(0xffffff);
    this.view.addChild(mask);
    this.view.mask = mask;
    this.#sprites = Array.from({ length: REELS }, () =>
      Array.from({ length: ROWS + 1 }, () => this.view.addChild(cellSprite())),
    );
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
    this.#spin = { stops: null, turbo, hurry: false };
    this.#whole = this.#options.still ? this.#fadeOut() : this.#turn(this.#spin);
  }

  /** Lands on the stops; resolves when the last reel rests. */
  async land(stops: number[]): Promise<void> {
    if (!this.#spin) this.turn(false);
    if (this.#spin) this.#spin.stops = stops;
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
      }),
    );
  }

  /** A single swell of the lit cells; `progress` 0 … 1. */
  swell(cells: readonly Cell[], progress: number) {
    const size = 1 + Math.sin(easeInOut(progress) * Math.PI) * POP;
    for (const { reel, row } of cells) this.#sprites[reel]?.[row]?.scale.set(size);
  }

  #turn(spin: Spin): Promise<void> {
    const from = [...this.#stops];
    const resting = from.map(() => false);
    let starts: number[] | null = null;
    return this.#options.animator.run((elapsed) => {
      if (spin.stops && !starts) starts = landingStarts(elapsed, spin.turbo, REELS);
      if (starts && spin.hurry) {
        spin.hurry = false;
        starts = starts.map((start, reel) => Math.min(start, elapsed + reel * 30));
      }
      for (let reel = 0; reel < REELS; reel++) {
        const since = starts ? elapsed - (starts[reel] ?? 0) : -1;
        const stop = spin.stops?.[reel] ?? 0;
        const at = since < 0 ? turning(from[reel] ?? 0, elapsed) : landing(stop, since);
        this.#draw(reel, at);
        if (at.resting && !resting[reel]) this.#options.rested(reel);
        resting[reel] = at.resting;
      }
      return resting.every(Boolean);
    });
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
    const { atlas, strips } = this.#options;
    const first = Math.floor(top);
    const shift = top - first;
    this.#sprites[reel]?.forEach((sprite, row) => {
      const name = symbolAt(strips[reel] ?? [], first + row);
      sprite.texture = blurred ? atlas.smeared(name) : atlas.symbol(name);
      sprite.x = reel * CELL_W + CELL_W / 2;
      sprite.y = cellCentre(reel, row).y - shift * CELL_H;
    });
  }
}

function cellSprite(): Sprite {
  const sprite = new Sprite();
  sprite.anchor.set(0.5);
  return sprite;
}
