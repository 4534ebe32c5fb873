import { Money } from '@palaro/kernel';
import type { PromotionKind, Say } from '@palaro/promotions/server';
import type { ReferralRule } from '../referral-rule.ts';
import { en } from '../referral.en.ts';
import { ty } from '../referral.ty.ts';
import { budgetLeastOf, leastOf } from './referral-rules.ts';

const INVITE = '/m/inviteFriends';

/** Invited friends (docs/domain/promotions.md §8). */
export const referralKind: PromotionKind<ReferralRule> = {
  type: 'REFERRAL',
  texts: { EN: en, TY: ty },
  least: leastOf,
  budgetLeast: budgetLeastOf,
  turnoverTimes: (rule) => rule.turnoverTimes,
  conditions: (rule, say) => [...stagesIn(rule, say), ...limitsIn(rule, say)],
  past: { untold: (_rule, say) => [say('referral.past')] },
  standing: () => Promise.resolve({ go: INVITE }),
};

function stagesIn(rule: ReferralRule, say: Say): string[] {
  const invited = Money.of(rule.firstInvited);
  const more = Money.of(rule.secondReferrer);
  const cap = Money.of(rule.shareCap);
  const first = {
    days: rule.firstDays,
    deposit: Money.of(rule.firstDeposit),
    bets: Money.of(rule.firstBets),
    referrer: Money.of(rule.firstReferrer),
  };
  const second = { days: rule.secondDays, bets: Money.of(rule.secondBets) };
  return [
    invited
      ? say('referral.cond_first', { ...first, invited })
      : say('referral.cond_first_alone', first),
    ...(more ? [say('referral.cond_second', { ...second, referrer: more })] : []),
    ...(cap && Money.of(rule.sharePercent) > 0n
      ? [say('referral.cond_share', { percent: rule.sharePercent, cap })]
      : []),
  ];
}

const limitsIn = ({ holdDays, monthMost, turnoverTimes }: ReferralRule, say: Say): string[] => [
  say('referral.cond_hold', { days: holdDays }),
  say('referral.cond_month', { friends: monthMost }),
  say('referral.cond_self'),
  say('referral.cond_line'),
  turnoverTimes === 0
    ? say('referral.cond_turnover_none')
    : say('referral.cond_turnover', { times: turnoverTimes }),
  say('referral.cond_private'),
  say('referral.cond_break'),
];
