import type { Ratio } from '@palaro/kernel';
import { add, choose, fraction, multiply, varianceOf } from '../fractions.ts';
import { DRAWN, NUMBERS, tableOf, type KenoRisk } from './tables.ts';

const NOTHING = fraction(0n, 1n);

/** The exact chance of a count of hits: C(10, h) · C(30, k − h) / C(40, k). */
export const chanceOf = (picks: number, hits: number): Ratio =>
  fraction(choose(DRAWN, hits) * choose(NUMBERS - DRAWN, picks - hits), choose(NUMBERS, picks));

/** The exact return of a count of picks. */
export const returnOf = (risk: KenoRisk, picks: number): Ratio =>
  tableOf(risk, picks)
    .map((tenths, hits) => multiply(fraction(BigInt(tenths), 10n), chanceOf(picks, hits)))
    .reduce(add, NOTHING);

/** The exact chance that a round pays anything. */
export const chanceOfPay = (risk: KenoRisk, picks: number): Ratio =>
  tableOf(risk, picks)
    .map((tenths, hits) => (tenths > 0 ? chanceOf(picks, hits) : NOTHING))
    .reduce(add, NOTHING);

/** The variance of a round's return in stakes. */
export const varianceIn = (risk: KenoRisk, picks: number): number =>
  varianceOf(
    tableOf(risk, picks).map((tenths, hits) => ({
      chance: chanceOf(picks, hits),
      times: tenths / 10,
    })),
  );
