import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import { fixedQuery, type Db } from '@palaro/server';
import type { Leaving } from './accounts.tables.ts';

/** Sessions with the member data that a principal needs, and the login of another session. */
const sessionsOf = (db: Db) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoinLateral(
      (logins) =>
        logins
          .selectFrom('login_history')
          .select(['at', 'ip'])
          .whereRef('login_history.member_id', '=', 'session.member_id')
          .where('succeeded', '=', true)
          .whereRef('login_history.session_id', '<>', 'session.id')
          .orderBy('login_history.id', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select([
      'session.id',
      'session.token_hash',
      'session.member_id',
      'session.kind',
      'session.restricted',
      'session.leaving',
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
      'before.at as login_before_at',
      'before.ip as login_before_ip',
    ]);

const byToken = fixedQuery((db, { hash }: { hash: Buffer }) =>
  sessionsOf(db).where('session.token_hash', '=', hash).compile(),
);

const byTokenBefore = fixedQuery((db, { hash }: { hash: Buffer }) =>
  sessionsOf(db)
    .select('session.old_token_until as token_until')
    .where('session.old_token_hash', '=', hash)
    .compile(),
);

/**
 * The session that a token opens. `token_until` is set where it is the token before the last
 * step-up, and says until when that one still opens the session.
 */
export async function findSession(db: Db, hash: Buffer) {
  const [found] = await byToken(db, { hash });
  if (found) return { ...found, token_until: null };
  const [before] = await byTokenBefore(db, { hash });
  return before;
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const touchSession = (db: Db, id: string, usedAt: Date, idleUntil: Date) =>
  db
    .updateTable('session')
    .set({ last_used_at: usedAt, idle_until: idleUntil })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/** Ends a session once; answers whether this call ended it. */
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
    .select(['id', 'created_at', 'remembered_family'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Gives a session another token; no earlier token opens anything from then on. */
export const replaceToken = (db: Db, id: string, tokenHash: Buffer) =>
  db
    .updateTable('session')
    .set({ token_hash: tokenHash, old_token_hash: null, old_token_until: null })
    .where('id', '=', id)
    .execute();

/** The token that opens a live session, and the one before its last step-up. */
export const readTokens = (db: Db, id: string) =>
  db
    .selectFrom('session')
    .select(['token_hash', 'old_token_hash', 'old_token_until'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

interface Renewal {
  /** The token that the new one replaces. A session that already has another keeps that. */
  from: Buffer;
  hash: Buffer;
  /** Until when the previous token still opens the session. */
  oldUntil: Date;
}

/** Gives a live session another token; of several callers with the same `from` one succeeds. */
export const renewToken = (db: Db, id: string, { from, hash, oldUntil }: Renewal) =>
  db
    .updateTable('session')
    .set({ token_hash: hash, old_token_hash: from, old_token_until: oldUntil })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('token_hash', '=', from)
    .execute();

/** The password was changed in this session, so it becomes an ordinary one of ordinary length. */
export const freeSession = (db: Db, id: string, absoluteUntil: Date) =>
  db
    .updateTable('session')
    .set({ restricted: false, absolute_until: absoluteUntil })
    .where('id', '=', id)
    .execute();

/** Marks an account's sessions: they may only read and withdraw, until `until` at the latest. */
export const markLeaving = (db: Db, memberId: MemberId, leaving: Leaving, until: Date) =>
  db
    .updateTable('session')
    .set({ leaving, absolute_until: sql`least(absolute_until, ${until})` })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();

/** Live sessions past their idle or their absolute end. */
export const listExpiredSessions = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('session')
    .select(['id', 'member_id'])
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('idle_until', '<=', now), is('absolute_until', '<=', now)]))
    .limit(limit)
    .execute();

/** The member's open sessions, the last used first. */
export const listOwnSessions = (db: Db, memberId: MemberId, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('idle_until', '>', now)
    .where('absolute_until', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
