import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

const SHOWN = 50;

/** The latest login tries of an account, newest first. */
export const listLogins = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('login_history')
    .select(['at', 'succeeded', 'how', 'user_agent', 'ip', 'new_device', 'session_id'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

/** How and when a session began; undefined for a session from before logins were recorded. */
export const findLoginOfSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('login_history')
    .select(['at', 'how'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

export const dropOldLogins = (db: Db, before: Date) =>
  db.deleteFrom('login_history').where('at', '<', before).execute();
