import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

/** The member's conversation, if it holds words of distress, and such feedback of his. */
export async function listDistress(db: Db, member: MemberId) {
  const [conversations, feedback] = await Promise.all([
    db
      .selectFrom('conversation')
      .select(['id', 'last_message_at as at'])
      .where('member_id', '=', member)
      .where('distress', '=', true)
      .execute(),
    db
      .selectFrom('feedback')
      .select(['reference as id', 'sent_at as at'])
      .where('member_id', '=', member)
      .where('distress', '=', true)
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return { conversations, feedback };
}
