import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { mayCancelWithdrawal } from '../../order-states.ts';
import { isPaidByHand } from './asked-approval.ts';
import { refuseState, voidWithdrawal } from './end-withdrawal.ts';
import { findWithdrawal } from './withdrawals.repository.ts';

/**
 * The member calls his order off while nobody has sent it; the money is back in the same commit.
 * Refuses `not_found` and `order_state`.
 */
export async function cancelWithdrawal(app: App, member: MemberId, id: string): Promise<void> {
  const order = await findWithdrawal(app.db, member, id);
  if (!order) throw refuse('not_found');
  const late = () => refuseState(app, order);
  if (!mayCancelWithdrawal(order.state) || (await isPaidByHand(app.db, id))) throw await late();
  const from = ['Requested', 'Review', 'Approved'] as const;
  if (!(await voidWithdrawal(app, order, { from, to: 'Cancelled', by: 'member' })))
    throw await late();
}
