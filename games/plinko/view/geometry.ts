/**
 * Where everything is on a board, in the units of its drawing. Row `r`, from 0, has `r + 3` nails,
 * so that a marble always falls between two, and each row is half a gap wider than the last.
 */
export const BOARD = { width: 366, top: 34, tall: 318, flat: 206 } as const;
/** From this count of rows on, the bins are so narrow that their texts stand upright. */
const NARROW = 14;
/** The parts of a marble's way between two nails. */
export const STEP = 1_000;

export interface Geometry {
  rows: number;
  height: number;
  /** Between two nails of a row. */
  gap: number;
  /** Between two rows. */
  fall: number;
  nail: number;
  marble: number;
  narrow: boolean;
  bin: { top: number; width: number; height: number };
}

/** A board's measures; `height` is one of `BOARD`'s. */
export function geometryOf(rows: number, height: number): Geometry {
  const gap = (BOARD.width - 22) / (rows + 1);
  const narrow = rows >= NARROW;
  const depth = narrow ? 46 : 30;
  const top = height - depth - 12;
  return {
    rows,
    height,
    gap,
    fall: (top - BOARD.top) / (rows - 0.2),
    nail: Math.min(4, gap * 0.15),
    marble: Math.min(8.5, gap * 0.3),
    narrow,
    bin: { top, width: gap - 2.4, height: depth },
  };
}

export interface Point {
  x: number;
  y: number;
}

/** A nail; `at` counts from the left, from 0. */
export const nailAt = ({ gap, fall }: Geometry, row: number, at: number): Point => ({
  x: BOARD.width / 2 + (at - (row + 2) / 2) * gap,
  y: BOARD.top + row * fall,
});

/** The middle of a bin's upper edge. */
export const binAt = ({ rows, gap, bin }: Geometry, at: number): Point => ({
  x: BOARD.width / 2 + (at - rows / 2) * gap,
  y: bin.top,
});

/** The nail that a marble meets in a row: one of the inner ones, by the rights before it. */
export function nailMet(geometry: Geometry, bits: string, row: number): Point {
  return nailAt(geometry, row, rightsIn(bits.slice(0, row)) + 1);
}

const rightsIn = (bits: string) => bits.replace(/0/g, '').length;

/**
 * A marble's middle after `at` thousandths of its way: down to the first nail, from nail to nail in
 * small leaps, then into its bin. The whole way is `(rows + 1) · STEP`.
 */
export function marbleAt(geometry: Geometry, bits: string, at: number): Point {
  const { rows, marble, nail } = geometry;
  const step = Math.min(rows, Math.floor(at / STEP));
  const part = Math.min(1, at / STEP - step);
  const above = marble + nail;
  const stop = (row: number): Point => {
    if (row < 0) return { x: BOARD.width / 2, y: -marble };
    if (row === rows) {
      const { x, y } = binAt(geometry, rightsIn(bits));
      return { x, y: y + marble * 0.4 };
    }
    const { x, y } = nailMet(geometry, bits, row);
    return { x, y: y - above };
  };
  const from = stop(step - 1);
  const to = stop(step);
  const leap = step === 0 ? 0 : LEAP;
  const fallen = (1 + leap) * part * part - leap * part;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * fallen };
}

/** How much of the fall between two rows a marble first leaps upwards. */
const LEAP = 1.3;
