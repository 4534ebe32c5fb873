import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Insertable, type Selectable } from 'kysely';
import { MESSAGES_A_PAGE } from '../support.limits.ts';

export type Conversation = Selectable<Tables['conversation']>;
export type MessageRow = Selectable<Tables['conversation_message']>;

/** The owner of a conversation: a member, or a guest by the hash of their key. */
export type Owner = { member: MemberId } | { guestHash: Buffer };

const owns = (owner: Owner) =>
  'member' in owner
    ? sql<boolean>`member_id = ${owner.member}`
    : sql<boolean>`guest_hash = ${owner.guestHash}`;

export const findConversation = (db: Db, owner: Owner) =>
  db.selectFrom('conversation').selectAll().where(owns(owner)).executeTakeFirst();

export const findById = (db: Db, id: string) =>
  db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirst();

/** The owner's conversation, created if there is none, and locked until the transaction ends. */
export async function takeConversation(
  tx: Tx,
  owner: Owner,
  fresh: { id: string; at: Date },
): Promise<Conversation> {
  await tx
    .insertInto('conversation')
    .values({
      id: fresh.id,
      member_id: 'member' in owner ? owner.member : null,
      guest_hash: 'member' in owner ? null : owner.guestHash,
      started_at: fresh.at,
      last_message_at: fresh.at,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('conversation')
    .selectAll()
    .where(owns(owner))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const lockConversation = (tx: Tx, id: string) =>
  tx.selectFrom('conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertMessage = (tx: Tx, row: Insertable<Tables['conversation_message']>) =>
  tx.insertInto('conversation_message').values(row).returningAll().executeTakeFirstOrThrow();

export const findByClientId = (tx: Tx, conversation: string, clientId: string) =>
  tx
    .selectFrom('conversation_message')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Updates a conversation after its visitor's message. Distress, once noticed, stays marked. */
export const waitForAnswer = (
  tx: Tx,
  id: string,
  { at, distress }: { at: Date; distress: boolean },
) =>
  tx
    .updateTable('conversation')
    .set((row) => ({
      last_message_at: at,
      closed_at: null,
      waiting_since: row.fn.coalesce('waiting_since', sql<Date>`${at}::timestamptz`),
      ...(distress ? { distress: true } : {}),
    }))
    .where('id', '=', id)
    .execute();

/** Updates a conversation after an operator's answer, or because he closed it. */
export const noteAnswered = (
  tx: Tx,
  id: string,
  { at, closed, by }: { at: Date; closed: boolean; by: string | null },
) =>
  tx
    .updateTable('conversation')
    .set({
      last_message_at: at,
      waiting_since: null,
      ...(closed ? { closed_at: at, taken_by: null } : { taken_by: by }),
    })
    .where('id', '=', id)
    .execute();

export async function countSince(tx: Tx, of: { id: string; since: Date }): Promise<number> {
  const row = await tx
    .selectFrom('conversation_message')
    .select((eb) => eb.fn.countAll<string>().as('sent'))
    .where('conversation_id', '=', of.id)
    .where('author', '=', 'visitor')
    .where('sent_at', '>', of.since)
    .executeTakeFirstOrThrow();
  return Number(row.sent);
}

/** A page of messages, newest first. Returns one extra row if there are older ones. */
export function listMessages(db: Db, id: string, before: string | undefined) {
  let query = db.selectFrom('conversation_message').selectAll().where('conversation_id', '=', id);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(MESSAGES_A_PAGE + 1)
    .execute();
}

const ANSWERS_LOOKED_AT = 50;
/** Fewer answers say nothing of what is usual. */
const ANSWERS_NEEDED = 5;
const MESSAGES_LOOKED_AT = 2_000;

/**
 * The median wait for an operator, in seconds, over the latest answers since then; null: too few.
 * A wait goes from the first message that an operator had not answered to the answer.
 */
export async function waitOfAnswers(db: Db, since: Date): Promise<number | null> {
  const { rows } = await sql<{ answers: string; seconds: number | null }>`
    with latest as (
      select id, conversation_id, author, sent_at from conversation_message
      order by id desc limit ${MESSAGES_LOOKED_AT}
    ), turns as (
      select id, conversation_id, author, sent_at,
        coalesce(max(id) filter (where author = 'operator') over before, 0) as answered
      from latest window before as (partition by conversation_id order by id
        rows between unbounded preceding and 1 preceding)
    ), waits as (
      select max(id) filter (where author = 'operator') as id,
        max(sent_at) filter (where author = 'operator')
          - min(sent_at) filter (where author = 'visitor') as wait,
        max(sent_at) filter (where author = 'operator') as at
      from turns where author <> 'site' group by conversation_id, answered
    ), counted as (
      select wait from waits where wait is not null and at > ${since}
      order by id desc limit ${ANSWERS_LOOKED_AT}
    )
    select count(*) as answers,
      percentile_cont(0.5) within group (order by extract(epoch from wait)) as seconds
    from counted`.execute(db);
  const [row] = rows;
  return row && Number(row.answers) >= ANSWERS_NEEDED ? row.seconds : null;
}

/** Counts operators' answers after the last one that the visitor saw. */
export async function countUnseen(db: Db, { id, seen_to }: Conversation): Promise<number> {
  const row = await db
    .selectFrom('conversation_message')
    .select((eb) => eb.fn.countAll<string>().as('unseen'))
    .where('conversation_id', '=', id)
    .where('author', '=', 'operator')
    .where('id', '>', seen_to)
    .executeTakeFirstOrThrow();
  return Number(row.unseen);
}

/** Marks messages as seen. An older mark that arrives late changes nothing. */
export const markSeenTo = (db: Db, id: string, upTo: string) =>
  sql`update conversation set seen_to = greatest(seen_to,
    (select coalesce(max(id), 0) from conversation_message
      where conversation_id = ${id} and id <= ${upTo})) where id = ${id}`.execute(db);

/** Deletes the conversations of silent guests. Their keys are usually lost with their browsers. */
export async function dropSilentGuests(db: Db, before: Date, batch: number): Promise<void> {
  await sql`delete from conversation where id in (
    select id from conversation where guest_hash is not null and last_message_at < ${before}
    order by last_message_at limit ${batch})`.execute(db);
}
