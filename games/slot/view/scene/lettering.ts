import { ImageSource, Texture } from 'pixi.js';
import { LETTER_OUTLINE, LETTERS, type LetterFill } from './palette.ts';

const FAMILY = '"Bricolage Grotesque", system-ui, sans-serif';
const fontOf = (size: number) => `800 ${size}px ${FAMILY}`;

/** Waits a moment at most for the title font: the stage is readable in the fallback too. */
export async function lettersReady(): Promise<void> {
  const slow = new Promise<void>((done) => setTimeout(done, 1_500));
  const loaded = document.fonts?.load(fontOf(40), 'Aa ₱0');
  await Promise.race([loaded, slow]).catch(() => undefined);
}

/** A new canvas with its drawing context; throws if the browser gives none. */
export function paper(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no 2d drawing context');
  return { canvas, context };
}

export interface Lettering {
  size: number;
  fill: LetterFill;
}

export function widthOf(context: CanvasRenderingContext2D, text: string, size: number): number {
  context.font = fontOf(size);
  return context.measureText(text).width;
}

/** Paints text like a hand-painted sign: dark outline, shade below, light from above. */
export function paintText(
  context: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number },
  { size, fill }: Lettering,
) {
  const paint = context.createLinearGradient(0, at.y - size * 0.42, 0, at.y + size * 0.4);
  LETTERS[fill].forEach((colour, i) => paint.addColorStop(i / 2, colour));
  context.font = fontOf(size);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.2;
  context.strokeStyle = LETTER_OUTLINE;
  context.strokeText(text, at.x, at.y + size * 0.05);
  context.lineWidth = size * 0.13;
  context.strokeText(text, at.x, at.y);
  context.fillStyle = paint;
  context.fillText(text, at.x, at.y);
}

/** A new texture for words; its owner destroys it with `destroy(true)`. */
export function wordTexture(text: string, lettering: Lettering, density: number): Texture {
  const { size } = lettering;
  const probe = paper(1, 1);
  const width = widthOf(probe.context, text, size) + size * 0.4;
  const height = size * 1.4;
  const { canvas, context } = paper(width * density, height * density);
  context.scale(density, density);
  paintText(context, text, { x: size * 0.2, y: height / 2 }, lettering);
  return textureOf(canvas, density);
}

/** Wraps a painted canvas; `density` is its pixels per stage unit. */
export function textureOf(canvas: HTMLCanvasElement, density: number): Texture {
  return new Texture({ source: new ImageSource({ resource: canvas, resolution: density }) });
}
