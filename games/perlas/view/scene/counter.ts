import { Container, Graphics } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { CELL_W, FRAME, REELS_W } from './geometry.ts';
import { NumberRow } from './number-row.ts';
import { PAINT } from './palette.ts';

const HEIGHT = 50;

/** Lanterns above the cabinet. During free spins they show the count, ×2 and the total. */
export class Counter {
  readonly view = new Container();
  readonly #rows: [NumberRow, NumberRow, NumberRow];
  readonly #plates = new Container();
  readonly #bunting = new Graphics();

  constructor(atlas: Atlas) {
    flags(this.#bunting);
    const shape = new Graphics();
    this.#rows = [new NumberRow(atlas, 40), new NumberRow(atlas, 40), new NumberRow(atlas, 40)];
    const widths = [190, 110, 260];
    let x = (REELS_W - widths.reduce((a, b) => a + b + 14, -14)) / 2;
    widths.forEach((width, i) => {
      shape
        .roundRect(x, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2)
        .fill({ color: PAINT.night, alpha: 0.82 })
        .stroke({ color: i === 1 ? PAINT.coral : PAINT.gold, width: 3 });
      this.#rows[i]?.position.set(x + width / 2, 0);
      x += width + 14;
    });
    this.#plates.addChild(shape, ...this.#rows);
    this.#plates.position.y = -FRAME - 38;
    this.#bunting.position.y = -FRAME - 66;
    this.view.addChild(this.#bunting, this.#plates);
    this.hide();
  }

  show(number: number, of: number, money: string) {
    const [spins, times, sum] = this.#rows;
    spins.show(`${number}/${of}`);
    times.show('×2');
    sum.show(money);
    this.#plates.visible = true;
    this.#bunting.visible = false;
  }

  hide() {
    this.#plates.visible = false;
    this.#bunting.visible = true;
  }
}

/** Fiesta bunting hung over the cabinet: small flags on two bows of string. */
function flags(shape: Graphics) {
  const colours = [PAINT.gold, PAINT.coral, PAINT.leaf, PAINT.cream];
  const bows = 2;
  const span = (REELS_W + CELL_W * 0.6) / bows;
  for (let bow = 0; bow < bows; bow++) {
    const left = -CELL_W * 0.3 + bow * span;
    const at = (t: number) => ({ x: left + span * t, y: 46 * 4 * t * (1 - t) * 0.5 });
    shape.moveTo(at(0).x, at(0).y);
    for (let i = 1; i <= 16; i++) shape.lineTo(at(i / 16).x, at(i / 16).y);
    shape.stroke({ color: PAINT.woodLight, width: 2.5 });
    for (let i = 0; i < 9; i++) {
      const { x, y } = at((i + 0.5) / 9);
      shape
        .poly([x - 11, y, x + 11, y, x, y + 24])
        .fill({ color: colours[(i + bow) % colours.length] ?? PAINT.gold, alpha: 0.92 });
    }
  }
}
