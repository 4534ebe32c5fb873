import { Money } from '@palaro/kernel';
import { refuse, type App, type Events, type Tx } from '@palaro/server';
import type { DepositState } from '../../order-states.ts';
import { depositOffers } from './deposit-offers.ts';
import { applyDepositTransition, type DepositTransition } from './deposit-transitions.ts';
import './deposits.events.ts';
import { dropOffer, findDeposit, type DepositRecord } from './deposits.repository.ts';
import { publishDeposit } from './publish-deposit.ts';

type Transition = Omit<DepositTransition, 'member' | 'id'>;

/**
 * Moves a deposit that gets no money to its next state and publishes it; `also` runs in the same
 * transaction. False where the order has moved meanwhile.
 */
export async function transitionDeposit(
  app: App,
  order: DepositRecord,
  transition: Transition,
  also: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  const { member_id: member, id } = order;
  const amount = BigInt(transition.received ?? order.received ?? order.amount);
  const done = await app.db.transaction().execute(async (tx) => {
    if (!(await applyDepositTransition(tx, { ...transition, member, id }, app.clock.now())))
      return false;
    await also(tx);
    if (order.promotion && ENDS_WITHOUT_MONEY.includes(transition.to)) {
      await depositOffers.of(app).release(tx, order);
      await dropOffer(tx, member, id);
    }
    const ended = depositEndedEvent(app, order, { to: transition.to, amount });
    if (ended) await app.queue.emit(tx, 'deposit.ended', ended);
    return true;
  });
  if (done) publishDeposit(app, order, transition.to);
  return done;
}

const ENDED_AS: Partial<Record<DepositState, Events['deposit.ended']['as']>> = {
  Paid: 'paid',
  Rejected: 'rejected',
  Returned: 'returned',
  Reversed: 'reversed',
};

/** The event that a transition emits; null where the member gets no message. */
export function depositEndedEvent(
  app: App,
  { member_id: memberId, id, reference, state }: DepositRecord,
  { to, amount }: { to: DepositState; amount: Money },
): Events['deposit.ended'] | null {
  const late = to === 'Paid' && LATE_MONEY_AFTER.includes(state);
  const as = late ? 'late' : ENDED_AS[to];
  if (!as) return null;
  const at = app.clock.now().toISOString();
  return { memberId, id, at, as, reference, amount: Money.text(amount) };
}

/** States after which money is late. */
const LATE_MONEY_AFTER: readonly DepositState[] = ['Expired', 'Failed', 'Cancelled', 'Rejected'];
const ENDS_WITHOUT_MONEY: readonly DepositState[] = [...LATE_MONEY_AFTER, 'Returned'];

/** Refusal of a transition that came too late, with the state now. */
export async function orderStateRefusal(app: App, { member_id: member, id }: DepositRecord) {
  const now = await findDeposit(app.db, member, id);
  return refuse('order_state', { data: { state: now?.state ?? '' } });
}
