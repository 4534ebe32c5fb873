import { sql, type Insertable } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import { MESSAGE_STATES } from '../console.api.ts';
import type { Channel, MessageState } from './delivery.tables.ts';

export const insertMessage = (db: Db, message: Insertable<Tables['outbox']>) =>
  db.insertInto('outbox').values(message).returning('id').executeTakeFirstOrThrow();

interface Wanted {
  recipient?: string | undefined;
  state?: MessageState | undefined;
  /** Only messages written before this one. */
  before?: string | undefined;
}

/** Sent and queued messages, newest first, never withheld ones; at most `most`. */
export const listMessages = (db: Db, wanted: Wanted, most: number) =>
  messages(db, wanted).selectAll().orderBy('id', 'desc').limit(most).execute();

export async function countMessages(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await messages(db, wanted)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const messages = (db: Db, { recipient, state, before }: Wanted) =>
  db
    .selectFrom('outbox')
    .where('state', '<>', 'withheld')
    .$if(recipient !== undefined, (rows) => rows.where('recipient', '=', recipient!))
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!))
    .$if(before !== undefined, (rows) => rows.where('id', '<', before!));

/** A message that this run has taken to send. */
export interface Due {
  id: string;
  recipient: string;
  channel: 'sms' | 'mail';
  parcel: Buffer;
  tries: number;
  useful_until: Date;
}

/** Takes a message that is due. Other runs leave it alone until `until`. */
export async function takeDue(db: Db, id: string, now: Date, until: Date): Promise<Due | null> {
  const { rows } = await sql<Due>`
    update outbox set next_at = ${until}, tries = tries + 1
    where id = ${id} and state = 'queued' and next_at <= ${now}
    returning id, recipient, channel, parcel, tries, useful_until`.execute(db);
  return rows[0] ?? null;
}

/** When a message may be tried again; null if it is not waiting. */
export async function nextTry(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('outbox')
    .select('next_at')
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row?.next_at ?? null;
}

/** A provider took the message, so its encrypted content is deleted. */
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

/** Stores a provider's receipt. A delivered message stays delivered, whatever comes later. */
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

/** Deletes old messages, and withheld ones sooner. */
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

export const lockMessage = (db: Db, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface Again {
  parcel: Buffer;
  now: Date;
  /** After this it is useless. */
  until: Date;
}

/** Makes a message wait to be sent as if it were new. */
export const queueAgain = (db: Db, id: string, { parcel, now, until }: Again) =>
  db
    .updateTable('outbox')
    .set({
      state: 'queued',
      tries: 0,
      next_at: now,
      useful_until: until,
      parcel,
      provider: null,
      provider_id: null,
    })
    .where('id', '=', id)
    .execute();

interface Filter {
  state?: MessageState | undefined;
  channel?: Channel | undefined;
  purpose?: string | undefined;
}

/** A page of the outbox, newest first, without withheld messages, and how many there are in all. */
export async function pageOfMessages(
  db: Db,
  { state, channel, purpose }: Filter,
  { size, skip }: { size: number; skip: number },
) {
  const found = db
    .selectFrom('outbox')
    .where('state', '<>', 'withheld')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'queued'))
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'sms'))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''));
  const rows = await found.selectAll().orderBy('id', 'desc').limit(size).offset(skip).execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** What each provider took since a moment. Demo notes (`captcha`) went to nobody. */
export function countByProvider(db: Db, since: Date) {
  return db
    .selectFrom('outbox')
    .where('sent_at', '>=', since)
    .where('state', '<>', 'withheld')
    .where('channel', '<>', 'captcha')
    .groupBy(['provider', 'channel'])
    .orderBy('channel')
    .orderBy('provider')
    .select(({ fn }) => [
      'provider',
      'channel',
      fn.max('sent_at').as('last_at'),
      ...MESSAGE_STATES.map((state) =>
        fn.countAll<string>().filterWhere('state', '=', state).as(state),
      ),
    ])
    .execute();
}
