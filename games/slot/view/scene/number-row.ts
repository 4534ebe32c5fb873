import { Container, Sprite } from 'pixi.js';
import type { Atlas } from './atlas.ts';

/** Glyphs stand closer than their frames, because a frame leaves room for the outline. */
const TUCK = 13;

/** A number in the game's lettering, centred on its position. Changes reuse its sprites. */
export class NumberRow extends Container {
  readonly #atlas: Atlas;
  readonly #height: number;
  #shown = '';

  constructor(atlas: Atlas, height: number) {
    super();
    this.#atlas = atlas;
    this.#height = height;
  }

  /** Shows a text of digits, point, comma, ₱, ×, + and /. */
  show(text: string) {
    if (text === this.#shown) return;
    this.#shown = text;
    const scale = this.#height / this.#atlas.glyphHeight;
    let x = 0;
    Array.from(text).forEach((char, i) => {
      const sprite = this.#sprite(i);
      if (char === ' ') {
        sprite.visible = false;
        x += this.#height * 0.24;
        return;
      }
      sprite.visible = true;
      sprite.texture = this.#atlas.glyph(char);
      sprite.scale.set(scale);
      sprite.x = x;
      x += sprite.width - TUCK * scale;
    });
    for (let i = text.length; i < this.children.length; i++) this.#sprite(i).visible = false;
    this.pivot.set((x + TUCK * scale) / 2, this.#height / 2);
  }

  /** Width of the shown text, in the row's units. */
  get wide() {
    return this.pivot.x * 2;
  }

  #sprite(index: number): Sprite {
    const known = this.children[index] as Sprite | undefined;
    return known ?? this.addChild(new Sprite());
  }
}
