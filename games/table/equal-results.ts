import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { compare, fraction } from '../fractions.ts';

/** A table whose results are all equally likely, so that counting each of them once is exact. */
export interface EqualResults<Result> {
  zones: readonly string[];
  results: readonly Result[];
  /** What a zone returns on a result, stake included, in hundredths of the stake. */
  hundredthsOf(zone: string, result: Result): number;
}

/** The exact return of a zone, as a part of its stake. */
export function returnOf<Result>(table: EqualResults<Result>, zone: string): Ratio {
  const { results, hundredthsOf } = table;
  const total = results.reduce((sum, result) => sum + hundredthsOf(zone, result), 0);
  return fraction(BigInt(total), 100n * BigInt(results.length));
}

/** The exact chance that a zone returns anything. */
export function chanceOf<Result>(table: EqualResults<Result>, zone: string): Ratio {
  const { results, hundredthsOf } = table;
  const won = results.filter((result) => hundredthsOf(zone, result) > 0);
  return fraction(BigInt(won.length), BigInt(results.length));
}

/** A bet's return lies between those of its zones; how often it wins depends on the zones. */
export function equalSheet<Result>(table: EqualResults<Result>): GameSheet {
  const { zones, results, hundredthsOf } = table;
  const returns = zones.map((zone) => returnOf(table, zone)).sort(compare);
  const none = fraction(0n, 1n);
  const most = zones.flatMap((zone) => results.map((result) => hundredthsOf(zone, result)));
  return {
    rtp: { least: returns[0] ?? none, greatest: returns.at(-1) ?? none },
    hitFrequency: null,
    maxWin: fraction(BigInt(Math.max(...most)), 100n),
  };
}
