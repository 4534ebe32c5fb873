import { Money } from '@palaro/kernel';
import { NO_WAY_BACK, type NewRefund } from '@palaro/providers';
import type { App } from '@palaro/server';
import '../settlement/settlement.events.ts';
import { connected } from './provider-line.ts';

/**
 * Has a payment's provider send money back. Where its channel has no way back, a finding asks the
 * operators to transfer it themselves. Throws where the provider did not take it or gave no answer;
 * asking again with the same key sends it once.
 */
export async function sendBack(
  app: App,
  code: string | null,
  refund: NewRefund | (Omit<NewRefund, 'providerId'> & { providerId: null }),
): Promise<void> {
  const { key, amount, providerId } = refund;
  const to = connected(app, code);
  const answer =
    to?.provider.refund && providerId !== null
      ? await to.provider.refund(to.line, { ...refund, providerId })
      : NO_WAY_BACK;
  if (answer.is === 'ok') return;
  if (answer.is === 'refused' && answer.reason === NO_WAY_BACK.reason) {
    const details = { amount: Money.text(amount), provider: code };
    await app.db
      .transaction()
      .execute((tx) => app.queue.emit(tx, 'cash.by-hand', { subject: key, details }));
    return;
  }
  app.log.error({ refund: key, answer }, 'a provider did not send money back');
  throw new Error(`the provider did not send ${key} back`);
}
