import { cardLabel } from '@palaro/bank-cards/server';
import { Money } from '@palaro/kernel';
import type { LedgerAnswer, SubledgerEntry } from '@palaro/ledger';
import { refuse, type App, type JobRow } from '@palaro/server';
import { toldWith } from '@palaro/wallet/server';
import type { WithdrawalState } from '../../order-states.ts';
import { completePayout, giveBack, type Payer } from './move-withdrawal.ts';
import { withdrawalTransition, type WithdrawalTransition } from './withdrawal-transitions.ts';
import './withdrawals.events.ts';
import { findWithdrawal, type WithdrawalRecord } from './withdrawals.repository.ts';

/** What listeners hear of a step, as rows for the commit of its posting. */
export function toldOf(app: App, order: WithdrawalRecord, to: WithdrawalState): JobRow[] {
  const about = { memberId: order.member_id, id: order.id, at: app.clock.now().toISOString() };
  const moved = app.queue.rowsOf('withdrawal.moved', { ...about, state: to });
  const as = ENDS[to];
  if (!as) return moved;
  const { reference } = order;
  const amount = Money.text(BigInt(order.amount));
  const told = { ...about, as, reference, amount, card: cardLabel(order) };
  return [...moved, ...app.queue.rowsOf('withdrawal.ended', told)];
}

const ENDS: Partial<Record<WithdrawalState, 'paid' | 'rejected' | 'returned'>> = {
  Paid: 'paid',
  Rejected: 'rejected',
  Returned: 'returned',
};

type End = Omit<WithdrawalTransition, 'member' | 'id'>;

const movedBy = (order: WithdrawalRecord) => ({
  member: order.member_id,
  id: order.id,
  amount: BigInt(order.amount),
  fee: BigInt(order.fee),
});

const entriesOf = (
  app: App,
  order: WithdrawalRecord,
  end: End,
  more: readonly SubledgerEntry[],
) => [
  withdrawalTransition({ member: order.member_id, id: order.id, ...end }),
  ...toldWith(toldOf(app, order, end.to)),
  ...more,
];

/** Ends an order unpaid; money and state are one commit. True if this call ended it. */
export async function voidWithdrawal(
  app: App,
  order: WithdrawalRecord,
  end: End & { to: 'Rejected' | 'Cancelled' },
  more: readonly SubledgerEntry[] = [],
): Promise<boolean> {
  const subledger = entriesOf(app, order, end, more);
  return isDone(await giveBack(app, { ...movedBy(order), subledger, actor: end.by }));
}

/** Ends an order paid; money and state are one commit. True if this call ended it. */
export async function payWithdrawal(
  app: App,
  order: WithdrawalRecord,
  end: End & { to: 'Paid'; payers: readonly Payer[] },
): Promise<boolean> {
  const { payers, ...step } = end;
  const subledger = entriesOf(app, order, step, []);
  return isDone(await completePayout(app, { ...movedBy(order), subledger, actor: end.by }, payers));
}

/** Codes of the ledger that say that the order or its hold has ended in another way. */
const LATE = ['order_state', 'hold_resolved'];

function isDone({ is, code }: LedgerAnswer): boolean {
  if (is === 'posted') return true;
  if (is === 'repeated' || LATE.includes(code ?? '')) return false;
  if (code === 'try_again') throw refuse('try_again');
  throw new Error(`the end of a withdrawal was refused: ${code}`);
}

/** The refusal of a step that came too late, with the state now. */
export async function orderStateRefusal(app: App, { member_id: member, id }: WithdrawalRecord) {
  const now = await findWithdrawal(app.db, member, id);
  return wrongState(now?.state ?? '');
}

export const wrongState = (state: WithdrawalState | '') =>
  refuse('order_state', { data: { state } });
