import type { Ratio } from '@palaro/kernel';
import { add, fraction, multiply } from '../fractions.ts';
import { countOf, windowsOf, type Strips } from './reels.ts';
import { PAID_COUNTS, type PayTable, type Pays } from './wins.ts';

const NONE = fraction(0n, 1n);
export const whole = (count: number) => fraction(BigInt(count), 1n);
export const total = (parts: readonly Ratio[]) => parts.reduce(add, NONE);
export const product = (parts: readonly Ratio[]) => parts.reduce(multiply, whole(1));

/** How many stop combinations the reels have. */
export const cycleOf = (strips: Strips) => strips.reduce((all, strip) => all * strip.length, 1);

/** Stop combinations by how often a symbol is seen: the convolution of the reels' counts. */
export function combinationsOf(strips: Strips, rows: number, symbol: string): number[] {
  let combinations = [1];
  for (const windows of windowsOf(strips, rows)) {
    const next = Array.from({ length: combinations.length + rows }, () => 0);
    for (const column of windows) {
      const seen = countOf(column, symbol);
      for (const [count, ways] of combinations.entries()) {
        next[count + seen] = (next[count + seen] ?? 0) + ways;
      }
    }
    combinations = next;
  }
  const most = combinations.findLastIndex((ways) => ways > 0);
  return combinations.slice(0, most + 1);
}

/**
 * Mean coins of one line. Each row of a reel shows every strip position equally often, so the
 * line's rows do not matter.
 */
export function lineCoins(strips: Strips, payCoins: PayTable, wild: string): Ratio {
  const of = (reel: number, fits: (symbol: string) => boolean) => {
    const strip = strips[reel] ?? [];
    return fraction(BigInt(strip.filter(fits).length), BigInt(strip.length));
  };
  return total(
    Object.entries(payCoins).flatMap(([symbol, pays]) => {
      const fits = (seen: string) => seen === symbol || seen === wild;
      return PAID_COUNTS.map((count) => {
        const kept = strips.slice(0, count).map((_, reel) => of(reel, fits));
        const broken = count < strips.length ? [of(count, (seen) => !fits(seen))] : [];
        return product([whole(pays[count]), ...kept, ...broken]);
      });
    }),
  );
}

interface Awards {
  /** The chance of three, four and five scatters. */
  chance(count: 3 | 4 | 5): Ratio;
  freeSpins: Pays;
  cap: number;
}

/**
 * Mean free spins of a round by its first award: exact recursion on (spins left, spins awarded)
 * with the cap of a round.
 */
export function meanFreeSpins({ chance, freeSpins, cap }: Awards): (award: number) => Ratio {
  const states = new Map<string, Ratio>();
  const none = add(whole(1), multiply(whole(-1), total(PAID_COUNTS.map(chance))));
  const further = (left: number, awarded: number): Ratio => {
    if (left === 0) return NONE;
    const key = `${left}/${awarded}`;
    const before = states.get(key);
    if (before) return before;
    const again = PAID_COUNTS.map((count) => {
      const more = Math.min(freeSpins[count], cap - awarded);
      return multiply(chance(count), further(left - 1 + more, awarded + more));
    });
    const mean = total([whole(1), multiply(none, further(left - 1, awarded)), ...again]);
    states.set(key, mean);
    return mean;
  };
  return (award) => further(award, award);
}
