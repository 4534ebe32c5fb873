import { object, text } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import type { ProviderEvent } from '@palaro/providers';
import { defineTask, siteEnvelope, type App } from '@palaro/server';
import { sql } from 'kysely';
import { applyPayoutEvent } from '../withdrawals/apply-payout-event.ts';
import { applyPayment } from './apply-payment.ts';
import { findByNames } from './find-order.ts';
import { eventOf } from './event-json.ts';

/** Repeats an event that could not be worked on at once (docs/domain/payments.md §5). */
export const workEvent = defineTask({
  name: 'cashier.work-event',
  payload: object({ provider: text({ max: 20 }), id: text({ max: 200 }) }),
  timeoutSeconds: 60,
  attempts: 20,
  async run({ app, payload }) {
    const heard = await readEvent(app, payload);
    if (heard) await keepDone(app, [await workOn(app, heard)]);
  },
});

export interface NamedEvent {
  provider: string;
  /** The provider's name of it. */
  id: string;
}

/** Leaves events to the durable queue, once each: it repeats them and shows what fails for good. */
export const leaveToQueue = (app: App, events: readonly NamedEvent[]): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<NamedEvent>`
      update payment_event e set queued_at = ${app.clock.now()}
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) r (provider text, id text)
      where e.provider = r.provider and e.event_id = r.id and e.done_at is null
        and e.queued_at is null
      returning e.provider, e.event_id as id`.execute(tx);
    if (rows.length > 0) await app.queue.addEach(tx, workEvent, rows);
  });

/** An event that is not done by then has lost the node that heard it. */
const LEFT_SECONDS = 15;

/** Finds what a node that died, or was too busy, left undone. */
export const sweepEvents = defineTask({
  name: 'cashier.sweep-events',
  every: { seconds: 5 },
  timeoutSeconds: 60,
  batch: 500,
  async run({ app, now, batch }) {
    const left = await app.db
      .selectFrom('payment_event')
      .select(['provider', 'event_id as id'])
      .where('done_at', 'is', null)
      .where('queued_at', 'is', null)
      .where('received_at', '<', plusSeconds(now, -LEFT_SECONDS))
      .orderBy('received_at')
      .limit(batch)
      .execute();
    if (left.length > 0) await leaveToQueue(app, left);
  },
});

/** Events hold payers' names. */
export const eventEnvelope = (app: App) => siteEnvelope(app, 'cashier.event');

/** What came of an event. */
export interface DoneEvent extends NamedEvent {
  outcome: string;
  member: string | null;
  order: string | null;
}

/** An event as a webhook brought it. */
export interface HeardEvent {
  provider: string;
  event: ProviderEvent;
}

/** Works on an event. To do it again changes nothing. */
export async function workOn(app: App, { provider, event }: HeardEvent): Promise<DoneEvent> {
  const { id } = event;
  if (event.about === 'payout') {
    const outcome = (await applyPayoutEvent(app, provider, event)) ? 'payout' : 'nothing';
    return { provider, id, outcome, member: null, order: null };
  }
  const order = await findByNames(app, provider, event);
  const outcome = await applyPayment(app, provider, event, order);
  return { provider, id, outcome, member: order?.member_id ?? null, order: order?.id ?? null };
}

/** The stored event; null where it is kept as done. */
async function readEvent(app: App, { provider, id }: NamedEvent): Promise<HeardEvent | null> {
  const row = await app.db
    .selectFrom('payment_event')
    .select(['body_sealed', 'done_at'])
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst();
  if (!row || row.done_at) return null;
  return {
    provider,
    event: eventOf(eventEnvelope(app).open(`${provider}/${id}`, row.body_sealed)),
  };
}

/** Keeps what came of events, in one statement. */
export async function keepDone(app: App, done: readonly DoneEvent[]): Promise<void> {
  await sql`
    update payment_event e set outcome = r.outcome, done_at = ${app.clock.now()},
      member_id = r.member, order_id = r."order"
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      r (provider text, id text, outcome text, member bigint, "order" uuid)
    where e.provider = r.provider and e.event_id = r.id`.execute(app.db);
}
