import { int, object, positiveMoney, text, unsignedMoney, type Static } from '@palaro/api';
import { turnoverTimesField } from '@palaro/promotions/console-api';

const days = (max: number) => int({ min: 1, max });

/** The fields of the stage table (docs/domain/promotions.md §8). Money is a decimal. */
export const referralRuleFields = () => ({
  /** First stage: least first deposit, valid bets, and the days from registration for both. */
  firstDeposit: positiveMoney(),
  firstBets: positiveMoney(),
  firstDays: days(90),
  firstReferrer: positiveMoney(),
  firstInvited: unsignedMoney(),
  /** Second stage: total valid bets, and the days from registration. */
  secondBets: positiveMoney(),
  secondDays: days(365),
  secondReferrer: unsignedMoney(),
  /** Days that an earned sum is held before it is paid. */
  holdDays: int({ min: 0, max: 60 }),
  /** Share of the friends' valid bets, each month, in percent with four decimals. */
  sharePercent: text({ pattern: '^[01]\\.\\d{4}$' }),
  shareCap: unsignedMoney(),
  /** Friends of one referrer who are paid for in a month, at most. */
  monthMost: int({ min: 1, max: 1_000 }),
  turnoverTimes: turnoverTimesField(),
});

const referralRule = object(referralRuleFields());
/** The rule of a referral promotion. */
export type ReferralRule = Static<typeof referralRule>;

/** The table of docs/domain/promotions.md §8. */
export const USUAL_RULE: ReferralRule = {
  firstDeposit: '200.0000',
  firstBets: '1000.0000',
  firstDays: 30,
  firstReferrer: '50.0000',
  firstInvited: '20.0000',
  secondBets: '50000.0000',
  secondDays: 90,
  secondReferrer: '150.0000',
  holdDays: 7,
  sharePercent: '0.0500',
  shareCap: '2000.0000',
  monthMost: 30,
  turnoverTimes: 1,
};
