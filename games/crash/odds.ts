import { reachOdds } from '../reach.ts';
import { fraction, stepVariance, varianceOf } from '../fractions.ts';
import { AUTO_HUNDREDTHS, type CrashOutcome, type CrashParams } from './card.ts';

/** Hundredths that are paid back (docs/domain/games.md §4.1). */
export const PAID_BACK = 97n;
export const { resultOf, chanceOf, returnOf, leastReturn } = reachOdds(
  PAID_BACK,
  AUTO_HUNDREDTHS.max,
);

/**
 * The variance of a bet's return in stakes. A target that the player did not leave by hand is a
 * plan, whose variance is known beforehand. Without one he decides at each hundredth whether to
 * stay: what counts is how far he dared to go, up to the hundredth that ended the flight.
 */
export function varianceIn({ auto, cashOut }: CrashParams, { crash, at }: CrashOutcome): number {
  if (auto !== null && (cashOut === null || cashOut >= auto))
    return varianceOf([{ chance: chanceOf(auto), times: auto / 100 }]);
  return varianceUpTo(at ?? Math.min(crash + 1, AUTO_HUNDREDTHS.max));
}

/** From 97 hundredths to 101, then one after another: staying at `h` adds `h / 10⁴`. */
function varianceUpTo(last: number): number {
  const { min } = AUTO_HUNDREDTHS;
  const first = stepVariance(Number(PAID_BACK) / 100, fraction(PAID_BACK, BigInt(min)));
  return first + (last * (last - 1) - min * (min - 1)) / 2 / 10_000;
}
