import { Container, Graphics, Sprite } from 'pixi.js';
import { easeInOut, easeOut } from '../../stage/view/animator.ts';
import { cellCentre } from '../../slot/view/scene/geometry.ts';
import type { Parts } from '../../slot/view/scene/parts.ts';
import type { Drop } from '../card.ts';
import { JuiceBurst } from './juice.ts';

type Window = Drop['window'];
type Name = Window[number][number];

const OUT_MS = 300;
const DROP_MS = 460;
/** Each column starts to fall a little after the one before it. */
const STAGGER_MS = 70;
/** How long surviving and new symbols fall in a tumble (docs/domain/games.md §9). */
const TUMBLE_MS = 250;
const LIT_MS = 560;
const BURST_MS = 320;
const FADE_MS = 200;
const DIMMED = 0.3;
const POP = 0.16;
const LEAN = 0.08;

/** One symbol of the picture. */
interface Fruit {
  sprite: Sprite;
  name: Name;
  column: number;
  /** Its row at rest, and where its fall began; above the window the row is negative. */
  row: number;
  from: number;
}

/** The symbols: they fall out, drop in, burst when they win, and fall into the gaps. */
export class Cells {
  readonly view = new Container();
  readonly #parts: Parts;
  readonly #fruits = new Container();
  readonly #halos = new Container();
  readonly #juice: JuiceBurst;
  #all: Fruit[] = [];

  constructor(parts: Parts, opening: Window) {
    this.#parts = parts;
    const { width, height } = parts.grid;
    const mask = new Graphics().rect(0, 0, width, height).fill(0xffffff);
    this.#fruits.mask = mask;
    this.#juice = new JuiceBurst(parts);
    this.view.addChild(mask, this.#halos, this.#fruits, this.#juice.view);
    this.#all = opening.flatMap((names, column) =>
      names.map((name, row) => this.#fruit(name, { column, row, from: row })),
    );
    this.#place(1);
  }

  /** Lets every symbol fall out of the window. */
  async out(turbo: boolean): Promise<void> {
    const { animator, still, grid } = this.#parts;
    if (still) {
      await animator.tween(FADE_MS, (t) => this.#fade(1 - t));
    } else {
      const ms = OUT_MS * (turbo ? 0.6 : 1);
      const total = ms + STAGGER_MS * 0.5 * (grid.reels - 1);
      await animator.tween(total, (t) => {
        for (const { sprite, column, row } of this.#all) {
          const own = Math.max(0, t * total - column * STAGGER_MS * 0.5) / ms;
          const { y } = cellCentre(grid, column, row);
          sprite.y = y + Math.min(1, own) ** 2 * (grid.height + grid.cellH);
        }
      });
    }
    this.#empty();
  }

  /** A whole new window drops in, column after column. */
  async drop(window: Window, turbo: boolean, rested: (column: number) => void): Promise<void> {
    const { rows } = this.#parts.grid;
    this.#empty();
    this.#all = window.flatMap((names, column) =>
      names.map((name, row) => this.#fruit(name, { column, row, from: row - rows - 1 })),
    );
    await this.#fall(DROP_MS * (turbo ? 0.6 : 1), turbo ? STAGGER_MS / 3 : STAGGER_MS, rested);
  }

  /** Lights the winning symbols and dims the others. */
  async light(names: ReadonlySet<Name>, brief: boolean): Promise<void> {
    const { animator, still, atlas, grid } = this.#parts;
    const lit = this.#all.filter(({ name }) => names.has(name));
    for (const { sprite } of lit) {
      const halo = this.#halos.addChild(new Sprite(atlas.glow));
      halo.anchor.set(0.5);
      halo.position.copyFrom(sprite.position);
      halo.width = halo.height = grid.symbol * 1.5;
      halo.tint = 0xffe08a;
      halo.alpha = 0;
    }
    await animator.tween(brief ? LIT_MS * 0.55 : LIT_MS, (t) => {
      const arc = Math.sin(easeInOut(t) * Math.PI);
      const near = Math.min(1, t * 5);
      for (const { sprite, name } of this.#all) {
        if (!names.has(name)) sprite.alpha = 1 - near * (1 - DIMMED);
        else if (!still) {
          sprite.scale.set(1 + arc * POP);
          sprite.rotation = Math.sin(t * Math.PI * 4) * LEAN * (1 - t);
        }
      }
      for (const halo of this.#halos.children) halo.alpha = Math.min(0.75, near * 0.4 + arc * 0.4);
    });
  }

  /** The winning symbols burst. */
  async burst(names: ReadonlySet<Name>, brief: boolean): Promise<void> {
    const { animator, still } = this.#parts;
    const gone = this.#all.filter(({ name }) => names.has(name));
    if (!still) this.#juice.splash(gone.map(({ name, sprite }) => ({ name, at: sprite.position })));
    await animator.tween(brief ? BURST_MS * 0.6 : BURST_MS, (t) => {
      for (const { sprite } of gone) {
        sprite.alpha = 1 - t;
        if (!still) sprite.scale.set(t < 0.3 ? 1 + t : 1.3 * (1 - (t - 0.3) / 0.7) + 0.01);
      }
      for (const halo of this.#halos.children) halo.alpha *= 1 - t;
    });
    for (const { sprite } of gone) sprite.destroy();
    this.#all = this.#all.filter((one) => !gone.includes(one));
    this.unlight();
  }

  /** The symbols above fall into the gaps, and new ones follow from above the window. */
  async tumble(window: Window, brief: boolean): Promise<void> {
    const { rows } = this.#parts.grid;
    this.#all = window.flatMap((names, column) => {
      const kept = this.#all.filter((one) => one.column === column).sort((a, b) => a.row - b.row);
      const missing = rows - kept.length;
      return names.map((name, row) => {
        const old = kept[row - missing];
        if (row < missing || !old) return this.#fruit(name, { column, row, from: row - missing });
        return Object.assign(old, { row, from: old.row });
      });
    });
    await this.#fall(brief ? TUMBLE_MS * 0.8 : TUMBLE_MS * 1.3, brief ? 6 : 18, () => undefined);
  }

  /** All symbols as bright as each other. */
  unlight() {
    for (const halo of this.#halos.removeChildren()) halo.destroy();
    for (const { sprite } of this.#all) {
      sprite.alpha = 1;
      sprite.scale.set(1);
      sprite.rotation = 0;
    }
  }

  /** Moves every symbol from where it was to its row; with `still` new ones only appear. */
  async #fall(ms: number, stagger: number, rested: (column: number) => void): Promise<void> {
    const { animator, still, grid } = this.#parts;
    const total = ms + stagger * (grid.reels - 1);
    const resting = Array.from({ length: grid.reels }, () => false);
    const columnAt = (t: number, column: number) =>
      Math.min(1, Math.max(0, t * total - column * stagger) / ms);
    if (still) this.#place(1);
    await animator.tween(still ? FADE_MS : total, (t) => {
      for (const { sprite, column, row, from } of this.#all) {
        if (still) {
          if (from !== row) sprite.alpha = t;
          continue;
        }
        const { y } = cellCentre(grid, column, 0);
        sprite.y = y + (from + (row - from) * landing(columnAt(t, column))) * grid.cellH;
      }
      resting.forEach((done, column) => {
        if (done || columnAt(t, column) < 1) return;
        resting[column] = true;
        rested(column);
      });
    });
    for (const one of this.#all) one.from = one.row;
  }

  #place(alpha: number) {
    for (const { sprite, column, row } of this.#all) {
      const { x, y } = cellCentre(this.#parts.grid, column, row);
      sprite.position.set(x, y);
      sprite.alpha = alpha;
    }
  }

  #fade(alpha: number) {
    for (const { sprite } of this.#all) sprite.alpha = alpha;
  }

  #empty() {
    this.unlight();
    for (const { sprite } of this.#all) sprite.destroy();
    this.#all = [];
  }

  #fruit(name: Name, at: Omit<Fruit, 'sprite' | 'name'>): Fruit {
    const { atlas, grid } = this.#parts;
    const sprite = this.#fruits.addChild(new Sprite(atlas.symbol(name)));
    sprite.anchor.set(0.5);
    sprite.position.set(cellCentre(grid, at.column, 0).x, -grid.cellH);
    return { sprite, name, ...at };
  }
}

/** Falls faster and faster, touches the ground at 0.72 and hops once. */
function landing(t: number): number {
  const ground = 0.72;
  if (t < ground) return (t / ground) ** 2;
  const hop = (t - ground) / (1 - ground);
  return 1 - 0.035 * Math.sin(hop * Math.PI) * easeOut(1 - hop * 0.5);
}
