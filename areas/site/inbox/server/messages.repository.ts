import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Insertable } from 'kysely';
import { MESSAGE_KINDS, type MessageKind } from '../inbox.api.ts';
import type { MessageBody } from './inbox.tables.ts';

/** Writes a message once per key and member. Returns false if it exists already. */
export async function insertMessage(
  db: Tx,
  row: Insertable<Tables['inbox_message']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inbox_message')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Selects a member's rows: his messages of these kinds, and the broadcasts for him. */
export interface Mailbox {
  member: MemberId;
  kinds: readonly MessageKind[];
  broadcasts: readonly string[];
  /** The oldest time to show; it depends on how long the kind is kept. */
  keptSince(kind: MessageKind): Date;
}

export interface MessageRow {
  id: string;
  kind: MessageKind;
  body: MessageBody;
  sent_at: Date;
  read: boolean;
}

const mails = ({ member, kinds, broadcasts, keptSince }: Mailbox) => sql`
  select m.id, m.kind, m.body, m.sent_at, m.read_at is not null "read" from inbox_message m
  join unnest(${[...MESSAGE_KINDS]}::text[], ${MESSAGE_KINDS.map(keptSince)}::timestamptz[])
    kept (kind, since) on kept.kind = m.kind and m.sent_at >= kept.since
  where m.member_id = ${member} and m.deleted_at is null and m.kind = any(${[...kinds]})
  union all
  select b.id, b.kind, b.body, b.sent_at, k.read_at is not null from inbox_broadcast b
  left join inbox_mark k on k.broadcast_id = b.id and k.member_id = ${member}
  where b.id = any(${[...broadcasts]}::uuid[]) and k.deleted_at is null`;

interface Place {
  sentAt: Date;
  id: string;
}

/**
 * A part of the mailbox, newest first. `after` continues behind a row; otherwise `offset` skips
 * rows.
 */
export async function listMessages(
  db: Db,
  mailbox: Mailbox,
  page: { unread: boolean; after: Place | null; offset: number; limit: number },
): Promise<MessageRow[]> {
  const { unread, after, offset, limit } = page;
  const { rows } = await sql<MessageRow>`
    select * from (${mails(mailbox)}) mail
    where (not ${unread} or not "read") and (${after === null}
      or (sent_at, id) < (${after?.sentAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by sent_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countMessages(
  db: Db,
  mailbox: Mailbox,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: string; unread: string }>`
    select count(*) total, count(*) filter (where not "read") unread
    from (${mails(mailbox)}) mail`.execute(db);
  return { total: Number(rows[0]?.total), unread: Number(rows[0]?.unread) };
}

/** The changes to a message. Undefined leaves a value unchanged. */
interface MessageChange {
  read?: Date;
  deleted?: Date | null;
}

/** Changes a message that belongs to the member. The first reading and deletion keep their time. */
export async function changeMessage(
  db: Db,
  member: MemberId,
  id: string,
  { read, deleted }: MessageChange,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update inbox_message set
      read_at = coalesce(read_at, ${read ?? null}::timestamptz),
      deleted_at = case when ${deleted === null} then null
        else coalesce(deleted_at, ${deleted ?? null}::timestamptz) end
    where id = ${id} and member_id = ${member}`.execute(db);
  return numAffectedRows === 1n;
}

export const readMessagesUntil = (db: Db, member: MemberId, until: Date, now: Date) =>
  db
    .updateTable('inbox_message')
    .set({ read_at: now })
    .where('member_id', '=', member)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('sent_at', '<=', until)
    .execute();

export const dropOldMessages = (
  db: Db,
  kinds: readonly MessageKind[],
  before: Date,
  most: number,
) =>
  db
    .deleteFrom('inbox_message')
    .where('id', 'in', (from) =>
      from
        .selectFrom('inbox_message')
        .select('id')
        .where('sent_at', '<', before)
        .where('kind', 'in', [...kinds])
        .limit(most),
    )
    .execute();
