import { Money } from '@palaro/kernel';
import { NO_WAY_BACK, type NewRefund } from '@palaro/providers';
import type { App } from '@palaro/server';
import type { DepositRecord } from '../deposits/deposits.repository.ts';
import '../settlement/settlement.events.ts';
import { connected } from './provider-line.ts';

/** A deposit order, or money without one. */
type Payment = Pick<DepositRecord, 'provider' | 'provider_id'>;

/**
 * Has a payment's provider send money back. Where its channel has no way back, a finding asks the
 * operators to transfer it themselves. Throws where the provider did not take it or gave no answer;
 * asking again with the same key sends it once.
 */
export async function sendBack(
  app: App,
  { provider, provider_id: providerId }: Payment,
  { key, amount }: Omit<NewRefund, 'providerId'>,
): Promise<void> {
  const to = connected(app, provider);
  const answer =
    to?.provider.refund && providerId !== null
      ? await to.provider.refund(to.line, { key, amount, providerId })
      : NO_WAY_BACK;
  if (answer.is === 'ok') return;
  if (answer.is === 'refused' && answer.reason === NO_WAY_BACK.reason) {
    const details = { amount: Money.text(amount), provider };
    await app.db
      .transaction()
      .execute((tx) => app.queue.emit(tx, 'cash.by-hand', { subject: key, details }));
    return;
  }
  app.log.error({ refund: key, answer }, 'a provider did not send money back');
  throw new Error(`the provider did not send ${key} back`);
}
