export const RISKS = ['classic', 'high'] as const;
export type KenoRisk = (typeof RISKS)[number];
export const NUMBERS = 40;
export const DRAWN = 10;
export const PICKS = { min: 1, max: 10 } as const;

/**
 * What 0, 1, 2 … hits pay, in tenths of the stake, for 1, 2 … 10 picks (docs/domain/games.md §4.6).
 */
export const TABLES: Record<KenoRisk, readonly (readonly number[])[]> = {
  classic: [
    [0, 39],
    [0, 17, 54],
    [0, 9, 33, 97],
    [0, 10, 11, 59, 230],
    [0, 0, 16, 45, 150, 480],
    [0, 0, 9, 33, 81, 300, 1000],
    [0, 0, 0, 26, 75, 240, 600, 2400],
    [0, 0, 0, 17, 46, 140, 400, 1150, 3450],
    [0, 0, 0, 13, 31, 76, 250, 890, 2550, 6350],
    [0, 0, 0, 11, 15, 62, 185, 620, 1850, 3700, 12300],
  ],
  high: [
    [0, 39],
    [0, 0, 167],
    [0, 0, 0, 794],
    [0, 0, 0, 99, 2502],
    [0, 0, 0, 45, 455, 4500],
    [0, 0, 0, 0, 117, 3247, 8600],
    [0, 0, 0, 0, 72, 831, 4150, 10350],
    [0, 0, 0, 0, 43, 289, 1950, 5800, 9650],
    [0, 0, 0, 0, 30, 109, 900, 4000, 8000, 10000],
    [0, 0, 0, 0, 20, 79, 350, 1500, 5000, 7950, 9950],
  ],
};

/** What each count of hits pays, in tenths of the stake; empty for a count that is not offered. */
export const tableOf = (risk: KenoRisk, picks: number): readonly number[] =>
  TABLES[risk][picks - 1] ?? [];
