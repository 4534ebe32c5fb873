import { Container, Sprite } from 'pixi.js';
import type { Animator } from '../../../stage/view/animator.ts';
import type { Atlas } from './atlas.ts';
import type { Grid } from './geometry.ts';

const FLIGHT_MS = 1_500;
const GRAVITY = 1_500;
const SIZE = 52;
/** The most pieces in the air; more would cost a mid-range phone its frames. */
const PIECES_MAX = 64;

interface Flight {
  sprite: Sprite;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  scale: number;
  delay: number;
}

/** Small symbols thrown up from the cabinet; the greater the win, the more of them. */
export class Shower {
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #animator: Animator;
  readonly #grid: Grid;
  readonly #names: readonly string[];
  #latest = 0;

  constructor(atlas: Atlas, animator: Animator, grid: Grid, names: readonly string[]) {
    this.#atlas = atlas;
    this.#animator = animator;
    this.#grid = grid;
    this.#names = names;
    this.view.eventMode = 'none';
  }

  /** Throws pieces for a win of so many stakes; an earlier throw ends. */
  throw(multiple: number) {
    const count = Math.min(PIECES_MAX, Math.round(8 + multiple * 1.4));
    this.clear();
    const flights = Array.from({ length: count }, (_, i) => this.#flight(i, count));
    const mine = this.#latest;
    void this.#animator.run((elapsed) => {
      if (mine !== this.#latest) return true;
      for (const one of flights) fly(one, elapsed);
      if (elapsed < FLIGHT_MS * 1.5) return false;
      this.clear();
      return true;
    });
  }

  clear() {
    this.#latest++;
    for (const sprite of this.view.removeChildren()) sprite.destroy();
  }

  /** Spread by the golden angle: even, and the same each time. */
  #flight(i: number, count: number): Flight {
    const part = (i * 0.618) % 1;
    const sprite = new Sprite(this.#atlas.symbol(this.#names[i % this.#names.length] ?? ''));
    sprite.anchor.set(0.5);
    sprite.visible = false;
    this.view.addChild(sprite);
    const { width, height } = this.#grid;
    return {
      sprite,
      x: width * (0.1 + 0.8 * part),
      y: height * 0.98,
      vx: (part - 0.5) * 520,
      vy: -(760 + ((i * 0.37) % 1) * 620),
      turn: (part - 0.5) * 9,
      scale: (SIZE * (0.7 + ((i * 0.23) % 1) * 0.6)) / this.#grid.symbol,
      delay: (i / count) * FLIGHT_MS * 0.45,
    };
  }
}

function fly({ sprite, x, y, vx, vy, turn, scale, delay }: Flight, elapsed: number) {
  const t = (elapsed - delay) / 1_000;
  const left = 1 - (t * 1_000) / FLIGHT_MS;
  sprite.visible = t > 0 && left > 0;
  if (!sprite.visible) return;
  sprite.position.set(x + vx * t, y + vy * t + (GRAVITY * t * t) / 2);
  sprite.rotation = turn * t;
  sprite.scale.set(scale);
  sprite.alpha = Math.min(1, left * 3);
}
