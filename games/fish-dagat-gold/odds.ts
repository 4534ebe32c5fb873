import type { FairDraw } from '@palaro/fairness';
import type { Ratio } from '@palaro/kernel';
import { add, compare, fraction, multiply } from '../fractions.ts';
import type { GameSheet } from '../contract.ts';
import { CRAB_PRIZES, CRAB_WEIGHTS, EEL, TARGETS, type Target } from './targets.ts';

const WORDS = 1n << 32n;

/**
 * Draw script of a hit: one `u32()`; a caught crab then reads `weighted(8, 4, 2, 1, 1)`, a caught
 * eel `int(7)`. Returns the multiple that is paid, 0 where the target gets away. Nothing but the
 * target decides: no earlier shot, no seat, no bullet.
 */
export function timesOf({ id, times, threshold }: Target, draw: FairDraw): number {
  if (draw.u32() >= threshold) return 0;
  if (times !== null) return times;
  return id === 'paputok-crab'
    ? (CRAB_PRIZES[draw.weighted(CRAB_WEIGHTS)] ?? 0)
    : EEL.base + EEL.link * draw.int(EEL.links);
}

/** The exact chance that a hit catches the target. */
export const chanceOf = ({ threshold }: Target): Ratio => fraction(BigInt(threshold), WORDS);

const mean = (prizes: readonly number[], weights: readonly number[]): Ratio => {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  return prizes.map((prize, i) => fraction(BigInt(prize * (weights[i] ?? 0)), total)).reduce(add);
};

const eelPrizes = Array.from({ length: EEL.links }, (_, k) => EEL.base + EEL.link * k);

/** The exact mean of what a caught target pays, in bullets. */
export function meanTimes({ id, times }: Target): Ratio {
  if (times !== null) return fraction(BigInt(times), 1n);
  return id === 'paputok-crab'
    ? mean(CRAB_PRIZES, CRAB_WEIGHTS)
    : mean(
        eelPrizes,
        eelPrizes.map(() => 1),
      );
}

/** The exact return of a bullet that hits the target. */
export const returnOf = (target: Target): Ratio => multiply(chanceOf(target), meanTimes(target));

/** The most that a caught target pays, in bullets. */
export const mostTimes = ({ id, times }: Target): number =>
  times ?? Math.max(...(id === 'paputok-crab' ? CRAB_PRIZES : eelPrizes));

let known: GameSheet | undefined;

/** The return of the worst and of the best target; it is the same to a part in ten million. */
export function fishSheet(): GameSheet {
  if (known) return known;
  const returns = TARGETS.map(returnOf).sort(compare);
  const least = returns[0];
  const greatest = returns.at(-1);
  if (!least || !greatest) throw new Error('there is no target');
  const maxWin = fraction(BigInt(Math.max(...TARGETS.map(mostTimes))), 1n);
  known = { rtp: { least, greatest }, hitFrequency: null, maxWin };
  return known;
}
