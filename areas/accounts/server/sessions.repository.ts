import type { Insertable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';

export const insertSession = (db: Db, session: Insertable<Tables['session']>) =>
  db.insertInto('session').values(session).execute();

/** The session that holds a token, with what a principal needs of its member. */
export const findSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select([
      'session.id',
      'session.member_id',
      'session.kind',
      'session.restricted',
      'session.last_used_at',
      'session.idle_until',
      'session.absolute_until',
      'session.ended_at',
      'session.end_reason',
      'member.account',
      'member.nickname',
      'member.type',
      'member.merchant_code',
      'member.language',
      'member.state',
    ])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const touchSession = (db: Db, id: string, usedAt: Date, idleUntil: Date) =>
  db
    .updateTable('session')
    .set({ last_used_at: usedAt, idle_until: idleUntil })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/** Ends a session once; answers whether this call was the one that did. */
export async function endSession(db: Db, id: string, reason: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

export const listLiveSessions = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('session')
    .select(['id', 'created_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const readSessionEnds = (db: Db, id: string) =>
  db
    .selectFrom('session')
    .select(['idle_until', 'absolute_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Live sessions past their idle or their absolute end. */
export const listExpiredSessions = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('session')
    .select(['id', 'member_id'])
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('idle_until', '<=', now), is('absolute_until', '<=', now)]))
    .limit(limit)
    .execute();
