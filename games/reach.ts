import type { Ratio } from '@palaro/kernel';
import { fraction, multiply } from './fractions.ts';

/** The size of the draw `u52()`. */
export const FACES = 1n << 52n;

/**
 * A multiplier drawn so that every target returns the same (docs/domain/games.md §4.1, §4.2), in
 * hundredths of the stake: `paidBack` of a hundred are paid back, and none is above `cap`.
 */
export function reachOdds(paidBack: bigint, cap: number) {
  const chanceOf = (target: number) => fraction((paidBack * FACES) / BigInt(target), FACES);
  const returnOf = (target: number) => multiply(fraction(BigInt(target), 100n), chanceOf(target));
  return {
    /** The multiplier that a draw of `u52()` gives, from 100 on. */
    resultOf: (r: bigint) => Math.min(cap, Math.max(100, Number((paidBack * FACES) / (FACES - r)))),
    /** The exact chance that a result reaches a target above 100. */
    chanceOf,
    /** The exact return of a target: what it pays times its chance. */
    returnOf,
    /** The least return over all targets. */
    leastReturn: (): Ratio => returnOf(worstTarget(paidBack, cap)),
  };
}

/**
 * A target of `t` hundredths loses the remainder of `paidBack` · 2⁵² by `t` to the house, and a
 * remainder is below its divisor. So the search goes down from the greatest target and ends where
 * no smaller one can lose more: after some 16,000 of 100 million targets.
 */
function worstTarget(paidBack: bigint, cap: number): number {
  let worst = cap;
  let lost = 0n;
  for (let target = cap; BigInt(target) > lost + 1n; target--) {
    const remainder = (paidBack * FACES) % BigInt(target);
    if (remainder > lost) [worst, lost] = [target, remainder];
  }
  return worst;
}
