import { refuse, type App, type Member } from '@palaro/server';
import { connected } from '../payments/provider-line.ts';
import { findDeposit, type DepositRecord } from './deposits.repository.ts';
import { orderStateRefusal, transitionDeposit } from './transition-deposit.ts';

async function ownDeposit(app: App, member: Member, id: string): Promise<DepositRecord> {
  const found = await findDeposit(app.db, member.id, id);
  if (!found) throw refuse('not_found');
  return found;
}

/** One order of the member. Refuses `not_found`. */
export const readDeposit = ownDeposit;

/**
 * Calls off an order that nobody has begun to check. The provider is told, but its answer changes
 * nothing: money that comes all the same is still added (docs/domain/payments.md §3). Refuses
 * `order_state`, `not_found`.
 */
export async function cancelDeposit(app: App, member: Member, id: string): Promise<DepositRecord> {
  const order = await ownDeposit(app, member, id);
  if (order.state === 'Cancelled') return order;
  const step = { to: 'Cancelled', from: ['Created', 'Pending'], by: 'member' } as const;
  if (!(await transitionDeposit(app, order, step))) throw await orderStateRefusal(app, order);
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
  return ownDeposit(app, member, id);
}

/**
 * The member says that he transferred the money, so an operator looks for it. It proves nothing.
 * Refuses `order_state`, `not_found`.
 */
export async function sayPaid(app: App, member: Member, id: string): Promise<DepositRecord> {
  const order = await ownDeposit(app, member, id);
  if (order.state === 'Processing') return order;
  const step = { to: 'Processing', from: ['Pending'], by: 'member' } as const;
  const isManual = order.house_account !== null;
  if (!isManual || !(await transitionDeposit(app, order, step)))
    throw await orderStateRefusal(app, order);
  return ownDeposit(app, member, id);
}
