import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { PerlasSymbol } from '../../card.ts';
import { SYMBOL_SIZE } from './geometry.ts';
import { paintText, paper, widthOf } from './lettering.ts';

const GLYPHS = '0123456789.,₱×+/';
const GLYPH_SIZE = 64;
const GLYPH_ROW = 88;
const GAP = 4;
const COLUMNS = 5;

/** All drawings of the stage in one texture (docs/domain/games.md §9), in stage units. */
export interface Atlas {
  symbol(name: string): Texture;
  /** The symbol smeared along the reel, for fast turning. */
  smeared(name: string): Texture;
  glyph(char: string): Texture;
  /** Height of a glyph's texture. */
  glyphHeight: number;
  density: number;
  destroy(): void;
}

/**
 * Rasterises the symbols' SVG files at `density` pixels per stage unit; rejects if one is broken.
 */
export async function makeAtlas(
  drawings: Readonly<Record<PerlasSymbol, string>>,
  density: number,
): Promise<Atlas> {
  const names = Object.keys(drawings) as PerlasSymbol[];
  const images = await Promise.all(names.map((name) => imageOf(drawings[name], density)));
  const cell = SYMBOL_SIZE + GAP;
  const rows = Math.ceil(names.length / COLUMNS);
  const width = Math.max(COLUMNS * cell, 1_000);
  const { canvas, context } = paper(width * density, (rows * 2 * cell + GLYPH_ROW) * density);
  context.scale(density, density);
  const frames = new Map<string, Rectangle>();
  images.forEach((image, i) => {
    const x = (i % COLUMNS) * cell;
    const y = Math.floor(i / COLUMNS) * cell;
    const name = names[i] ?? '';
    context.drawImage(image, x, y, SYMBOL_SIZE, SYMBOL_SIZE);
    smear(context, image, x, y + rows * cell);
    frames.set(name, new Rectangle(x, y, SYMBOL_SIZE, SYMBOL_SIZE));
    frames.set(`${name}~`, new Rectangle(x, y + rows * cell, SYMBOL_SIZE, SYMBOL_SIZE));
  });
  paintGlyphs(context, rows * 2 * cell, frames);
  return atlasOf(new ImageSource({ resource: canvas, resolution: density }), frames, density);
}

async function imageOf(address: string, density: number): Promise<HTMLImageElement> {
  const image = new Image(SYMBOL_SIZE * density, SYMBOL_SIZE * density);
  image.src = address;
  await image.decode();
  return image;
}

/** Draws many faint copies along the reel: a blur that needs no filter in each frame. */
function smear(context: CanvasRenderingContext2D, image: HTMLImageElement, x: number, y: number) {
  const copies = 27;
  const reach = 30;
  context.save();
  context.beginPath();
  context.rect(x, y, SYMBOL_SIZE, SYMBOL_SIZE);
  context.clip();
  for (let i = 0; i < copies; i++) {
    context.globalAlpha = 0.075;
    const shift = (i / (copies - 1) - 0.5) * 2 * reach;
    context.drawImage(image, x, y + shift, SYMBOL_SIZE, SYMBOL_SIZE);
  }
  context.restore();
}

function paintGlyphs(
  context: CanvasRenderingContext2D,
  top: number,
  frames: Map<string, Rectangle>,
) {
  let x = 0;
  for (const char of GLYPHS) {
    const width = widthOf(context, char, GLYPH_SIZE) + 12;
    paintText(
      context,
      char,
      { x: x + 6, y: top + GLYPH_ROW / 2 },
      { size: GLYPH_SIZE, fill: 'gold' },
    );
    frames.set(char, new Rectangle(x, top, width, GLYPH_ROW));
    x += width + 2;
  }
}

function atlasOf(source: ImageSource, frames: Map<string, Rectangle>, density: number): Atlas {
  const textures = new Map<string, Texture>();
  for (const [name, frame] of frames) textures.set(name, new Texture({ source, frame }));
  const find = (name: string) => textures.get(name) ?? Texture.EMPTY;
  return {
    symbol: find,
    smeared: (name) => find(`${name}~`),
    glyph: find,
    glyphHeight: GLYPH_ROW,
    density,
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}
