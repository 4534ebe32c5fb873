import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { easeOut, type Animator } from '../../../stage/view/animator.ts';
import type { Atlas } from './atlas.ts';
import { FRAME, type Grid } from './geometry.ts';
import { wordTexture } from './lettering.ts';
import { NumberRow } from './number-row.ts';
import { GOLD, type Paint } from './palette.ts';

const APPEAR_MS = 220;
const WORD_SIZE = 62;
const AMOUNT_H = 104;
/** The longest time of a count-up (docs/domain/games.md §9). */
const COUNT_MS = 2_000;

export interface BannerOptions {
  atlas: Atlas;
  animator: Animator;
  grid: Grid;
  paint: Paint;
  still: boolean;
  instead: Container;
}

/** Words and numbers over the darkened reels: a feature, its total, a great win. */
export class Banner {
  readonly view = new Container();
  readonly amount: NumberRow;
  /** What the words take the place of. */
  readonly #instead: Container;
  readonly #veil = new Graphics();
  readonly #rays = new Graphics();
  readonly #word = new Sprite();
  readonly #animator: Animator;
  readonly #grid: Grid;
  readonly #density: number;
  readonly #still: boolean;
  #texture: Texture | null = null;

  constructor({ atlas, animator, grid, paint, still, instead }: BannerOptions) {
    this.#animator = animator;
    this.#instead = instead;
    this.#grid = grid;
    this.#density = atlas.density;
    this.#still = still;
    this.amount = new NumberRow(atlas, AMOUNT_H);
    const { width, height } = grid;
    this.#veil
      .roundRect(-FRAME / 2, -FRAME / 2, width + FRAME, height + FRAME, 22)
      .fill({ color: paint.night, alpha: 0.8 });
    star(this.#rays, paint);
    this.#rays.position.set(width / 2, height / 2);
    this.#word.anchor.set(0.5);
    this.#word.position.set(width / 2, height * 0.3);
    this.amount.position.set(width / 2, height * 0.6);
    this.view.addChild(this.#veil, this.#rays, this.#word, this.amount);
    this.view.visible = false;
  }

  /** Opens with a word and, if given, a number below it; `rays` marks a great win. */
  async open(word: string, amount: string, rays: boolean): Promise<void> {
    const { height } = this.#grid;
    this.say(word);
    this.#size(1);
    this.amount.show(amount);
    this.#word.y = height * (amount ? 0.3 : 0.5);
    this.amount.visible = amount !== '';
    this.#rays.visible = rays;
    this.#rays.scale.set(1);
    this.view.visible = true;
    this.#instead.alpha = 0;
    const fit = this.#word.scale.x;
    await this.#animator.tween(APPEAR_MS, (t) => {
      this.view.alpha = t;
      this.#word.scale.set(fit * (this.#still ? 1 : 0.86 + 0.14 * easeOut(t)));
    });
  }

  say(word: string) {
    this.#texture?.destroy(true);
    this.#texture = wordTexture(word, { size: WORD_SIZE, fill: 'cream' }, this.#density);
    this.#word.texture = this.#texture;
    this.#word.scale.set(Math.min(1, (this.#grid.width - 40) / this.#texture.width));
  }

  /** Makes the number and the light greater with each step of the ladder: 1, 2 or 3. */
  grow(step: number) {
    this.#rays.scale.set(0.9 + step * 0.22);
    this.#size(0.85 + step * 0.15);
  }

  #size(size: number) {
    const room = (this.#grid.width - 40) / Math.max(1, this.amount.wide);
    this.amount.scale.set(Math.min(size, room));
  }

  /** Counts up from 0 to `coins`; a tap skips to the end. */
  async count(coins: number, money: (coins: number) => string, passed: (coins: number) => void) {
    await this.#animator.tween(this.#still ? 0 : COUNT_MS, (t) => {
      const now = Math.round(coins * easeOut(t));
      this.amount.show(money(now));
      this.#rays.rotation = t * 0.5;
      passed(now);
      this.#size(this.amount.scale.x);
    });
  }

  async close(): Promise<void> {
    await this.#animator.tween(APPEAR_MS, (t) => {
      this.view.alpha = 1 - t;
      this.#instead.alpha = t;
    });
    this.view.visible = false;
  }

  destroy() {
    this.#texture?.destroy(true);
  }
}

/** The light behind a great win, shaped like a parol star: five long points, five short ones. */
function star(shape: Graphics, { accent }: Paint) {
  const points = 10;
  for (let i = 0; i < points; i++) {
    const long = i % 2 === 0;
    const angle = (i / points) * Math.PI * 2;
    const reach = long ? 228 : 158;
    const half = long ? 0.17 : 0.1;
    shape
      .moveTo(0, 0)
      .lineTo(Math.cos(angle - half) * reach, Math.sin(angle - half) * reach)
      .lineTo(Math.cos(angle + half) * reach, Math.sin(angle + half) * reach)
      .closePath()
      .fill({ color: long ? GOLD : accent, alpha: 0.15 });
  }
}
