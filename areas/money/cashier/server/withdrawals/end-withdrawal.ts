import { cardLabel } from '@palaro/bank-cards/server';
import { Money } from '@palaro/kernel';
import type { LedgerAnswer, SubledgerEntry } from '@palaro/ledger';
import { refuse, type App, type JobRow } from '@palaro/server';
import { eventEntries } from '@palaro/wallet/server';
import type { WithdrawalState } from '../../order-states.ts';
import { captureHold, releaseHold, type Payer } from './withdrawal-postings.ts';
import { withdrawalTransition, type WithdrawalTransition } from './withdrawal-transitions.ts';
import './withdrawals.events.ts';
import { findWithdrawal, type WithdrawalRecord } from './withdrawals.repository.ts';

/** Events of a transition, as rows for the commit of its posting. */
export function withdrawalEventRows(
  app: App,
  order: WithdrawalRecord,
  to: WithdrawalState,
): JobRow[] {
  const base = { memberId: order.member_id, id: order.id, at: app.clock.now().toISOString() };
  const moved = app.queue.rowsOf('withdrawal.moved', { ...base, state: to });
  const as = ENDED_AS[to];
  if (!as) return moved;
  const { reference } = order;
  const amount = Money.text(BigInt(order.amount));
  const event = { ...base, as, reference, amount, card: cardLabel(order) };
  return [...moved, ...app.queue.rowsOf('withdrawal.ended', event)];
}

const ENDED_AS: Partial<Record<WithdrawalState, 'paid' | 'rejected' | 'returned'>> = {
  Paid: 'paid',
  Rejected: 'rejected',
  Returned: 'returned',
};

type Closing = Omit<WithdrawalTransition, 'member' | 'id'>;

const moneyOf = (order: WithdrawalRecord) => ({
  member: order.member_id,
  id: order.id,
  amount: BigInt(order.amount),
  fee: BigInt(order.fee),
});

const subledgerEntries = (
  app: App,
  order: WithdrawalRecord,
  end: Closing,
  more: readonly SubledgerEntry[],
) => [
  withdrawalTransition({ member: order.member_id, id: order.id, ...end }),
  ...eventEntries(withdrawalEventRows(app, order, end.to)),
  ...more,
];

/** Voids an order and releases its hold in one commit. True if this call ended it. */
export async function voidWithdrawal(
  app: App,
  order: WithdrawalRecord,
  end: Closing & { to: 'Rejected' | 'Cancelled' },
  more: readonly SubledgerEntry[] = [],
): Promise<boolean> {
  const subledger = subledgerEntries(app, order, end, more);
  return isDone(await releaseHold(app, { ...moneyOf(order), subledger, actor: end.by }));
}

/** Pays an order from its hold in one commit. True if this call ended it. */
export async function payWithdrawal(
  app: App,
  order: WithdrawalRecord,
  end: Closing & { to: 'Paid'; payers: readonly Payer[] },
): Promise<boolean> {
  const { payers, ...closing } = end;
  const subledger = subledgerEntries(app, order, closing, []);
  return isDone(await captureHold(app, { ...moneyOf(order), subledger, actor: end.by }, payers));
}

/** Codes of the ledger that say that the order or its hold has ended in another way. */
const LATE = ['order_state', 'hold_resolved'];

function isDone({ is, code }: LedgerAnswer): boolean {
  if (is === 'posted') return true;
  if (is === 'repeated' || LATE.includes(code ?? '')) return false;
  if (code === 'try_again') throw refuse('try_again');
  throw new Error(`the end of a withdrawal was refused: ${code}`);
}

/** Refusal of a transition that came too late, with the state now. */
export async function orderStateRefusal(app: App, { member_id: member, id }: WithdrawalRecord) {
  const now = await findWithdrawal(app.db, member, id);
  return wrongStateRefusal(now?.state ?? '');
}

export const wrongStateRefusal = (state: WithdrawalState | '') =>
  refuse('order_state', { data: { state } });
