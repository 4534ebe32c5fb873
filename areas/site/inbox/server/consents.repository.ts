import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

/** The member's latest choice; undefined if he never made one. */
export const readConsent = (db: Db, member: MemberId) =>
  db
    .selectFrom('inbox_consent')
    .select(['promos', 'at'])
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertConsent = (db: Db, member: MemberId, promos: boolean, at: Date) =>
  db.insertInto('inbox_consent').values({ member_id: member, promos, at }).execute();
