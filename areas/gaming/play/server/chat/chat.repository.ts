import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Insertable, type Selectable } from 'kysely';
import { CHAT_SHOWN } from '../../chat.limits.ts';

export type Author = Selectable<Tables['play_chat_author']>;

const said = (db: Db) =>
  db
    .selectFrom('play_chat_message as m')
    .innerJoin('play_chat_author as a', 'a.id', 'm.author_id')
    .select(['m.id', 'm.author_id', 'a.name', 'm.text', 'm.sent_at']);

/** Messages as everybody at their table may see them. */
const shown = (db: Db) => said(db).where('m.removed_at', 'is', null);

export type ShownRow = Awaited<ReturnType<typeof listChat>>[number];

/** A table's last messages, newest first. */
export const listChat = (db: Db, gameId: string) =>
  shown(db).where('m.game_id', '=', gameId).orderBy('m.id', 'desc').limit(CHAT_SHOWN).execute();

export async function newestOf(db: Db, gameId: string): Promise<string | null> {
  const row = await db
    .selectFrom('play_chat_message')
    .select('id')
    .where('game_id', '=', gameId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export const findAuthor = (db: Db, member: MemberId) =>
  db.selectFrom('play_chat_author').selectAll().where('member_id', '=', member).executeTakeFirst();

/** The member as a writer, with the name he has now, locked until the transaction ends. */
export const takeAuthor = (
  tx: Tx,
  row: Pick<Author, 'id' | 'member_id' | 'name'>,
): Promise<Author> =>
  tx
    .insertInto('play_chat_author')
    .values(row)
    .onConflict((is) => is.column('member_id').doUpdateSet({ name: row.name }))
    .returningAll()
    .executeTakeFirstOrThrow();

export const findByClientId = (tx: Tx, author: string, clientId: string) =>
  said(tx)
    .select('m.game_id')
    .where('m.author_id', '=', author)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst();

/** What a writer said since then, at all tables. */
export const listSaid = (tx: Tx, author: string, since: Date) =>
  tx
    .selectFrom('play_chat_message')
    .select(['text', 'sent_at'])
    .where('author_id', '=', author)
    .where('sent_at', '>', since)
    .execute();

export async function insertMessage(tx: Tx, row: Insertable<Tables['play_chat_message']>) {
  const added = tx.insertInto('play_chat_message').values(row).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/**
 * Notes a report, once a member. An operator is to look at the message, unless one has. `none`:
 * there is no such message, or it is the member's own.
 */
export async function noteReport(
  tx: Tx,
  { gameId, message, member, at }: { gameId: string; message: string; member: MemberId; at: Date },
): Promise<'none' | 'known' | 'new'> {
  const found = await shown(tx)
    .where('m.id', '=', message)
    .where('m.game_id', '=', gameId)
    .where('a.member_id', '<>', member)
    .executeTakeFirst();
  if (!found) return 'none';
  const added = await tx
    .insertInto('play_chat_report')
    .values({ message_id: message, member_id: member, at })
    .onConflict((is) => is.doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return 'known';
  await tx
    .updateTable('play_chat_message')
    .set({ waiting_since: at })
    .where('id', '=', message)
    .where('waiting_since', 'is', null)
    .where('reviewed_at', 'is', null)
    .execute();
  return 'new';
}

/** Whom the member hides, by name. */
export const listHidden = (db: Db, member: MemberId) =>
  db
    .selectFrom('play_chat_hidden as h')
    .innerJoin('play_chat_author as a', 'a.id', 'h.author_id')
    .select(['a.id as author', 'a.name'])
    .where('h.member_id', '=', member)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();

/** False if nobody has this id. Nobody hides himself. */
export async function setHidden(
  db: Db,
  { member, author, hidden }: { member: MemberId; author: string; hidden: boolean },
): Promise<boolean> {
  const found = await db
    .selectFrom('play_chat_author')
    .select('id')
    .where('id', '=', author)
    .where('member_id', '<>', member)
    .executeTakeFirst();
  if (!found) return false;
  const row = { member_id: member, author_id: author };
  if (hidden) {
    await db
      .insertInto('play_chat_hidden')
      .values(row)
      .onConflict((is) => is.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('play_chat_hidden')
      .where('member_id', '=', member)
      .where('author_id', '=', author)
      .execute();
  }
  return true;
}

/** Deletes messages that were sent before, and their reports. */
export async function dropOld(db: Db, before: Date, batch: number): Promise<void> {
  await sql`delete from play_chat_message where id in (
    select id from play_chat_message where sent_at < ${before}
    order by sent_at limit ${batch})`.execute(db);
}
