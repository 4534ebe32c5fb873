import { Money } from '@palaro/kernel';
import type { LuckyRule } from '../lucky-rule.ts';

/** Chances of a day: how many came to be, and the bets that are missing to the next. */
export interface Chances {
  earned: number;
  left: number;
  /** Null where the day has no more. */
  missing: Money | null;
}

/**
 * Chances of a day (docs/domain/promotions.md §2, LUCKY_DRAW): the free ones, and one more for each
 * full `betFor` of the day's valid bets, up to the day's most. A bet that is voided afterwards
 * takes no draw back that was made.
 */
export function chancesOf(
  { free, betFor, most }: Pick<LuckyRule, 'free' | 'betFor' | 'most'>,
  { bets, used }: { bets: Money; used: number },
): Chances {
  const each = Money.of(betFor);
  const full = bets > 0n ? bets / each : 0n;
  const earned = Math.min(most, free + Number(full > BigInt(most) ? BigInt(most) : full));
  const missing = earned < most ? each * (full + 1n) - (bets > 0n ? bets : 0n) : null;
  return { earned, left: Math.max(0, earned - used), missing };
}
