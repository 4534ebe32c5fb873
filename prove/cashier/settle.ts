import { findDeposit } from '../../areas/money/cashier/server/deposits/deposits.repository.ts';
import { isOpenDeposit, isOpenWithdrawal } from '../../areas/money/cashier/order-states.ts';
import { findWithdrawal } from '../../areas/money/cashier/server/withdrawals/withdrawals.repository.ts';
import { orderOfKey } from './bank.ts';
import { depositMoves, moneyOf } from './deposit-moves.ts';
import type { History } from './history.ts';
import { attempt, ordersOf, post } from './play.ts';
import { withdrawalMoves } from './withdrawal-moves.ts';

/**
 * What follows once everybody does his part again: the bank ends what is open and delivers what it
 * has not, and operators decide on what waits. True when nothing is left to do.
 */
export async function settle(h: History): Promise<{ done: boolean; failures: string[] }> {
  const before = h.log.length;
  const failures: string[] = [];
  const take = async (name: string) => {
    h.log.push(`(${name})`);
    failures.push(...(await attempt(h, [(depositMoves[name] ?? withdrawalMoves[name])!])));
  };
  if (h.byHand) await take('bookByHand');
  for (const [key, { state }] of h.bank.payouts) {
    if (state === 'sent' && h.withdrawals.has(orderOfKey(key))) h.bank.payout(key, 'paid');
  }
  for (const order of ordersOf(h)) {
    for (const [at, event] of (h.bank.mail.get(order) ?? []).entries()) {
      // Of money that came, a lost webhook stays lost: asking must find it.
      const mayBeLost = event.what === 'paid' && !h.nobodyAsks;
      if (mayBeLost || h.delivered.has(`${order}/${at}`)) continue;
      h.log.push(`(${event.what})`);
      await post(h, { order, at });
    }
  }
  await decideDeposit(h, take);
  const open = await decideWithdrawal(h, take);
  const deposit = h.deposit && (await findDeposit(h.app.db, h.member, h.deposit.id));
  const waits = open || (deposit && isOpenDeposit(deposit.state)) || h.byHand !== null;
  return { done: !waits && h.log.length === before, failures };
}

type Take = (name: string) => Promise<void>;

async function decideDeposit(h: History, take: Take): Promise<void> {
  if (!h.deposit) return;
  const order = await findDeposit(h.app.db, h.member, h.deposit.id);
  const payment = h.bank.payments.get(h.deposit.reference);
  const money = moneyOf(h);
  if (order?.state === 'Review') {
    if (money !== null) return take(h.random.below(3) > 0 ? 'confirm' : 'giveBack');
    return take(payment?.state === 'paid' ? 'giveBack' : 'reject');
  }
  // Whoever rejected it looks into the bank's books once more.
  if (order?.state === 'Rejected' && payment?.state === 'paid') return take('ask');
}

/** Answers whether the order still waits. */
async function decideWithdrawal(h: History, take: Take): Promise<boolean> {
  if (!h.withdrawal || h.byHand) return false;
  const order = await findWithdrawal(h.app.db, h.member, h.withdrawal.id);
  if (!order) return false;
  if (order.state === 'Review') await take(h.random.below(3) > 0 ? 'approve' : 'rejectPayout');
  if (order.state === 'Failed') await take('resend');
  return isOpenWithdrawal(order.state);
}
