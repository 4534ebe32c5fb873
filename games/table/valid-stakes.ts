import { Money, type Ratio } from '@palaro/kernel';
import { compare, fraction } from '../fractions.ts';

/** A zone with a stake on it, and what it paid back; decimal strings. */
export interface ZonePaid {
  zone: string;
  stake: string;
  payout: string;
}

/** Stakes that cover more of a round's outcomes count no turnover (docs/domain/ledger.md §8). */
const MOST_COVERED = fraction(70n, 100n);

/**
 * The part of a bet's stakes that counts as turnover (docs/domain/ledger.md §8). `covered` is the
 * chance that any zone wins on which the player has a stake in the round, in this bet or another.
 * A stake that came back is a push and counts nothing; of one that came back in part, the lost part
 * counts.
 */
export function validStakes(zones: readonly ZonePaid[], covered: Ratio): Money {
  if (compare(covered, MOST_COVERED) > 0) return Money.zero;
  return Money.sum(zones.map(validStake));
}

function validStake(zone: ZonePaid): Money {
  const stake = Money.of(zone.stake);
  const payout = Money.of(zone.payout);
  return payout > stake ? stake : stake - payout;
}
