import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';

/** Tables of the chat that name a member. */
export const CHAT_TABLES = ['play_chat_author', 'play_chat_report', 'play_chat_hidden'];

/** What the member said at tables in the last 30 days. */
export const readOwnChats = (db: Db, member: MemberId) =>
  db
    .selectFrom('play_chat_message as m')
    .innerJoin('play_chat_author as a', 'a.id', 'm.author_id')
    .select(['m.game_id as table', 'm.text', 'm.sent_at'])
    .where('a.member_id', '=', member)
    .orderBy('m.id')
    .execute();

/** Forgets what the member said, reported and hid. */
export async function eraseOwnChats(tx: Tx, member: MemberId) {
  // His messages go with him, and their reports with them.
  await tx.deleteFrom('play_chat_author').where('member_id', '=', member).execute();
  await tx.deleteFrom('play_chat_report').where('member_id', '=', member).execute();
  await tx.deleteFrom('play_chat_hidden').where('member_id', '=', member).execute();
}
