import { Container, Graphics, Sprite } from 'pixi.js';
import { FRAME } from '../../slot/view/scene/geometry.ts';
import { NumberRow } from '../../slot/view/scene/number-row.ts';
import type { Parts } from '../../slot/view/scene/parts.ts';
import { KIDLAT } from './drawings.ts';

const HEIGHT = 58;
const GAP = 6;
const COUNT_W = 168;
const NUMBER_H = 40;

/** The lamps above the window: what each tumble is multiplied by; beside them marks or spins. */
export class Ladder {
  readonly view = new Container();
  readonly #lamps = new Graphics();
  readonly #numbers: NumberRow[];
  readonly #count: NumberRow;
  readonly #width: number;

  constructor({ atlas, grid }: Parts, steps: number) {
    this.#width = (grid.width - COUNT_W - GAP * steps) / steps;
    this.#numbers = Array.from({ length: steps }, () => new NumberRow(atlas, NUMBER_H));
    this.#count = new NumberRow(atlas, NUMBER_H);
    const bolt = new Sprite(atlas.symbol(KIDLAT));
    bolt.anchor.set(0.5);
    bolt.width = bolt.height = HEIGHT;
    bolt.position.set(34, 0);
    this.#count.position.set(COUNT_W / 2 + 26, 0);
    this.#numbers.forEach((row, i) => row.position.set(this.#left(i) + this.#width / 2, 0));
    this.view.addChild(this.#lamps, bolt, this.#count, ...this.#numbers);
    this.view.position.y = -FRAME - 42;
  }

  #left(step: number) {
    return COUNT_W + GAP + step * (this.#width + GAP);
  }

  /** `reached` counts the lit lamps; `count` is the figure beside the bolt, `2/4`. */
  show(factors: readonly number[], reached: number, count: string) {
    this.#lamps
      .clear()
      .roundRect(0, -HEIGHT / 2, COUNT_W, HEIGHT, HEIGHT / 2)
      .fill({ color: 0x0c0f33, alpha: 0.9 })
      .stroke({ color: 0x8fd8ff, width: 3 });
    factors.forEach((factor, i) => {
      const now = i === reached - 1;
      const lit = i < reached;
      this.#lamps
        .roundRect(this.#left(i), -HEIGHT / 2, this.#width, HEIGHT, 14)
        .fill({ color: now ? 0xd8492f : lit ? 0x7a2f3c : 0x0c0f33, alpha: lit ? 1 : 0.86 })
        .stroke({ color: now ? 0xfff0b0 : lit ? 0xf7c548 : 0x46548f, width: now ? 5 : 3 });
      const row = this.#numbers[i];
      row?.show(`×${factor}`);
      if (row) row.alpha = lit ? 1 : 0.6;
      row?.scale.set(now ? 1.14 : 1);
    });
    this.#count.show(count);
  }
}
