import { hasBonusBlock } from '@palaro/accounts/server';
import { int, memberId, object, positiveMoney } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  memberFact,
  moneyFact,
  NO_FACT,
  refuse,
  textFact,
  type App,
  type Operator,
} from '@palaro/server';
import { balanceFacts, requireCash } from '@palaro/wallet/server';
import { awardsTopic } from '../promotions.api.ts';
import { TURNOVER_TIMES_MAX } from '../promotions.limits.ts';
import { issueAwards } from './issue-awards.ts';

/**
 * Gives one member an award by hand: nobody does it alone (docs/domain/operator-console.md §3,
 * bonus by hand). It waits to be claimed; the money moves then.
 */
export const awardChange = defineChangeKind({
  name: 'award.give',
  payload: object({
    member: memberId(),
    amount: positiveMoney(),
    turnoverTimes: int({ min: 0, max: TURNOVER_TIMES_MAX }),
  }),
  concerns: 'payment',
  approve: 'change.approve.money',
  subject: ({ member }) => `member:${member}`,
  async before(app, tx, { member }) {
    await requireCash(app, member);
    if (await hasBonusBlock(tx, member)) throw refuse('promo.not_eligible');
    return {};
  },
  after: ({ amount, turnoverTimes }) => ({ amount, turnoverTimes }),
  facts: async (app, _tx, { member, amount }) => ({
    member: memberFact(member),
    amount: moneyFact(Money.of(amount)),
    turnoverTimes: COMPARED,
    from: textFact(app.site.settings['site.name']),
    to: memberFact(member),
    ...(await balanceFacts(app, member, Money.of(amount))),
    order: NO_FACT,
  }),
  async apply(app, tx, { id, payload: { member, amount, turnoverTimes } }) {
    await issueAwards(app, tx, [
      {
        member,
        kind: 'gift',
        promotion: 'MANUAL',
        transaction: `gift/${id}`,
        amount: Money.of(amount),
        turnoverTimes,
      },
    ]);
  },
  applied: (app, { payload }) => Promise.resolve(app.push.publish(awardsTopic, {}, payload.member)),
});

interface Draft {
  member: string;
  amount: string;
  turnoverTimes: number;
  reason: string;
}

/** Asks for it. Refuses `not_found`, `account.trial`, `promo.not_eligible` and as asking does. */
export const giveAward = (app: App, operator: Operator, { reason, ...payload }: Draft) =>
  askForChange.of(app)(operator, awardChange, { payload, reason });
