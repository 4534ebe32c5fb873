import type { App } from '@palaro/server';
import {
  isOpenDeposit,
  isOpenWithdrawal,
  type DepositState,
  type WithdrawalState,
} from '../../areas/money/cashier/order-states.ts';
import { referenceOf } from '../../areas/money/cashier/server/order-names.ts';
import { depositMoves, moneyOf } from './deposit-moves.ts';
import type { History } from './history.ts';
import { attempt, ordersOf, post } from './play.ts';
import { withdrawalMoves } from './withdrawal-moves.ts';

/**
 * What follows once everybody does his part again: the bank ends what is open and delivers what it
 * has not, and operators decide on what waits. `active`: where something is left to do.
 */
export async function settle(app: App, histories: readonly History[]) {
  const active = new Set<History>();
  const failures: string[] = [];
  const take = async (h: History, name: string) => {
    active.add(h);
    h.log.push(`(${name})`);
    failures.push(...(await attempt(h, [(depositMoves[name] ?? withdrawalMoves[name])!])));
  };
  await Promise.all(
    histories.map(async (h) => {
      if (h.byHand) await take(h, 'bookByHand');
      if (await deliverRest(h)) active.add(h);
    }),
  );
  const states = await statesOf(app, histories);
  await Promise.all(
    histories.map(async (h) => {
      const deposit = states.get(h.deposit?.id ?? '') as DepositState | undefined;
      const payout = states.get(h.withdrawal?.id ?? '') as WithdrawalState | undefined;
      const open = h.byHand || (deposit && isOpenDeposit(deposit));
      if (open || (payout && isOpenWithdrawal(payout))) active.add(h);
      const decisions = [decideDeposit(h, deposit), h.byHand ? null : decidePayout(h, payout)];
      for (const decision of decisions) if (decision) await take(h, decision);
    }),
  );
  return { active, failures };
}

/** The bank ends its payouts and delivers what it has not; true where it had something to tell. */
async function deliverRest(h: History): Promise<boolean> {
  const before = h.log.length;
  for (const [key, { state }] of h.bank.payouts) {
    if (state === 'sent' && h.withdrawals.has(referenceOf(key))) h.bank.payout(key, 'paid');
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
  return h.log.length > before;
}

/** The state of each order of these members. */
async function statesOf({ pool }: App, histories: readonly History[]) {
  const { rows } = await pool.query<{ id: string; state: string }>(
    `select id, state from deposit_order where member_id = any($1::bigint[])
      union all select id, state from withdrawal_order where member_id = any($1::bigint[])`,
    [histories.map(({ member }) => member)],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

function decideDeposit(h: History, state: DepositState | undefined): string | null {
  const payment = h.bank.payments.get(h.deposit?.reference ?? '');
  const isPaid = payment?.state === 'paid';
  if (state === 'Review') {
    if (moneyOf(h) !== null) return h.random.below(3) > 0 ? 'confirm' : 'giveBack';
    return isPaid ? 'giveBack' : 'reject';
  }
  // Whoever rejected it looks into the bank's books once more.
  return state === 'Rejected' && isPaid ? 'ask' : null;
}

function decidePayout(h: History, state: WithdrawalState | undefined): string | null {
  if (state === 'Review') return h.random.below(3) > 0 ? 'approve' : 'rejectPayout';
  return state === 'Failed' ? 'resend' : null;
}
