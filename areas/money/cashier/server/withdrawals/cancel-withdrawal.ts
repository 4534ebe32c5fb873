import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { mayCancelWithdrawal } from '../../order-states.ts';
import { isManualPaymentPending } from './pending-changes.ts';
import { orderStateRefusal, voidWithdrawal } from './end-withdrawal.ts';
import { attemptsOf, findWithdrawal, type WithdrawalRecord } from './withdrawals.repository.ts';

/** An order that another writer moved meanwhile is read and judged again so often. */
const TRIES_MAX = 5;

/**
 * Cancels a member's order that nobody has sent; its hold is released in the same commit.
 * Refuses `not_found` and `order_state`.
 */
export async function cancelWithdrawal(app: App, member: MemberId, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const order = await findWithdrawal(app.db, member, id);
    if (!order) throw refuse('not_found');
    if (!(await isCancellable(app, order))) throw await orderStateRefusal(app, order);
    const { state, version } = order;
    const end = { from: [state], to: 'Cancelled', by: 'member', version } as const;
    if (await voidWithdrawal(app, order, end)) return;
  }
  throw refuse('try_again');
}

/**
 * True where nobody has sent any part of it: after a failure an order waits in Approved too, but
 * then a part of it may be paid. Nor may a payment by hand be pending.
 */
async function isCancellable(
  app: App,
  { member_id, id, state }: WithdrawalRecord,
): Promise<boolean> {
  if (!mayCancelWithdrawal(state)) return false;
  const attempts = await attemptsOf(app.db, member_id, id);
  return (
    attempts.every((one) => one.state === 'Ready') && !(await isManualPaymentPending(app.db, id))
  );
}
