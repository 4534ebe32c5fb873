import { Container, Graphics } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { FRAME, type Grid } from './geometry.ts';
import { NumberRow } from './number-row.ts';
import type { Paint } from './palette.ts';

const HEIGHT = 50;
const WIDTHS = [190, 110, 260];
const GAP = 14;

/** Bunting above the cabinet. During a feature lanterns show three figures of it instead. */
export class Counter {
  readonly view = new Container();
  readonly #rows: NumberRow[];
  readonly #plates = new Container();
  readonly #bunting = new Graphics();

  constructor(atlas: Atlas, grid: Grid, paint: Paint) {
    flags(this.#bunting, grid, paint);
    const shape = new Graphics();
    this.#rows = WIDTHS.map(() => new NumberRow(atlas, 40));
    let x = (grid.width - WIDTHS.reduce((a, b) => a + b + GAP, -GAP)) / 2;
    WIDTHS.forEach((width, i) => {
      shape
        .roundRect(x, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2)
        .fill({ color: paint.night, alpha: 0.82 })
        .stroke({ color: i === 1 ? paint.accent : paint.trim, width: 3 });
      this.#rows[i]?.position.set(x + width / 2, 0);
      x += width + GAP;
    });
    this.#plates.addChild(shape, ...this.#rows);
    this.#plates.position.y = -FRAME - 38;
    this.#bunting.position.y = -FRAME - 66;
    this.view.addChild(this.#bunting, this.#plates);
    this.hide();
  }

  /** How far the feature is, its multiplier or number, and what the round has won. */
  show(...figures: [progress: string, factor: string, money: string]) {
    figures.forEach((figure, i) => this.#rows[i]?.show(figure));
    this.#plates.visible = true;
    this.#bunting.visible = false;
  }

  hide() {
    this.#plates.visible = false;
    this.#bunting.visible = true;
  }
}

/** Fiesta bunting hung over the cabinet: small flags on two bows of string. */
function flags(shape: Graphics, { width }: Grid, paint: Paint) {
  const bows = 2;
  const reach = width * 0.06;
  const span = (width + 2 * reach) / bows;
  for (let bow = 0; bow < bows; bow++) {
    const left = -reach + bow * span;
    const at = (t: number) => ({ x: left + span * t, y: 46 * 4 * t * (1 - t) * 0.5 });
    shape.moveTo(at(0).x, at(0).y);
    for (let i = 1; i <= 16; i++) shape.lineTo(at(i / 16).x, at(i / 16).y);
    shape.stroke({ color: paint.frameLight, width: 2.5 });
    for (let i = 0; i < 9; i++) {
      const { x, y } = at((i + 0.5) / 9);
      shape
        .poly([x - 11, y, x + 11, y, x, y + 24])
        .fill({ color: paint.flags[(i + bow) % paint.flags.length] ?? paint.trim, alpha: 0.92 });
    }
  }
}
