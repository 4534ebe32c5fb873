import { refuse, type App, type Member } from '@palaro/server';
import { connected } from '../payments/provider-line.ts';
import { findDeposit, type DepositRecord } from './deposits.repository.ts';
import { orderStateRefusal, transitionDeposit } from './transition-deposit.ts';

/** Reads one order of the member. Refuses `not_found`. */
export async function readDeposit(app: App, member: Member, id: string): Promise<DepositRecord> {
  const order = await findDeposit(app.db, member.id, id);
  if (!order) throw refuse('not_found');
  return order;
}

/**
 * Cancels an order that nobody has begun to check. Its payment is cancelled too, but the provider's
 * answer changes nothing: money that comes all the same is still added (docs/domain/payments.md
 * §3). Refuses `order_state`, `not_found`.
 */
export async function cancelDeposit(app: App, member: Member, id: string): Promise<DepositRecord> {
  const order = await readDeposit(app, member, id);
  if (order.state === 'Cancelled') return order;
  const transition = { to: 'Cancelled', from: ['Created', 'Pending'], by: 'member' } as const;
  if (!(await transitionDeposit(app, order, transition))) throw await orderStateRefusal(app, order);
  const to = connected(app, order.provider);
  const { reference, provider_id: providerId } = order;
  await to?.provider
    .cancelPayment(to.line, { reference, providerId })
    .catch((error: unknown) =>
      app.log.warn(
        { err: error, order: id },
        'a provider was not told that a deposit was cancelled',
      ),
    );
  return readDeposit(app, member, id);
}

/**
 * Reports the member's transfer, so that an operator looks for the money. It proves nothing.
 * Refuses `order_state`, `not_found`.
 */
export async function reportPaid(app: App, member: Member, id: string): Promise<DepositRecord> {
  const order = await readDeposit(app, member, id);
  if (order.state === 'Processing') return order;
  const transition = { to: 'Processing', from: ['Pending'], by: 'member' } as const;
  const isManual = order.house_account !== null;
  if (!isManual || !(await transitionDeposit(app, order, transition)))
    throw await orderStateRefusal(app, order);
  return readDeposit(app, member, id);
}
