export const RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof RISKS)[number];
export const ROWS = { min: 8, max: 16 } as const;

/**
 * What the bins pay, in tenths of the stake, from the edge to the middle, for 8, 9 … 16 rows
 * (docs/domain/games.md §4.5). The other half is the same, mirrored.
 */
const HALVES: Record<PlinkoRisk, readonly (readonly number[])[]> = {
  low: [
    [42, 20, 11, 8, 8],
    [52, 24, 16, 9, 7],
    [64, 29, 16, 11, 8, 7],
    [79, 35, 20, 13, 9, 7],
    [97, 43, 23, 14, 10, 8, 7],
    [120, 52, 28, 17, 11, 8, 8],
    [145, 63, 33, 20, 13, 11, 7, 7],
    [180, 76, 40, 24, 15, 10, 8, 8],
    [220, 92, 48, 28, 18, 12, 9, 8, 7],
  ],
  medium: [
    [130, 35, 14, 6, 3],
    [190, 50, 16, 9, 4],
    [270, 69, 25, 11, 5, 4],
    [390, 97, 35, 15, 8, 3],
    [550, 135, 46, 20, 9, 5, 4],
    [800, 190, 64, 27, 11, 7, 4],
    [1100, 260, 86, 35, 16, 8, 5, 4],
    [1650, 360, 120, 48, 22, 11, 7, 3],
    [2300, 500, 160, 63, 29, 14, 7, 5, 4],
  ],
  high: [
    [310, 49, 12, 3, 1],
    [520, 78, 20, 5, 1],
    [820, 115, 29, 8, 3, 1],
    [1400, 190, 44, 13, 3, 2],
    [2250, 290, 66, 20, 7, 2, 1],
    [3900, 470, 100, 30, 11, 3, 1],
    [6400, 730, 150, 44, 15, 5, 2, 1],
    [11000, 1200, 230, 65, 22, 8, 3, 1],
    [18300, 1900, 350, 95, 32, 12, 4, 2, 1],
  ],
};

const mirrored = (half: readonly number[], rows: number) =>
  Array.from({ length: rows + 1 }, (_, bin) => half[Math.min(bin, rows - bin)] ?? 0);

/** Every board, by `risk-rows`. */
export const TABLES: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  RISKS.flatMap((risk) =>
    HALVES[risk].map((half, at) => {
      const rows = ROWS.min + at;
      return [`${risk}-${rows}`, mirrored(half, rows)];
    }),
  ),
);

export interface PlinkoParams {
  risk: PlinkoRisk;
  /** 8 … 16; a ball falls into one of `rows + 1` bins. */
  rows: number;
}

/** What the bins pay, in tenths of the stake, from left to right. Throws for no such board. */
export function tableOf({ risk, rows }: PlinkoParams): readonly number[] {
  const table = TABLES[`${risk}-${rows}`];
  if (!table) throw new RangeError(`plinko has no board ${risk}-${rows}`);
  return table;
}
