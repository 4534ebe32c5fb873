import type { Insertable, Selectable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';

export type RememberedRow = Selectable<Tables['remembered_login']>;

export const findPair = (db: Db, selector: string) =>
  db.selectFrom('remembered_login').selectAll().where('selector', '=', selector).executeTakeFirst();

export const insertPair = (db: Db, row: Insertable<Tables['remembered_login']>) =>
  db.insertInto('remembered_login').values(row).execute();

/** Marks a pair as replaced by the next; of several callers only one succeeds. */
export async function replacePair(db: Db, selector: string, next: string, at: Date) {
  const replaced = await db
    .updateTable('remembered_login')
    .set({ replaced_at: at, next_selector: next })
    .where('selector', '=', selector)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return replaced.numUpdatedRows === 1n;
}

export const dropFamily = (db: Db, family: string) =>
  db.deleteFrom('remembered_login').where('family', '=', family).execute();

export const dropPairsOfMember = (db: Db, memberId: MemberId) =>
  db.deleteFrom('remembered_login').where('member_id', '=', memberId).execute();

/** Deletes what the session's browser kept of its member. */
export const dropPairOfSession = (db: Db, sessionId: string) =>
  db
    .deleteFrom('remembered_login')
    .using('session')
    .where('session.id', '=', sessionId)
    .whereRef('remembered_login.member_id', '=', 'session.member_id')
    .whereRef('remembered_login.device', '=', 'session.device_mark')
    .execute();

/** Deletes what the browser kept of the member for this way of logging in. */
export const dropPairsOfDevice = (
  db: Db,
  { member_id, device, type }: Pick<RememberedRow, 'member_id' | 'type'> & { device: Buffer },
) =>
  db
    .deleteFrom('remembered_login')
    .where('member_id', '=', member_id)
    .where('device', '=', device)
    .where('type', '=', type)
    .execute();

/** The way by which this browser remembers the member; the latest where there are two. */
export const findPairOfDevice = (db: Db, memberId: MemberId, device: Buffer, now: Date) =>
  db
    .selectFrom('remembered_login')
    .select('type')
    .where('member_id', '=', memberId)
    .where('device', '=', device)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const dropExpiredPairs = (db: Db, now: Date) =>
  db.deleteFrom('remembered_login').where('expires_at', '<', now).execute();
