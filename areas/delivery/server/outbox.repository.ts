import { sql, type Insertable } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import type { MessageState, OutboxRow } from './delivery.tables.ts';

export const insertMessage = (db: Db, message: Insertable<OutboxRow>) =>
  db.insertInto('outbox').values(message).returning('id').executeTakeFirstOrThrow();

interface Wanted {
  recipient?: string | undefined;
  state?: MessageState | undefined;
  /** Only messages written before this one. */
  before?: string | undefined;
  most: number;
}

/** What was sent and is to be sent, newest first; never what was withheld. */
export function listMessages(db: Db, { recipient, state, before, most }: Wanted) {
  let found = db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '<>', 'withheld')
    .orderBy('id', 'desc')
    .limit(most);
  if (recipient !== undefined) found = found.where('recipient', '=', recipient);
  if (state !== undefined) found = found.where('state', '=', state);
  if (before !== undefined) found = found.where('id', '<', before);
  return found.execute();
}

/** A message that was taken to be sent. */
export interface Due {
  id: string;
  recipient: string;
  channel: 'sms' | 'mail';
  parcel: Buffer;
  tries: number;
  useful_until: Date;
}

/** Takes what is due; another node leaves it alone until `until`. */
export async function takeDue(db: Db, now: Date, until: Date, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select id from outbox where state = 'queued' and next_at <= ${now}
      order by next_at, id limit ${most} for update skip locked)
    update outbox o set next_at = ${until}, tries = o.tries + 1
    from due where o.id = due.id
    returning o.id, o.recipient, o.channel, o.parcel, o.tries, o.useful_until`.execute(db);
  return rows;
}

/** Somebody took it: what was sealed is forgotten. */
export const markSent = (db: Db, id: string, provider: string, providerId: string | null) =>
  db
    .updateTable('outbox')
    .set({ state: 'sent', provider, provider_id: providerId, parcel: null, next_at: null })
    .where('id', '=', id)
    .execute();

export const markFailed = (db: Db, id: string) =>
  db
    .updateTable('outbox')
    .set({ state: 'failed', parcel: null, next_at: null })
    .where('id', '=', id)
    .execute();

export const postpone = (db: Db, id: string, until: Date) =>
  db.updateTable('outbox').set({ next_at: until }).where('id', '=', id).execute();

/** What a provider says became of a message; one that arrived stays so whatever comes later. */
export const markReceipt = (
  db: Db,
  receipt: { provider: string; providerId: string; state: 'delivered' | 'failed' },
) =>
  db
    .updateTable('outbox')
    .set({ state: receipt.state })
    .where('provider', '=', receipt.provider)
    .where('provider_id', '=', receipt.providerId)
    .where('state', '=', 'sent')
    .execute();

const KEPT_SECONDS = 90 * 86_400;
const WITHHELD_SECONDS = 3_600;

/** Forgets old messages, and soon those that nobody was meant to get. */
export async function dropOld(db: Db, now: Date, most: number): Promise<void> {
  await sql`delete from outbox where id in (
    select id from outbox
    where sent_at < ${plusSeconds(now, -KEPT_SECONDS)}
      or (state = 'withheld' and sent_at < ${plusSeconds(now, -WITHHELD_SECONDS)})
    limit ${most})`.execute(db);
}

export const countQueued = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('queued'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(row.queued);
};
