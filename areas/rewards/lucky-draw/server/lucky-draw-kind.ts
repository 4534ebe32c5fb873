import { Money } from '@palaro/kernel';
import type { PromotionKind } from '@palaro/promotions/server';
import type { Tx } from '@palaro/server';
import { en } from '../lucky-draw.en.ts';
import { ty } from '../lucky-draw.ty.ts';
import { expectedOf, usualOdds, type LuckyRule } from '../lucky-rule.ts';
import { readChances } from './read-chances.ts';

const PAGE = '/m/startLottery';

/** The sum of all prizes with a stock. */
const heldFor = ({ prizes }: Pick<LuckyRule, 'prizes'>): Money =>
  Money.sum(prizes.map(({ amount, stock }) => Money.of(amount) * BigInt(stock)));

/** A lucky draw (docs/domain/promotions.md §2, LUCKY_DRAW). */
export const luckyDrawKind: PromotionKind<LuckyRule> = {
  type: 'LUCKY_DRAW',
  texts: { EN: en, TY: ty },
  least: ({ usual }) => Money.of(usual),
  budgetLeast: (rule) => heldFor(rule) + Money.of(rule.usual),
  turnoverTimes: (rule) => rule.turnoverTimes,
  // It holds the prizes that are not drawn yet.
  checksBudget: true,
  conditions: (rule, say) => [
    ...rule.prizes.map(({ amount, odds, stock }) =>
      say('lucky-draw.cond_prize', { amount: Money.of(amount), odds, stock }),
    ),
    say('lucky-draw.cond_usual', { amount: Money.of(rule.usual), odds: usualOdds(rule) }),
    ...(rule.free > 0 ? [say('lucky-draw.cond_free', { free: rule.free })] : []),
    say('lucky-draw.cond_bet_for', { betFor: Money.of(rule.betFor), most: rule.most }),
    say('lucky-draw.cond_day'),
    rule.turnoverTimes === 0
      ? say('lucky-draw.cond_no_bet')
      : say('lucky-draw.cond_bet', { times: rule.turnoverTimes }),
    say('lucky-draw.cond_seeds'),
  ],
  past: {
    untold: (rule, say) => [
      say('lucky-draw.past', { expected: expectedOf(rule), most: rule.most }),
      say('lucky-draw.past_held', { held: heldFor(rule) }),
    ],
  },
  async standing(app, promotion, { member, say }) {
    if (member === null) return { go: PAGE };
    const { left, used, earned } = await readChances(app, promotion, member);
    const text = say('lucky-draw.chances_of', { left, earned });
    return {
      go: PAGE,
      progress: { percent: earned === 0 ? 0 : Math.round((used * 100) / earned), text },
    };
  },
  /** Puts the prizes out, and holds what they come to in the budget. */
  publish: (_app, tx, { id, rule }) => openLuckyDraw(tx, { id, rule }),
};

/** Puts the prizes of a lucky draw out; the budget holds them until they are drawn. */
export async function openLuckyDraw(
  tx: Tx,
  { id, rule }: { id: string; rule: LuckyRule },
): Promise<void> {
  await tx
    .insertInto('lucky_prize')
    .values(rule.prizes.map(({ stock }, place) => ({ promotion: id, place, stock })))
    .execute();
  await tx
    .updateTable('promotion')
    .set({ reserved: String(heldFor(rule)) })
    .where('id', '=', id)
    .execute();
}
