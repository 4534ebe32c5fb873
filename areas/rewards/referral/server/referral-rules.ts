import { Money, plusDays } from '@palaro/kernel';
import type { ReferralRule } from '../referral-rule.ts';

/** An invited member as far as the stages look at him. Days are the site's. */
export interface FriendPlay {
  /** The day on which he registered. */
  registered: string;
  kycLevel: number;
  deposit: { amount: Money; day: string } | null;
  /** Valid bets within the days of each stage. */
  firstBets: Money;
  secondBets: Money;
}

/** Verification that the first stage needs. */
const STAGE_KYC = 2;

/** The last days on which play counts for each stage: so many days after the registration's. */
export const lastDays = ({ firstDays, secondDays }: ReferralRule, registered: string) => ({
  first: plusDays(registered, firstDays),
  second: plusDays(registered, secondDays),
});

/** The stages that are reached (docs/domain/promotions.md §8). The second needs the first. */
export function stagesReached(
  rule: ReferralRule,
  friend: FriendPlay,
  before: { first: boolean },
): { first: boolean; second: boolean } {
  const { first: lastDay } = lastDays(rule, friend.registered);
  const { deposit } = friend;
  const paidIn =
    deposit !== null && deposit.amount >= Money.of(rule.firstDeposit) && deposit.day <= lastDay;
  const first =
    before.first ||
    (friend.kycLevel >= STAGE_KYC && paidIn && friend.firstBets >= Money.of(rule.firstBets));
  return { first, second: first && friend.secondBets >= Money.of(rule.secondBets) };
}

/** Percent with four decimals, as units of 1/10,000 of a percent. */
const PERCENT = 1_000_000n;

/** A month's share of the friends' valid bets, cut to four decimals and capped. */
export function shareOf({ sharePercent, shareCap }: ReferralRule, bets: Money): Money {
  const share = bets > 0n ? (bets * Money.of(sharePercent)) / PERCENT : 0n;
  const cap = Money.of(shareCap);
  return (share < cap ? share : cap) as Money;
}

/** The smallest sum that an open promotion must still be able to pay: one friend's first stage. */
export const leastOf = ({ firstReferrer, firstInvited }: ReferralRule): Money =>
  Money.sum([Money.of(firstReferrer), Money.of(firstInvited)]);

/** The smallest budget: one friend through all stages. */
export const budgetLeastOf = (rule: ReferralRule): Money =>
  Money.sum([leastOf(rule), Money.of(rule.secondReferrer)]);
