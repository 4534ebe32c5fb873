import type { MemberId } from '@palaro/kernel';
import { refuse, type Db } from '@palaro/server';

/** Throws `not_found` for a number that is no member's. */
export async function requireMember(db: Db, member: MemberId): Promise<void> {
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', member)
    .executeTakeFirst();
  if (!found) throw refuse('not_found');
}
