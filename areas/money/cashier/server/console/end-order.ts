import { recordAudit, refuse, type App, type Operator, type Tx } from '@palaro/server';
import type { DepositState } from '../../order-states.ts';
import { findDeposit } from '../deposits/deposits.repository.ts';
import { orderStateRefusal, transitionDeposit } from '../deposits/transition-deposit.ts';
import { queryAndApply, Unanswered } from '../payments/apply-payment.ts';
import { refundDeposit } from './refund-deposit.ts';
import { orderOf } from './read-order.ts';

interface DepositDecision {
  member: string;
  order: string;
  version: number;
  reason: string;
}

/** No money came, or the proof is not one. Money that comes later is still added. */
export const rejectDeposit = (app: App, operator: Operator, decision: DepositDecision) =>
  endOrder(app, operator, decision, { to: 'Rejected', from: ['Processing', 'Review'] });

/**
 * Sends the money back to where it came from; nothing is added. Where the provider cannot, a
 * finding asks the operators to transfer it themselves. Refuses `order_state`.
 */
export async function returnDeposit(app: App, operator: Operator, decision: DepositDecision) {
  const order = await orderOf(app, decision);
  if (order.state !== 'Review' || order.version !== decision.version) {
    throw await orderStateRefusal(app, order);
  }
  const end = { to: 'Returned', from: ['Review'] } as const;
  // Committed before the provider is asked: money on its way back can no longer be added.
  return endOrder(app, operator, decision, end, async (tx) => {
    await app.queue.add(tx, refundDeposit, { member: decision.member, id: order.id });
  });
}

async function endOrder(
  app: App,
  operator: Operator,
  { reason, version, ...named }: DepositDecision,
  { to, from }: { to: DepositState; from: readonly DepositState[] },
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
) {
  const order = await orderOf(app, named);
  const by = `operator/${operator.name}`;
  const step = { to, from, by, version, nextAskAt: null };
  const done = await transitionDeposit(app, order, step, async (tx) => {
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `deposit:${order.id}`,
      member: order.member_id,
      reason,
      before: { state: order.state },
      after: { state: to },
    });
    await also(tx);
  });
  if (!done) throw await orderStateRefusal(app, order);
  return {};
}

/** Asks the provider now. Refuses `provider_unavailable` without an answer, `not_found`. */
export async function askProvider(
  app: App,
  operator: Operator,
  named: { member: string; order: string },
) {
  const order = await orderOf(app, named);
  await queryAndApply(app, order).catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw refuse('provider_unavailable', { retryAfterSeconds: 30 });
  });
  const now = (await findDeposit(app.db, named.member, named.order)) ?? order;
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: `deposit:${order.id}`,
      member: order.member_id,
      before: { state: order.state },
      after: { state: now.state },
    }),
  );
  return { state: now.state };
}
