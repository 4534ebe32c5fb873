import { Container, Graphics } from 'pixi.js';
import { easeOut, type Animator } from '../../../stage/view/animator.ts';
import type { Atlas } from './atlas.ts';
import { FRAME, type Grid } from './geometry.ts';
import { NumberRow } from './number-row.ts';
import type { Paint } from './palette.ts';

const HEIGHT = 58;
const NUMBER_H = 50;
const COUNT_MS = 700;

/** The plate's size by what the round has won in stakes: a win below the stake stays small. */
const SIZES = [
  { from: 0, size: 0.74, ms: 0 },
  { from: 1, size: 1, ms: COUNT_MS },
  { from: 2, size: 1.16, ms: COUNT_MS * 1.4 },
  { from: 5, size: 1.34, ms: COUNT_MS * 2 },
] as const;
const sizeOf = (multiple: number) => SIZES.findLast(({ from }) => multiple >= from) ?? SIZES[0];

/** What the round has won so far, on a plate at the cabinet's foot. It grows with the win. */
export class Meter {
  readonly view = new Container();
  readonly #plate = new Graphics();
  readonly #number: NumberRow;
  readonly #animator: Animator;
  readonly #still: boolean;
  readonly #paint: Paint;
  #coins = 0;
  #latest = 0;

  constructor(atlas: Atlas, animator: Animator, grid: Grid, paint: Paint, still: boolean) {
    this.#animator = animator;
    this.#still = still;
    this.#paint = paint;
    this.#number = new NumberRow(atlas, NUMBER_H);
    this.view.addChild(this.#plate, this.#number);
    this.view.position.set(grid.width / 2, grid.height + FRAME - 4);
    this.clear();
  }

  clear() {
    this.#latest++;
    this.#coins = 0;
    this.view.visible = false;
  }

  /** Counts up to the round's coins; `multiple` is them in stakes. A tap skips to the end. */
  count(coins: number, multiple: number, money: (coins: number) => string): Promise<void> {
    const { size, ms } = sizeOf(multiple);
    const from = this.#coins;
    this.#coins = coins;
    const mine = ++this.#latest;
    this.#fit(money(coins), multiple > 1);
    this.view.visible = true;
    return this.#animator.tween(this.#still ? 0 : ms, (t) => {
      if (mine !== this.#latest) return;
      this.#number.show(money(Math.round(from + (coins - from) * easeOut(t))));
      const swing = this.#still ? 0 : 0.14 * Math.sin(Math.min(1, t * 2.2) * Math.PI);
      this.view.scale.set(size + swing);
    });
  }

  /** The plate is as wide as the final number, so that it does not jump while counting. */
  #fit(text: string, gain: boolean) {
    this.#number.show(text);
    const half = this.#number.wide / 2 + 26;
    this.#plate
      .clear()
      .roundRect(-half, -HEIGHT / 2, half * 2, HEIGHT, HEIGHT / 2)
      .fill({ color: this.#paint.night, alpha: 0.94 })
      .stroke({ color: gain ? this.#paint.trim : this.#paint.paneLine, width: gain ? 4 : 3 });
    this.#number.alpha = gain ? 1 : 0.82;
  }
}
