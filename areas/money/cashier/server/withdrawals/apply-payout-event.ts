import type { ProviderEvent } from '@palaro/providers';
import type { App } from '@palaro/server';
import { keepProviderFee } from '../settlement/booked.repository.ts';
import { takeNews } from './take-payout.ts';

type PayoutEvent = Extract<ProviderEvent, { about: 'payout' }>;

/**
 * Applies what a provider's webhook says of a payout, in any order and any number of times. False
 * where no attempt of ours has this key or id.
 */
export async function applyPayoutEvent(
  app: App,
  provider: string,
  event: PayoutEvent,
): Promise<boolean> {
  const attempt = await app.db
    .selectFrom('payout_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where((is) =>
      is.or([is('key', '=', event.reference ?? ''), is('provider_id', '=', event.providerId)]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!attempt) return false;
  const { providerId, channelReference, reason, retryable, fee } = event;
  if (event.what === 'paid' && fee !== null) {
    await keepProviderFee(app.db, { provider, providerId, fee });
  }
  await takeNews(
    app,
    attempt,
    event.what === 'failed'
      ? { is: 'failed', providerId, reason: reason ?? 'failed', retryable }
      : { is: event.what, providerId, channelReference },
  );
  return true;
}
