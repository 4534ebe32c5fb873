import { t } from '@palaro/client';
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { easeOut } from '../../stage/view/animator.ts';
import { wordTexture } from '../../slot/view/scene/lettering.ts';
import { cellCentre } from '../../slot/view/scene/geometry.ts';
import { NumberRow } from '../../slot/view/scene/number-row.ts';
import type { Parts } from '../../slot/view/scene/parts.ts';
import type { HeldCoin } from '../card.ts';
import { jeepneyGoldConfig } from '../config.ts';
import { CELLS } from '../hold.ts';
import { HELD } from './drawings.ts';

const { hold, rows } = jeepneyGoldConfig;
const VALUE_H = 40;
const LABEL_SIZE = 30;
/** Coins that pass an empty cell in one respin. */
const PASSES = 3;

/** The fifteen cells of a hold: coins with what they pay, and empty cells that turn. */
export class HoldCells {
  readonly view = new Container();
  readonly #parts: Parts;
  readonly #coins = new Container();
  /** A coin that passes each empty cell while it turns. */
  readonly #passing: Sprite[];
  readonly #held = new Set<number>();
  readonly #labels = new Map<string, Texture>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { grid, atlas } = parts;
    const mask = new Graphics().rect(0, 0, grid.width, grid.height).fill(0xffffff);
    const panes = new Graphics();
    for (let cell = 0; cell < CELLS; cell++) {
      const { x, y } = this.#centre(cell);
      panes
        .roundRect(
          x - grid.cellW / 2 + 5,
          y - grid.cellH / 2 + 5,
          grid.cellW - 10,
          grid.cellH - 10,
          14,
        )
        .stroke({ color: 0x34447e, width: 3 });
    }
    this.view.addChild(panes, mask);
    this.#passing = Array.from({ length: CELLS }, (_, cell) => {
      const sprite = this.view.addChild(new Sprite(atlas.smeared('COIN')));
      const clip = new Graphics();
      const { x, y } = this.#centre(cell);
      clip
        .rect(x - grid.cellW / 2 + 6, y - grid.cellH / 2 + 6, grid.cellW - 12, grid.cellH - 12)
        .fill(0xffffff);
      this.view.addChild(clip);
      sprite.anchor.set(0.5);
      sprite.mask = clip;
      sprite.visible = false;
      return sprite;
    });
    this.view.addChild(this.#coins);
    this.#coins.mask = mask;
  }

  #centre(cell: number) {
    return cellCentre(this.#parts.grid, Math.floor(cell / rows), cell % rows);
  }

  clear() {
    this.#held.clear();
    for (const coin of this.#coins.removeChildren()) coin.destroy({ children: true });
    for (const sprite of this.#passing) sprite.visible = false;
  }

  /** Turns every empty cell once. */
  async turn(ms: number): Promise<void> {
    const { grid, animator, still } = this.#parts;
    const empty = [...this.#passing.keys()].filter((cell) => !this.#held.has(cell));
    await animator.tween(ms, (progress) => {
      for (const cell of empty) {
        const sprite = this.#passing[cell];
        if (!sprite) continue;
        const { x, y } = this.#centre(cell);
        const way = (progress * PASSES + ((cell * 0.37) % 1)) % 1;
        sprite.visible = progress < 1;
        sprite.alpha = still ? 0.3 * Math.sin(progress * Math.PI) : 0.55;
        sprite.position.set(x, still ? y : y + (way - 0.5) * 2 * grid.cellH);
      }
    });
  }

  /** A coin comes to rest in its cell and shows what it pays. */
  async land({ cell, value }: HeldCoin, money: string, ms: number): Promise<void> {
    const { atlas, animator, still } = this.#parts;
    this.#held.add(cell);
    const coin = new Container();
    const face = new Sprite(atlas.symbol(HELD));
    face.anchor.set(0.5);
    const amount = new NumberRow(atlas, VALUE_H);
    amount.show(money);
    amount.scale.set(Math.min(1, (face.width * 0.8) / amount.wide));
    coin.addChild(face, amount);
    const label = labelOf(value);
    if (label) coin.addChild(this.#label(label));
    const { x, y } = this.#centre(cell);
    coin.position.set(x, y);
    this.#coins.addChild(coin);
    await animator.tween(ms, (t01) => {
      coin.alpha = Math.min(1, t01 * 2);
      coin.scale.set(still ? 1 : 1.5 - 0.5 * easeOut(t01));
    });
  }

  #label(text: string): Sprite {
    const { density } = this.#parts.atlas;
    const known = this.#labels.get(text);
    const texture = known ?? wordTexture(text, { size: LABEL_SIZE, fill: 'coral' }, density);
    this.#labels.set(text, texture);
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.y = -40;
    return sprite;
  }
}

/** The names of the two greatest values. */
function labelOf(value: number): string | null {
  if (value === hold.major) return t('jeepney-gold.major');
  return value === hold.mini ? t('jeepney-gold.mini') : null;
}
