import type { ProviderEvent } from '@palaro/providers';
import type { App } from '@palaro/server';
import { keepProviderFee } from '../settlement/booked.repository.ts';
import { Unanswered } from '../payments/apply-payment.ts';
import { connected, type Connected } from '../payments/provider-line.ts';
import { referenceOf } from '../order-names.ts';
import { applyAttemptUpdate, applyPayoutAnswer } from './apply-attempt-update.ts';
import type { AttemptRecord } from './withdrawals.repository.ts';

type PayoutEvent = Extract<ProviderEvent, { about: 'payout' }>;

/** States of a payout in their order; a later one is never undone by an earlier one. */
const PROGRESS = ['sent', 'failed', 'paid', 'returned'] as const;

/**
 * Applies a provider's webhook about a payout, in any order and any number of times. False where no
 * attempt of ours has this key or id.
 */
export async function applyPayoutEvent(
  app: App,
  provider: string,
  event: PayoutEvent,
): Promise<boolean> {
  const attempt = await findAttempt(app, provider, event);
  if (!attempt) return false;
  const { providerId, channelReference, reason, retryable } = event;
  const to = connected(app, provider);
  if (to?.provider.confirmAlways) return confirm(app, to, attempt, event);
  await applyAttemptUpdate(
    app,
    attempt,
    event.what === 'failed'
      ? { is: 'failed', providerId, reason: reason ?? 'failed', retryable }
      : { is: event.what, providerId, channelReference },
  );
  return true;
}

/**
 * Finds the attempt that an event is about: by our key, whose order is found by its reference, as
 * attempts are kept by member; else by the provider's own id.
 */
async function findAttempt(
  { db }: App,
  provider: string,
  { reference: key, providerId }: Pick<PayoutEvent, 'reference' | 'providerId'>,
): Promise<AttemptRecord | undefined> {
  if (key !== null) {
    const named = await db
      .selectFrom('payment_reference as named')
      .innerJoin('payout_attempt as a', (attempt) =>
        attempt
          .onRef('a.member_id', '=', 'named.member_id')
          .onRef('a.order_id', '=', 'named.order_id'),
      )
      .selectAll('a')
      .where('named.reference', '=', referenceOf(key))
      .where('named.kind', '=', 'withdrawal')
      .where('a.provider', '=', provider)
      .where('a.key', '=', key)
      .executeTakeFirst();
    if (named) return named;
  }
  return db
    .selectFrom('payout_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

/**
 * Confirms an event by a query, where the provider's dialect signs no body: a stolen token must not
 * end a payout, so only the answer counts. While the answer is behind the event, the task comes
 * again, and people see it at last. Throws `Unanswered`.
 */
async function confirm(
  app: App,
  { provider, line }: Connected,
  attempt: AttemptRecord,
  event: PayoutEvent,
): Promise<boolean> {
  const { key, provider_id: ownId } = attempt;
  const answer = await provider.queryPayout(line, { key, providerId: ownId ?? event.providerId });
  if (answer.is === 'unknown') throw new Unanswered(answer.why);
  if (answer.is === 'refused') {
    throw new Unanswered(`the provider does not know it: ${answer.reason}`);
  }
  if (PROGRESS.indexOf(answer.state) < PROGRESS.indexOf(event.what)) {
    throw new Unanswered(`told as ${event.what}, asked it is ${answer.state}`);
  }
  const { providerId, state, fee } = answer;
  if (state === 'paid' && fee !== null) {
    await keepProviderFee(app.db, { provider: provider.code, providerId, fee });
  }
  await applyPayoutAnswer(app, attempt, answer);
  return true;
}
