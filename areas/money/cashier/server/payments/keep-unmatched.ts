import { workTopic } from '@palaro/api';
import { newId } from '@palaro/kernel';
import type { ProviderEvent, SettlementRow } from '@palaro/providers';
import { siteEnvelope, type App, type Db } from '@palaro/server';
import { sql } from 'kysely';
import '../cashier.tables.ts';

type PaidEvent = Extract<ProviderEvent, { what: 'paid'; about: 'payment' }>;

/** `reference` is our own, where the payment named one. */
type UnmatchedPayment = Pick<PaidEvent, 'providerId' | 'reference' | 'paid'>;

const envelope = (app: App) => siteEnvelope(app, 'cashier.unmatched');

/** Money that belongs to no order waits for two people; nobody gets it by guess (§5.6). */
export async function keepUnmatched(
  app: App,
  provider: string,
  event: UnmatchedPayment,
  db: Db = app.db,
): Promise<'unmatched' | 'nothing'> {
  if (!(await insertUnmatched(app, provider, event, db))) return 'nothing';
  const { providerId } = event;
  app.log.error({ provider, providerId }, 'money came that belongs to no order');
  app.push.publish(workTopic, {});
  return 'unmatched';
}

/** Keeps it once. False where it is there already. */
export async function insertUnmatched(
  app: App,
  provider: string,
  { providerId, reference, paid }: UnmatchedPayment,
  db: Db = app.db,
): Promise<boolean> {
  const id = newId(app.clock.now());
  const { amount, currency, payerName, channelReference, at } = paid;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_unmatched')
    .values({
      id,
      provider,
      provider_id: providerId,
      amount,
      currency,
      at,
      payer_name_sealed: payerName ? envelope(app).seal(id, payerName) : null,
      channel_reference: channelReference,
      named_reference: reference,
      member_id: null,
      order_id: null,
      ended_at: null,
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The same for lines of a file, which name no payer; told once for all of them. */
export async function keepLinesUnmatched(
  app: App,
  tx: Db,
  provider: string,
  lines: readonly SettlementRow[],
): Promise<void> {
  const now = app.clock.now();
  const given = lines.map(({ providerId, gross, currency, reference, at }) => ({
    id: newId(now),
    provider_id: providerId,
    amount: String(gross),
    currency,
    reference,
    at: at.toISOString(),
  }));
  const { rows } = await sql`
    insert into payment_unmatched (id, provider, provider_id, amount, currency, at,
        channel_reference)
      select id, ${provider}, provider_id, amount, currency, at, reference
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) r (id uuid, provider_id text,
        amount bigint, currency text, at timestamptz, reference text)
      on conflict do nothing returning id`.execute(tx);
  if (rows.length === 0) return;
  app.log.error({ provider, count: rows.length }, 'a file brings money that belongs to no order');
  app.push.publish(workTopic, {});
}

/** Who paid money that belongs to no order; null where the provider did not say. */
export const openUnmatchedPayer = (app: App, id: string, sealed: Buffer | null) =>
  sealed && envelope(app).open(id, sealed);
