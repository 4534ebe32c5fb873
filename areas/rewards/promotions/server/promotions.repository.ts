import { inLanguage, type Language, type MemberId } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { sql } from 'kysely';
import {
  findKind,
  registeredTypes,
  type PromotionKind,
  type PromotionOf,
} from './promotion-kind.ts';
import type { ClaimMarks } from './award-postings.ts';
import type { AwardRecord, PromotionRecord } from './promotion-record.ts';
import type { LastSignIn } from './sign-in-rule.ts';

/** Promotions that members may see, those that end first before the others. */
export const listPublished = (app: App, now: Date): Promise<PromotionRecord[]> =>
  app.db
    .selectFrom('promotion')
    .selectAll()
    .where('state', 'in', ['Running', 'Paused'])
    .where('kind', 'in', registeredTypes(app))
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A promotion by the id that a caller names; drafts are nobody's but the operators'. */
export async function findPublished(app: App, id: string): Promise<PromotionRecord | undefined> {
  if (!UUID.test(id)) return undefined;
  const row = await findPromotion(app.db, id);
  return row && row.state !== 'Draft' && findKind(app, row.kind) ? row : undefined;
}

/**
 * Promotions of a kind that run at this instant, or ended after `since` by their window. Only its
 * own drafts write rows of a kind, so each has the kind's rule.
 */
export const listRunning = <R>(
  db: Db,
  { type }: Pick<PromotionKind<R>, 'type'>,
  now: Date,
  since = now,
): Promise<PromotionOf<R>[]> =>
  db
    .selectFrom('promotion')
    .selectAll()
    .$castTo<PromotionOf<R>>()
    .where('kind', '=', type)
    .where('state', '=', 'Running')
    .where('starts_at', '<=', now)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', since)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** Types of which a promotion runs at this instant. */
export async function listOpenTypes(db: Db, now: Date) {
  const rows = await db
    .selectFrom('promotion')
    .select('kind')
    .distinct()
    .where('state', '=', 'Running')
    .where('starts_at', '<=', now)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

export const findPromotion = (db: Db, id: string) =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPromotion = (db: Db, id: string) =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findAward = (db: Db, member: MemberId, id: string) =>
  db
    .selectFrom('award')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();

/** Awards that wait to be claimed, those that run out first before the others. */
export const listWaiting = (db: Db, member: MemberId, now: Date): Promise<AwardRecord[]> =>
  db
    .selectFrom('award')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', '=', 'Issued')
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();

export async function countWaiting(db: Db, member: MemberId, now: Date): Promise<number> {
  const { waiting } = await db
    .selectFrom('award')
    .select((e) => e.fn.countAll<string>().as('waiting'))
    .where('member_id', '=', member)
    .where('state', '=', 'Issued')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Tells whether one of these marks stands for another member in this cycle of a promotion. */
export async function hasOthersMark(
  db: Db,
  { promotion, cycle, marks }: ClaimMarks,
  member: MemberId,
): Promise<boolean> {
  if (marks.length === 0) return false;
  const row = await db
    .selectFrom('promotion_mark')
    .select('member_id')
    .where('promotion_id', '=', promotion)
    .where('cycle', '=', cycle)
    .where('mark', 'in', [...marks])
    .where('member_id', '<>', member)
    .executeTakeFirst();
  return row !== undefined;
}

/** How the sign-ins of a promotion name themselves; the day decides that each is taken once. */
export const signInTransaction = (promotion: string, day: string) => `sign-in/${promotion}/${day}`;

/** The member's last sign-in of a promotion; null if there is none. */
export async function lastSignIn(
  db: Db,
  member: MemberId,
  promotion: string,
): Promise<LastSignIn | null> {
  const { rows } = await sql<LastSignIn>`
    select right(transaction, 10) as day, step from award
    where member_id = ${member} and vendor = 'PALARO' and cause_kind = 'signIn'
      and transaction > ${signInTransaction(promotion, '')}
      and transaction < ${signInTransaction(promotion, '9999')}
    order by transaction desc limit 1`.execute(db);
  return rows[0] ?? null;
}

interface TakenPlace {
  size: number;
  skip: number;
  now: Date;
}

/** Awards that wait no more, newest first; one that ran out counts from then on. */
export async function pageOfTaken(db: Db, member: MemberId, { size, skip, now }: TakenPlace) {
  const { rows } = await sql<
    Pick<AwardRecord, 'id' | 'cause_kind' | 'promotion' | 'amount'> & {
      state: 'Claimed' | 'Expired' | 'Cancelled';
      at: Date;
      total: string;
    }
  >`select a.id::text as id, a.cause_kind, a.promotion, a.amount::text as amount, t.state, t.at,
      count(*) over () as total
    from award a cross join lateral (select
      case a.state when 'Issued' then 'Expired' else a.state end as state,
      case a.state when 'Claimed' then a.claimed_at when 'Cancelled' then a.issued_at
        else a.expires_at end as at) t
    where a.member_id = ${member}
      and (a.state in ('Claimed', 'Expired', 'Cancelled')
        or (a.state = 'Issued' and a.expires_at <= ${now}))
    order by t.at desc, a.id desc limit ${size} offset ${skip}`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** Titles of the promotions that gave these awards, by id; an award without one has none. */
export async function titlesOf(
  db: Db,
  awards: readonly Pick<AwardRecord, 'promotion'>[],
  language: Language,
) {
  const ids = [...new Set(awards.map(({ promotion }) => promotion))].filter((id) => UUID.test(id));
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('promotion')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, inLanguage(title, language)]));
}
