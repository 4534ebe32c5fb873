import { noteDenials } from '@palaro/deny-list/server';
import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { readScoreFacts } from './score-facts.ts';
import { needsOf, scoreOf } from './score-withdrawal.ts';
import { readWithdrawFacts } from './withdraw-facts.ts';
import type { WithdrawalRecord } from './withdrawals.repository.ts';

/** States from which an order can still be paid by a person's decision. */
const PAYABLE: readonly WithdrawalRecord['state'][] = ['Review', 'Approved', 'Failed'];

type Scored = Pick<WithdrawalRecord, 'score' | 'marks' | 'needs'>;

/**
 * Counts the score of an order in Review anew and keeps it, since hours may lie between the request
 * and the decision: a password reset, a shared device, a freeze or an entry of the deny list came
 * in between. An order in Review is never decided by nobody, so it needs one person at least. Any
 * other order keeps the score by which it was decided, and one whose card was erased the score that
 * it had. The deny list is asked for each order that can still be paid.
 */
export async function rescoreWithdrawal<Order extends WithdrawalRecord>(
  app: App,
  order: Order,
): Promise<Order> {
  const { member_id: member, card_id: card, id } = order;
  // Outside of the decision's own transaction: a refusal undoes that one, and the match must stay,
  // or nobody could ever clear it.
  if (PAYABLE.includes(order.state)) await noteDenials(app, app.db, { member }, 'withdrawal');
  if (order.state !== 'Review') return order;
  const amount = BigInt(order.amount);
  const { facts } = await readWithdrawFacts(app, member);
  const found = await readScoreFacts(app, { member, card, amount, facts });
  if (!found) return order;
  const { score, marks } = scoreOf(found);
  const needs = needsOf(score, amount, Money.of(app.site.settings['withdraw.autoMax']));
  const scored: Scored = { score, marks: [...marks], needs: needs === 'auto' ? 'one' : needs };
  await app.db
    .updateTable('withdrawal_order')
    .set(scored)
    .where('member_id', '=', member)
    .where('id', '=', id)
    .where('state', '=', 'Review')
    .execute();
  return { ...order, ...scored };
}
