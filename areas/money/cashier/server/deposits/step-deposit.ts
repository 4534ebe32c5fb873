import { Money } from '@palaro/kernel';
import { refuse, type App, type Events, type Tx } from '@palaro/server';
import type { DepositState } from '../../order-states.ts';
import { stepIn, type DepositStep } from './deposit-rows.ts';
import './deposits.events.ts';
import { findDeposit, type DepositRecord } from './deposits.repository.ts';
import { tellDeposit } from './tell-deposit.ts';

type Step = Omit<DepositStep, 'member' | 'id'>;

/** Takes a step that moves no money, with what others hear of it. False where it came too late. */
export async function stepDeposit(
  app: App,
  order: DepositRecord,
  step: Step,
  also: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  const { member_id: member, id } = order;
  const amount = BigInt(step.received ?? order.received ?? order.amount);
  const done = await app.db.transaction().execute(async (tx) => {
    if (!(await stepIn(tx, { ...step, member, id }, app.clock.now()))) return false;
    await also(tx);
    const ended = endedOf(app, order, { to: step.to, amount });
    if (ended) await app.queue.emit(tx, 'deposit.ended', ended);
    return true;
  });
  if (done) tellDeposit(app, order, step.to);
  return done;
}

const ENDS: Partial<Record<DepositState, Events['deposit.ended']['as']>> = {
  Paid: 'paid',
  Rejected: 'rejected',
  Returned: 'returned',
  Reversed: 'reversed',
};

/** What listeners hear of a step; null where the member gets no message. */
export function endedOf(
  app: App,
  { member_id: memberId, id, reference, state }: DepositRecord,
  { to, amount }: { to: DepositState; amount: Money },
): Events['deposit.ended'] | null {
  const late = to === 'Paid' && LATE.includes(state);
  const as = late ? 'late' : ENDS[to];
  if (!as) return null;
  const at = app.clock.now().toISOString();
  return { memberId, id, at, as, reference, amount: Money.text(amount) };
}

/** Money that comes after these ends is late. */
const LATE: readonly DepositState[] = ['Expired', 'Failed', 'Cancelled', 'Rejected'];

/** The refusal of a step that came too late, with the state now. */
export async function refuseState(app: App, { member_id: member, id }: DepositRecord) {
  const now = await findDeposit(app.db, member, id);
  return refuse('order_state', { data: { state: now?.state ?? '' } });
}
