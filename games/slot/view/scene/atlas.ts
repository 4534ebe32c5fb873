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
  /** Paints the smeared symbols and the glyphs, which are blank before; once. */
  complete(): void;
  destroy(): void;
}

interface Cell {
  name: string;
  x: number;
  y: number;
}

/**
 * Rasterises the symbols' pictures at `density` pixels per stage unit. What resting reels do not
 * show is painted by `complete`, so that the first frame need not wait for it.
 */
export function makeAtlas(pictures: Pictures, size: number, density: number): Atlas {
  const cell = size + GAP;
  const rows = Math.ceil(pictures.size / COLUMNS);
  const width = Math.max(COLUMNS * cell, 1_000);
  const height = rows * 2 * cell + GLYPH_ROW + GLOW_SIZE;
  const { canvas, context } = paper(width * density, height * density);
  context.scale(density, density);
  const frames = new Map<string, Rectangle>();
  const cells = [...pictures.keys()].map((name, i): Cell => {
    const at = { name, x: (i % COLUMNS) * cell, y: Math.floor(i / COLUMNS) * cell };
    frames.set(name, new Rectangle(at.x, at.y, size, size));
    frames.set(smearOf(name), new Rectangle(at.x, at.y + rows * cell, size, size));
    return at;
  });
  for (const { name, x, y } of cells) {
    const image = pictures.get(name);
    if (image) context.drawImage(image, x, y, size, size);
  }
  const glyphs = glyphsAt(context, rows * 2 * cell);
  for (const { char, x, y, width: wide } of glyphs)
    frames.set(char, new Rectangle(x, y, wide, GLYPH_ROW));
  paintGlow(context, rows * 2 * cell + GLYPH_ROW, frames);
  const source = new ImageSource({ resource: canvas, resolution: density });
  let whole = false;
  return {
    ...atlasOf(source, frames, density),
    complete() {
      if (whole) return;
      whole = true;
      smearAll(context, cells, { size, down: rows * cell, density });
      for (const glyph of glyphs) paintGlyph(context, glyph);
      source.update();
    },
  };
}

const smearOf = (name: string) => `${name}~`;

/**
 * Draws many faint copies of each symbol along the reel, `down` below it: a blur that needs no
 * filter in each frame. Copies its pixels, because drawing a picture's shapes takes far longer.
 */
function smearAll(
  context: CanvasRenderingContext2D,
  cells: readonly Cell[],
  { size, down, density }: { size: number; down: number; density: number },
) {
  const painted = paper(context.canvas.width, down * density);
  painted.context.drawImage(context.canvas, 0, 0);
  const copies = 27;
  const reach = size * 0.22;
  const side = size * density;
  for (const { x, y } of cells) {
    context.save();
    context.beginPath();
    context.rect(x, y + down, size, size);
    context.clip();
    context.globalAlpha = 0.075;
    for (let i = 0; i < copies; i++) {
      const top = y + down + (i / (copies - 1) - 0.5) * 2 * reach;
      const from = x * density;
      const to = y * density;
      context.drawImage(painted.canvas, from, to, side, side, x, top, size, size);
    }
    context.restore();
  }
}

interface Glyph {
  char: string;
  x: number;
  y: number;
  width: number;
}

/** Where the glyphs will stand, in a row. */
function glyphsAt(context: CanvasRenderingContext2D, y: number): Glyph[] {
  let next = 0;
  return Array.from(GLYPHS).map((char) => {
    const x = next;
    const width = widthOf(context, char, GLYPH_SIZE) + 12;
    next += width + 2;
    return { char, x, y, width };
  });
}

const paintGlyph = (context: CanvasRenderingContext2D, { char, x, y }: Glyph) =>
  paintText(context, char, { x: x + 6, y: y + GLYPH_ROW / 2 }, { size: GLYPH_SIZE, fill: 'gold' });

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

function atlasOf(
  source: ImageSource,
  frames: Map<string, Rectangle>,
  density: number,
): Omit<Atlas, 'complete'> {
  const textures = new Map<string, Texture>();
  for (const [name, frame] of frames) textures.set(name, new Texture({ source, frame }));
  const find = (name: string) => textures.get(name) ?? Texture.EMPTY;
  return {
    symbol: find,
    smeared: (name) => find(smearOf(name)),
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
