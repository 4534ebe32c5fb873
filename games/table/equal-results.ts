import type { Ratio } from '@palaro/kernel';
import { fraction } from '../fractions.ts';

/** A table whose results are all equally likely, so that counting each of them once is exact. */
export interface EqualResults<Result> {
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
