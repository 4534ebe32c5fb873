import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

/** Published announcements that are not over, including those that have not begun. */
export const listPublished = (db: Db, now: Date) =>
  db
    .selectFrom('announcement')
    .selectAll()
    .where('published', '=', true)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const listTopics = (db: Db) =>
  db
    .selectFrom('help_topic')
    .select(['title', 'content', 'device', 'rules'])
    .where('published', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();

export const listAgreements = (db: Db) =>
  db.selectFrom('agreement_version').selectAll().orderBy('version', 'desc').execute();

/** Far more than any screen shows. Operators put forward only a few. */
const MATCHES_MAX = 500;

export const listMatches = (db: Db, now: Date) =>
  db
    .selectFrom('hot_match')
    .selectAll()
    .where('shown_until', '>', now)
    .orderBy('match_time')
    .orderBy('id')
    .limit(MATCHES_MAX)
    .execute();

/** Whether a member had a usable session before this one. `F` popups depend on it (POP-05). */
export async function hadSessionBefore(db: Db, memberId: MemberId, sessionId: string) {
  const earlier = await db
    .selectFrom('session')
    .innerJoin('session as own', 'own.member_id', 'session.member_id')
    .select('session.id')
    .where('own.id', '=', sessionId)
    .where('session.member_id', '=', memberId)
    .where('session.restricted', '=', false)
    .whereRef('session.created_at', '<', 'own.created_at')
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

export async function readReached(db: Db, memberId: MemberId) {
  const [member, tags] = await Promise.all([
    db.selectFrom('member').select('uplines').where('id', '=', memberId).executeTakeFirstOrThrow(),
    db.selectFrom('audience_tag').select('tag').where('member_id', '=', memberId).execute(),
  ]);
  return { lines: [memberId, ...member.uplines], tags: tags.map(({ tag }) => tag) };
}

export async function listReadMarks(db: Db, memberId: MemberId) {
  const rows = await db
    .selectFrom('announcement_read')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map((row) => row.announcement_id));
}

export const insertReadMark = (db: Db, mark: { member: MemberId; id: string; at: Date }) =>
  db
    .insertInto('announcement_read')
    .values({ member_id: mark.member, announcement_id: mark.id, read_at: mark.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Adds one tap of a banner on a day of the site's time zone. */
export const countTap = (db: Db, bannerId: string, day: string) =>
  db
    .insertInto('banner_tap')
    .values({ announcement_id: bannerId, day, taps: '1' })
    .onConflict((conflict) =>
      conflict.columns(['announcement_id', 'day']).doUpdateSet((row) => ({
        taps: row('banner_tap.taps', '+', '1'),
      })),
    )
    .execute();
