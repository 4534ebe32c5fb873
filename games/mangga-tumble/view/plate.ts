import { Container, Graphics } from 'pixi.js';
import { NumberRow } from '../../slot/view/scene/number-row.ts';
import type { Parts } from '../../slot/view/scene/parts.ts';

const HEIGHT = 74;

/** What a drop wins, over the middle of the window. */
export class Plate {
  readonly view = new Container();
  readonly #shape = new Graphics();
  readonly #amount: NumberRow;

  constructor({ atlas, grid }: Parts) {
    this.#amount = new NumberRow(atlas, 62);
    this.view.addChild(this.#shape, this.#amount);
    this.view.position.set(grid.width / 2, grid.height / 2);
    this.hide();
  }

  show(text: string) {
    this.#amount.show(text);
    const half = this.#amount.wide / 2 + 24;
    this.#shape
      .clear()
      .roundRect(-half, -HEIGHT / 2, half * 2, HEIGHT, HEIGHT / 2)
      .fill({ color: 0x0c0f33, alpha: 0.9 })
      .stroke({ color: 0xf7c548, width: 4 });
    this.view.visible = true;
  }

  hide() {
    this.view.visible = false;
  }
}
