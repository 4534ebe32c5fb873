import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { Pictures } from '../pictures.ts';
import { paintText, paper, widthOf } from './lettering.ts';

const GLYPHS = '0123456789.,₱×+/';
const GLYPH_SIZE = 64;
const GLYPH_ROW = 88;
const GAP = 4;
const COLUMNS = 5;
const GLOW_SIZE = 160;

/** All drawings of the stage in one texture (docs/domain/games.md §9), in stage units. */
export interface Atlas {
  symbol(name: string): Texture;
  /** The symbol smeared along the reel, for fast turning. */
  smeared(name: string): Texture;
  glyph(char: string): Texture;
  /** A soft round light. */
  glow: Texture;
  /** Height of a glyph's texture. */
  glyphHeight: number;
  density: number;
  destroy(): void;
}

/** Rasterises the symbols' pictures at `density` pixels per stage unit. */
export function makeAtlas(pictures: Pictures, size: number, density: number): Atlas {
  const names = [...pictures.keys()];
  const images = [...pictures.values()];
  const cell = size + GAP;
  const rows = Math.ceil(names.length / COLUMNS);
  const width = Math.max(COLUMNS * cell, 1_000);
  const { canvas, context } = paper(
    width * density,
    (rows * 2 * cell + GLYPH_ROW + GLOW_SIZE) * density,
  );
  context.scale(density, density);
  const frames = new Map<string, Rectangle>();
  images.forEach((image, i) => {
    const x = (i % COLUMNS) * cell;
    const y = Math.floor(i / COLUMNS) * cell;
    const name = names[i] ?? '';
    context.drawImage(image, x, y, size, size);
    smear(context, image, { x, y: y + rows * cell, size });
    frames.set(name, new Rectangle(x, y, size, size));
    frames.set(`${name}~`, new Rectangle(x, y + rows * cell, size, size));
  });
  paintGlyphs(context, rows * 2 * cell, frames);
  paintGlow(context, rows * 2 * cell + GLYPH_ROW, frames);
  return atlasOf(new ImageSource({ resource: canvas, resolution: density }), frames, density);
}

/** Draws many faint copies along the reel: a blur that needs no filter in each frame. */
function smear(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const copies = 27;
  const reach = size * 0.22;
  context.save();
  context.beginPath();
  context.rect(x, y, size, size);
  context.clip();
  for (let i = 0; i < copies; i++) {
    context.globalAlpha = 0.075;
    const shift = (i / (copies - 1) - 0.5) * 2 * reach;
    context.drawImage(image, x, y + shift, size, size);
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

/** The light behind a winning symbol and a waiting reel. */
function paintGlow(context: CanvasRenderingContext2D, top: number, frames: Map<string, Rectangle>) {
  const middle = GLOW_SIZE / 2;
  const light = context.createRadialGradient(middle, top + middle, 0, middle, top + middle, middle);
  light.addColorStop(0, 'rgb(255 255 255 / 0.9)');
  light.addColorStop(0.45, 'rgb(255 255 255 / 0.35)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  context.fillStyle = light;
  context.fillRect(0, top, GLOW_SIZE, GLOW_SIZE);
  frames.set('glow', new Rectangle(0, top, GLOW_SIZE, GLOW_SIZE));
}

function atlasOf(source: ImageSource, frames: Map<string, Rectangle>, density: number): Atlas {
  const textures = new Map<string, Texture>();
  for (const [name, frame] of frames) textures.set(name, new Texture({ source, frame }));
  const find = (name: string) => textures.get(name) ?? Texture.EMPTY;
  return {
    symbol: find,
    smeared: (name) => find(`${name}~`),
    glyph: find,
    glow: find('glow'),
    glyphHeight: GLYPH_ROW,
    density,
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}
