import { Container, Sprite } from 'pixi.js';
import { easeOut } from '../../stage/view/animator.ts';
import { cellCentre } from '../../slot/view/scene/geometry.ts';
import type { Parts } from '../../slot/view/scene/parts.ts';
import { KIDLAT } from './drawings.ts';

const STRIKE_MS = 260;
const SIZE = 92;

/** The kidlat marks on the columns: a bolt strikes and stays until the next round. */
export class Marks {
  readonly view = new Container();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  clear() {
    for (const child of this.view.removeChildren()) child.destroy();
  }

  async strike(column: number, brief: boolean): Promise<void> {
    const { atlas, grid, animator, still } = this.#parts;
    const { x } = cellCentre(grid, column, 0);
    const beam = this.view.addChild(new Sprite(atlas.glow));
    beam.anchor.set(0.5);
    beam.position.set(x, grid.height / 2);
    beam.width = grid.cellW * 1.3;
    beam.height = grid.height * 1.3;
    beam.tint = 0x9fdcff;
    const bolt = this.view.addChild(new Sprite(atlas.symbol(KIDLAT)));
    bolt.anchor.set(0.5);
    const scale = SIZE / grid.symbol;
    bolt.position.set(x, 2);
    await animator.tween(brief ? STRIKE_MS * 0.6 : STRIKE_MS, (t) => {
      bolt.alpha = Math.min(1, t * 3);
      bolt.scale.set(scale * (still ? 1 : 1.7 - 0.7 * easeOut(t)));
      beam.alpha = 0.55 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.8));
    });
    beam.alpha = 0;
  }
}
