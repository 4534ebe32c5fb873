/** The stage's units: a portrait sheet 720 wide (docs/domain/games.md §9), scaled to the screen. */
export const REELS = 5;
export const ROWS = 3;
export const CELL_W = 132;
export const CELL_H = 156;
export const SYMBOL_SIZE = 138;
export const REELS_W = REELS * CELL_W;
export const REELS_H = ROWS * CELL_H;
/** Width of the cabinet's frame around the reels. */
export const FRAME = 22;
const SHEET_W = 720;
const CABINET_H = REELS_H + 2 * FRAME;
/** Room above the cabinet for the lanterns and the counter of free spins. */
const HEAD_H = 74;
/** Space below the cabinet. */
const FOOT_H = 14;
const SIGN_H = 150;

/** Positions in CSS pixels of the stage element; `scale` converts stage units to pixels. */
export interface Layout {
  scale: number;
  /** Upper left corner of the reels. */
  x: number;
  y: number;
  /** The middle of the sign and its scale, or `null` if there is no room for it. */
  sign: { x: number; y: number; scale: number } | null;
}

/**
 * Fits the cabinet into a stage of `width` × `height` CSS pixels. Tall stages have the sign above
 * it, wide ones beside it; a stage too small for both has no sign.
 */
export function layoutOf(width: number, height: number): Layout {
  const tall = height / width >= 0.95;
  const needed = CABINET_H + HEAD_H + FOOT_H + (tall ? SIGN_H : 0);
  const scale = Math.min(width / SHEET_W, height / needed);
  const x = (width - REELS_W * scale) / 2;
  const spare = height - needed * scale;
  const top = spare * 0.42 + (HEAD_H + FRAME + (tall ? SIGN_H : 0)) * scale;
  return { scale, x, y: top, sign: signOf({ width, tall, scale, x, top }) };
}

interface SignRoom {
  width: number;
  tall: boolean;
  scale: number;
  x: number;
  top: number;
}

function signOf({ width, tall, scale, x, top }: SignRoom): Layout['sign'] {
  const cabinetTop = top - (FRAME + HEAD_H) * scale;
  if (tall) {
    const fit = Math.min(scale * 1.4, cabinetTop / 200, width / 480);
    return { x: width / 2, y: cabinetTop - (SIGN_H / 2) * fit, scale: fit };
  }
  const side = x - FRAME * scale;
  if (side < 190) return null;
  const fit = Math.min(scale * 1.1, side / 400);
  return { x: side / 2, y: cabinetTop + (HEAD_H + FRAME + REELS_H * 0.3) * scale, scale: fit };
}

/** The middle of a cell in stage units, measured from the reels' upper left corner. */
export const cellCentre = (reel: number, row: number) => ({
  x: reel * CELL_W + CELL_W / 2,
  y: row * CELL_H + CELL_H / 2,
});
