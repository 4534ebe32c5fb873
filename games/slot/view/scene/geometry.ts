/** The stage's units: the reels and some air beside them (docs/domain/games.md §9). */
export interface Grid {
  reels: number;
  rows: number;
  cellW: number;
  cellH: number;
  /** Side of a symbol's drawing; it may reach a little over its cell. */
  symbol: number;
  width: number;
  height: number;
}

/** Cells of a slot: five narrow reels or three wide ones; lower cells if there are many rows. */
export function gridOf(reels: number, rows: number): Grid {
  const narrow = rows > 3 ? [132, 128, 130] : [132, 156, 138];
  const [cellW = 0, cellH = 0, symbol = 0] = reels > 3 ? narrow : [196, 178, 172];
  return { reels, rows, cellW, cellH, symbol, width: reels * cellW, height: rows * cellH };
}

/** Width of the cabinet's frame around the reels. */
export const FRAME = 22;
const AIR = 60;
/** Room above the cabinet for the lanterns and the counter of a feature. */
const HEAD_H = 74;
/** Space below the cabinet, where the win's plate hangs. */
const FOOT_H = 34;
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
export function layoutOf(grid: Grid, width: number, height: number): Layout {
  const tall = height / width >= 0.95;
  const needed = grid.height + 2 * FRAME + HEAD_H + FOOT_H + (tall ? SIGN_H : 0);
  const scale = Math.min(width / (grid.width + AIR), height / needed);
  const x = (width - grid.width * scale) / 2;
  const spare = height - needed * scale;
  const top = spare * 0.42 + (HEAD_H + FRAME + (tall ? SIGN_H : 0)) * scale;
  return { scale, x, y: top, sign: signOf({ grid, width, tall, scale, x, top }) };
}

interface SignRoom {
  grid: Grid;
  width: number;
  tall: boolean;
  scale: number;
  x: number;
  top: number;
}

function signOf({ grid, width, tall, scale, x, top }: SignRoom): Layout['sign'] {
  const cabinetTop = top - (FRAME + HEAD_H) * scale;
  if (tall) {
    const fit = Math.min(scale * 1.4, cabinetTop / 200, width / 480);
    return { x: width / 2, y: cabinetTop - (SIGN_H / 2) * fit, scale: fit };
  }
  const side = x - FRAME * scale;
  if (side < 190) return null;
  const fit = Math.min(scale * 1.1, side / 440);
  return { x: side / 2, y: cabinetTop + (HEAD_H + FRAME + grid.height * 0.3) * scale, scale: fit };
}

/** The middle of a cell in stage units, measured from the reels' upper left corner. */
export const cellCentre = ({ cellW, cellH }: Grid, reel: number, row: number) => ({
  x: reel * cellW + cellW / 2,
  y: row * cellH + cellH / 2,
});
