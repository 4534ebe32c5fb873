/** What the sea shows at one moment. */
export interface Scene {
  /** The multiplier in hundredths. */
  at: number;
  /** `broken`: the wave has broken, and `since` counts the milliseconds from then. */
  phase: 'harbour' | 'flight' | 'broken';
  since: number;
  /** Milliseconds that move water, lanterns and sparks; it stands still where calm is wanted. */
  ms: number;
}

/** Size of the picture in CSS pixels. */
export interface Size {
  w: number;
  h: number;
}

export type Pen = CanvasRenderingContext2D;

/** How long the wave takes to fall. */
export const BREAK_MS = 1_100;

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));
export const mix = (a: number, b: number, part: number) => a + (b - a) * part;

/** How far night has fallen: none at 1×, whole from 10× on. */
export const nightAt = (at: number) => clamp(Math.log10(at / 100));

/** A fixed number 0 … 1 for a place in a row, so that stars and sparks stay where they are. */
export const scatter = (i: number, salt: number) => {
  const x = Math.sin(i * 12.9898 + salt * 78.233) * 43_758.5453;
  return x - Math.floor(x);
};

/** Mixes two colours of six hexadecimal digits. */
export function blend(a: string, b: string, part: number): string {
  const at = (colour: string, i: number) => parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
  const [r, g, blue] = [0, 1, 2].map((i) => Math.round(mix(at(a, i), at(b, i), part)));
  return `rgb(${r},${g},${blue})`;
}
