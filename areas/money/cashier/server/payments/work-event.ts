import { object, text } from '@palaro/api';
import { defineTask, siteEnvelope, type App } from '@palaro/server';
import { applyPayoutEvent } from '../withdrawals/apply-payout-event.ts';
import { applyPayment } from './apply-payment.ts';
import { findByNames } from './find-order.ts';
import { eventOf } from './event-json.ts';

/** Works on one stored event until it is done (docs/domain/payments.md §5). */
export const workEvent = defineTask({
  name: 'cashier.work-event',
  payload: object({ provider: text({ max: 20 }), id: text({ max: 200 }) }),
  timeoutSeconds: 60,
  attempts: 20,
  run: ({ app, payload }) => work(app, payload),
});

/** Events hold payers' names. */
export const eventEnvelope = (app: App) => siteEnvelope(app, 'cashier.event');

async function work(app: App, { provider, id }: { provider: string; id: string }): Promise<void> {
  const row = await app.db
    .selectFrom('payment_event')
    .select(['body_sealed', 'done_at'])
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst();
  if (!row || row.done_at) return;
  const event = eventOf(eventEnvelope(app).open(`${provider}/${id}`, row.body_sealed));
  const outcome = await apply(app, provider, event);
  await app.db
    .updateTable('payment_event')
    .set({ outcome, done_at: app.clock.now(), ...(await aboutOf(app, provider, event)) })
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .execute();
}

async function apply(app: App, provider: string, event: ReturnType<typeof eventOf>) {
  if (event.about === 'payment') return applyPayment(app, provider, event);
  return (await applyPayoutEvent(app, provider, event)) ? 'payout' : 'nothing';
}

async function aboutOf(app: App, provider: string, event: ReturnType<typeof eventOf>) {
  const order = event.about === 'payment' ? await findByNames(app, provider, event) : undefined;
  return { member_id: order?.member_id ?? null, order_id: order?.id ?? null };
}
