import type { Ratio } from '@palaro/kernel';
import { choose, fraction, stepVariance } from '../fractions.ts';
import { CELLS } from './card.ts';

/** Of 100 staked, 97 come back before the multiplier is cut to hundredths. */
const PAID_BACK = 97n;
/** A pick that would pay more does not exist (docs/domain/games.md §4.4), in hundredths. */
export const MOST_HUNDREDTHS = 2_500_000;

/** What `picks` safe picks among so many mines pay, in hundredths of the stake, cut once. */
export function multiplierAt(mines: number, picks: number): number {
  if (picks === 0) return 0;
  const ways = choose(CELLS - mines, picks);
  return ways === 0n ? Infinity : Number((PAID_BACK * choose(CELLS, picks)) / ways);
}

/** The chance that `picks` picks are all safe. */
export const chanceOf = (mines: number, picks: number): Ratio =>
  fraction(choose(CELLS - mines, picks), choose(CELLS, picks));

/** How many picks a round has at most; after the last one it cashes out by itself. */
export function mostPicks(mines: number): number {
  let picks = 0;
  while (multiplierAt(mines, picks + 1) <= MOST_HUNDREDTHS) picks++;
  return picks;
}

/** What so many picks, the last of which may have hit, add up to in variance of the return. */
export function varianceOfPicks(mines: number, picks: number): number {
  let sum = 0;
  for (let safe = 0; safe < picks; safe++) {
    const left = CELLS - safe;
    const value = multiplierAt(mines, safe) || Number(PAID_BACK);
    sum += stepVariance(value / 100, fraction(BigInt(left - mines), BigInt(left)));
  }
  return sum;
}
