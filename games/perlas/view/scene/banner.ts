import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { easeOut, type Animator } from '../../../stage/view/animator.ts';
import type { Atlas } from './atlas.ts';
import { FRAME, REELS_H, REELS_W } from './geometry.ts';
import { wordTexture } from './lettering.ts';
import { NumberRow } from './number-row.ts';
import { PAINT } from './palette.ts';

const APPEAR_MS = 220;
const WORD_SIZE = 62;
const AMOUNT_H = 104;
/** The longest time of a count-up (docs/domain/games.md §9). */
const COUNT_MS = 2_000;

/** Words and numbers over the darkened reels: free spins, their total, a great win. */
export class Banner {
  readonly view = new Container();
  readonly amount: NumberRow;
  readonly #veil = new Graphics();
  readonly #rays = new Graphics();
  readonly #word = new Sprite();
  readonly #animator: Animator;
  readonly #density: number;
  readonly #still: boolean;
  #texture: Texture | null = null;

  constructor(atlas: Atlas, animator: Animator, still: boolean) {
    this.#animator = animator;
    this.#density = atlas.density;
    this.#still = still;
    this.amount = new NumberRow(atlas, AMOUNT_H);
    const [w, h] = [REELS_W + FRAME, REELS_H + FRAME];
    this.#veil.roundRect(-FRAME / 2, -FRAME / 2, w, h, 22).fill({ color: PAINT.night, alpha: 0.8 });
    star(this.#rays);
    this.#rays.position.set(REELS_W / 2, REELS_H / 2);
    this.#word.anchor.set(0.5);
    this.#word.position.set(REELS_W / 2, REELS_H * 0.3);
    this.amount.position.set(REELS_W / 2, REELS_H * 0.6);
    this.view.addChild(this.#veil, this.#rays, this.#word, this.amount);
    this.view.visible = false;
  }

  /** Opens with a word and, if given, a number below it; `rays` marks a great win. */
  async open(word: string, amount: string, rays: boolean): Promise<void> {
    this.say(word);
    this.amount.show(amount);
    this.#word.y = REELS_H * (amount ? 0.3 : 0.5);
    this.amount.visible = amount !== '';
    this.#rays.visible = rays;
    this.view.visible = true;
    await this.#animator.tween(APPEAR_MS, (t) => {
      this.view.alpha = t;
      const size = this.#still ? 1 : 0.86 + 0.14 * easeOut(t);
      this.#word.scale.set(size);
    });
  }

  say(word: string) {
    this.#texture?.destroy(true);
    this.#texture = wordTexture(word, { size: WORD_SIZE, fill: 'cream' }, this.#density);
    this.#word.texture = this.#texture;
    const room = (REELS_W - 40) / this.#texture.width;
    this.#word.width = this.#texture.width * Math.min(1, room);
  }

  /** Counts up from 0 to `coins`; a tap skips to the end. */
  async count(coins: number, money: (coins: number) => string, passed: (coins: number) => void) {
    await this.#animator.tween(this.#still ? 0 : COUNT_MS, (t) => {
      const now = Math.round(coins * easeOut(t));
      this.amount.show(money(now));
      this.#rays.rotation = t * 0.5;
      passed(now);
    });
  }

  async close(): Promise<void> {
    await this.#animator.tween(APPEAR_MS, (t) => {
      this.view.alpha = 1 - t;
    });
    this.view.visible = false;
  }

  destroy() {
    this.#texture?.destroy(true);
  }
}

/** The light behind a great win, shaped like a parol star: five long points, five short ones. */
function star(shape: Graphics) {
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
      .fill({ color: long ? PAINT.gold : PAINT.coral, alpha: 0.15 });
  }
}
