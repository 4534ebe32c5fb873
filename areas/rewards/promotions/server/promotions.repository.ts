import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import { sql, type Selectable } from 'kysely';
import './promotions.tables.ts';
import type { LastSignIn } from './sign-in-rule.ts';

export type PromotionRecord = Selectable<Tables['promotion']>;
export type AwardRecord = Selectable<Tables['award']>;

/** Promotions that members may see, those that end first before the others. */
export const listPublished = (db: Db, now: Date): Promise<PromotionRecord[]> =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('state', 'in', ['Running', 'Paused'])
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A promotion by the id that a caller names; drafts are nobody's but the operators'. */
export async function findPublished(db: Db, id: string): Promise<PromotionRecord | undefined> {
  if (!UUID.test(id)) return undefined;
  const row = await findPromotion(db, id);
  return row?.state === 'Draft' ? undefined : row;
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

/** Titles of these promotions, by id. */
export async function titlesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, PromotionRecord['title']>();
  const rows = await db
    .selectFrom('promotion')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
