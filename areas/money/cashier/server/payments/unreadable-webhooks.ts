import { createHash } from 'node:crypto';
import type { App, NightlyCheck } from '@palaro/server';
import { boundsOf } from '../site-day.ts';
import { eventEnvelope } from './work-event.ts';

/** Outcome of a webhook that is the provider's and cannot be read whole. */
const UNREADABLE = 'unreadable';

/**
 * Keeps a proven webhook that cannot be read whole, once however often it comes: it may tell of
 * money, so it is neither refused as a forgery nor lost (docs/domain/payments.md §5.1). It raises
 * an alarm at once, and a finding at night.
 */
export async function keepUnreadable(app: App, provider: string, body: Buffer): Promise<void> {
  const event = `${UNREADABLE}/${createHash('sha256').update(body).digest('hex')}`;
  const now = app.clock.now();
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('payment_event')
    .values({
      provider,
      event_id: event,
      received_at: now,
      body_sealed: eventEnvelope(app).seal(`${provider}/${event}`, body.toString('utf8')),
      outcome: UNREADABLE,
      done_at: now,
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  app.log.error({ provider, event }, 'a proven webhook cannot be read');
}

/** Checks that every webhook of a provider could be read. */
export const checkUnreadableWebhooks: NightlyCheck = {
  name: 'cashier.unreadable-webhooks',
  says: 'Every webhook that a provider proved could be read',
  async run(app, day) {
    const { from, until } = boundsOf(app, day);
    const rows = await app.db
      .selectFrom('payment_event')
      .select(['provider', 'event_id'])
      .where('outcome', '=', UNREADABLE)
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .orderBy('received_at')
      .limit(1_000)
      .execute();
    return rows.map(({ provider, event_id }) => ({
      subject: `webhook:${provider}/${event_id}`,
      details: { provider },
    }));
  },
};
