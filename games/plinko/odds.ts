import type { Ratio } from '@palaro/kernel';
import { add, choose, fraction, varianceOf } from '../fractions.ts';
import { tableOf, type PlinkoParams } from './tables.ts';

const NOTHING = fraction(0n, 1n);

/** The exact chance of a bin: the ways to it, of the ways to all (docs/domain/games.md §4.5). */
export const chanceOf = (rows: number, bin: number): Ratio =>
  fraction(choose(rows, bin), 1n << BigInt(rows));

/** The exact return of a board, counted over all ways of a ball. */
export const returnOf = (board: PlinkoParams): Ratio =>
  tableOf(board)
    .map((tenths, bin) =>
      fraction(BigInt(tenths) * choose(board.rows, bin), 10n << BigInt(board.rows)),
    )
    .reduce(add, NOTHING);

/** The exact chance that a ball pays more than the stake. */
export const chanceAboveStake = (board: PlinkoParams): Ratio =>
  tableOf(board)
    .map((tenths, bin) => (tenths > 10 ? chanceOf(board.rows, bin) : NOTHING))
    .reduce(add, NOTHING);

/** The variance of a round's return in stakes. */
export const varianceIn = (board: PlinkoParams): number =>
  varianceOf(
    tableOf(board).map((tenths, bin) => ({
      chance: chanceOf(board.rows, bin),
      times: tenths / 10,
    })),
  );
