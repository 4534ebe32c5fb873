import { Money } from '@palaro/kernel';
import type { PromotionKind, Say, Standing } from '@palaro/promotions/server';
import { en } from '../offers.en.ts';
import { ty } from '../offers.ty.ts';
import { bonusOf, turnoverWith, type DepositRule, type DepositType } from './deposit-rule.ts';
import { offerPast } from './offer-past.ts';
import { readStanding } from './offer-standing.ts';

/** The bonus of the smallest deposit: what an open offer must still be able to pay. */
const least = (rule: DepositRule): Money => bonusOf(rule, Money.of(rule.least)) ?? 0n;

const kindOf = (type: DepositType): PromotionKind<DepositRule> => ({
  type,
  texts: { EN: en, TY: ty },
  least,
  budgetLeast: (rule) => Money.of(rule.cap),
  turnoverTimes: (rule) => rule.turnoverTimes,
  conditions: (rule, say) => conditionsOf(type, rule, say),
  past: offerPast(type),
  async standing(app, { id }, { member }): Promise<Standing> {
    const go = `/m/voucherCenter?promo=${id}`;
    if (member === null) return { go };
    const standing = await readStanding(app, member, { id, kind: type });
    if (standing === 'joined') return { joined: true };
    if (standing === 'taken') return { claimed: true };
    return standing === 'past' ? { ineligible: true } : { go };
  },
});

/** Offers for the first deposit, and for one deposit a day. */
export const DEPOSIT_KINDS: Record<DepositType, PromotionKind<DepositRule>> = {
  FIRST_DEPOSIT: kindOf('FIRST_DEPOSIT'),
  DEPOSIT: kindOf('DEPOSIT'),
};

function conditionsOf(type: DepositType, rule: DepositRule, say: Say): string[] {
  const from = Money.of(rule.least);
  const bonus = least(rule);
  return [
    say(type === 'FIRST_DEPOSIT' ? 'offers.first' : 'offers.daily'),
    say('offers.bonus', { percent: rule.percent, cap: Money.of(rule.cap), least: from }),
    say('offers.choose'),
    rule.turnoverTimes === 0
      ? say('offers.no_turnover')
      : say('offers.turnover', {
          times: rule.turnoverTimes,
          least: from,
          bonus,
          required: turnoverWith(rule, from, bonus),
        }),
    say('offers.in_time'),
    say('offers.once'),
    say('offers.budget'),
  ];
}
