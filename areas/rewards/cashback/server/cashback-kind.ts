import { Money, plusDays, shortDecimal } from '@palaro/kernel';
import { conditionTexts, turnoverConditions } from '@palaro/missions/server';
import {
  offersReach,
  type PromotionKind,
  type Say,
  type Standing,
} from '@palaro/promotions/server';
import { en } from '../cashback.en.ts';
import type { CashbackRule } from '../cashback.rules.ts';
import { ty } from '../cashback.ty.ts';
import { cashbackPast } from './cashback-past.ts';
import { readLast, type LastPeriod } from './cashback.repository.ts';

/** Days from the first of a period to its last. */
const LAST_DAY = { day: 0, week: 6 };

/** A part of a day's or a week's loss, once it is over (docs/domain/promotions.md §2, CASHBACK). */
export const cashbackKind: PromotionKind<CashbackRule> = {
  type: 'CASHBACK',
  texts: { EN: { ...conditionTexts.EN, ...en }, TY: { ...conditionTexts.TY, ...ty } },
  least: ({ least }) => Money.of(least),
  budgetLeast: ({ cap }) => Money.of(cap),
  turnoverTimes: (rule) => rule.turnoverTimes,
  conditions(rule, say) {
    const { period, rate, least, cap, turnoverTimes } = rule;
    return [
      say(`cashback.cond_rate.${period}`, { rate: shortDecimal(rate) }),
      say('cashback.cond_bounds', { least: Money.of(least), cap: Money.of(cap) }),
      say('cashback.cond_winners'),
      productsText(rule, say),
      say(`cashback.cond_settled.${period}`),
      say('missions.cond_real'),
      say(`cashback.cond_given.${period}`),
      ...turnoverConditions({ turnoverTimes, example: Money.of(cap) }, say),
      say('missions.cond_wait'),
      say('cashback.cond_break'),
      say('missions.cond_budget'),
    ];
  },
  past: cashbackPast,
  async standing(app, { id, rule }, { member, say }): Promise<Standing> {
    if (member === null) return {};
    const [reached, last] = await Promise.all([
      offersReach(app, member),
      readLast(app.db, id, member),
    ]);
    return {
      ...(!reached && { ineligible: true }),
      ...(last && { last: lastOf(rule, last, say) }),
      ...(last?.waitsUntil && { award: { state: 'Issued', expiresAt: last.waitsUntil } }),
    };
  },
};

const productsText = ({ products }: CashbackRule, say: Say): string =>
  products.length === 0
    ? say('missions.cond_all_games')
    : say('missions.cond_product', {
        product: products.map((one) => say(`missions.product.${one}`)).join(', '),
      });

/** The cashback of a period in words. */
function lastOf({ period, least }: CashbackRule, { period: from, given }: LastPeriod, say: Say) {
  const days = { from, to: plusDays(from, LAST_DAY[period]) };
  if (given === null)
    return { ...days, text: say('cashback.last_none', { least: Money.of(least) }) };
  const { issued, ...sums } = given;
  const text = issued
    ? say('cashback.last_given', sums)
    : say('cashback.last_budget', { amount: sums.amount });
  return { ...days, text };
}
