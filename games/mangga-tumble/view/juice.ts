import { Container, Sprite } from 'pixi.js';
import type { Parts } from '../../slot/view/scene/parts.ts';
import type { ManggaSymbol } from '../card.ts';
import { JUICE } from './drawings.ts';

const FLIGHT_MS = 620;
const DROPS = 6;
const GRAVITY = 900;

interface Splash {
  name: ManggaSymbol;
  at: { x: number; y: number };
}

/** Drops of juice that fly from bursting fruit. */
export class JuiceBurst {
  readonly view = new Container();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  splash(fruits: readonly Splash[]) {
    const { animator, atlas } = this.#parts;
    const drops = fruits.flatMap(({ name, at: { x, y } }, fruit) =>
      Array.from({ length: DROPS }, (_, i) => {
        const sprite = this.view.addChild(new Sprite(atlas.glow));
        sprite.anchor.set(0.5);
        sprite.tint = JUICE[name];
        // Spread by the golden angle: even, and the same each time.
        const angle = i * 2.4 + fruit;
        const speed = 150 + ((i * 0.37 + fruit * 0.21) % 1) * 190;
        const side = 20 + ((i * 0.53) % 1) * 26;
        sprite.width = sprite.height = side;
        return { sprite, x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed - 120 };
      }),
    );
    void animator.tween(FLIGHT_MS, (t) => {
      const seconds = (t * FLIGHT_MS) / 1_000;
      for (const { sprite, x, y, vx, vy } of drops) {
        sprite.position.set(x + vx * seconds, y + vy * seconds + (GRAVITY * seconds * seconds) / 2);
        sprite.alpha = 1 - t * t;
      }
      if (t === 1) for (const { sprite } of drops) sprite.destroy();
    });
  }
}
