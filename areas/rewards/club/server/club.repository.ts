import { isBonusBlocked, isExcludedNow } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { sql } from 'kysely';

/** The member's level, 0 where he never rose. */
export async function readLevel(db: Db, member: MemberId): Promise<number> {
  const row = await db
    .selectFrom('club_member')
    .select('level')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.level ?? 0;
}

/** The member's level at the beginning of each of these days of the site. */
export async function levelsOnDays(
  db: Db,
  member: MemberId,
  { days, zone }: { days: readonly string[]; zone: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; level: number }>`
    select d.day::text as day, coalesce((select h.level from club_change h
        where h.member_id = ${member} and h.at <= d.day::timestamp at time zone ${zone}::text
        order by h.at desc limit 1), 0) as level
    from unnest(${[...days]}::date[]) d (day)`.execute(db);
  return new Map(rows.map(({ day, level }) => [day, level]));
}

/** Levels of these members, locked against another change, in an order that cannot deadlock. */
export async function lockLevels(tx: Tx, members: readonly MemberId[]) {
  await sql`insert into club_member (member_id, level, changed_at)
    select id, 0, '-infinity' from unnest(${[...members]}::bigint[]) m (id) order by id
    on conflict (member_id) do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('club_member')
    .select(['member_id', 'level'])
    .where('member_id', 'in', [...members])
    .orderBy('member_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ member_id, level }) => [member_id, level]));
}

export interface LevelChange {
  member: MemberId;
  level: number;
  reason: 'rise' | 'keep';
}

/** Writes changed levels with their history. */
export async function writeLevels(tx: Tx, changes: readonly LevelChange[], at: Date) {
  if (changes.length === 0) return;
  await tx
    .insertInto('club_change')
    .values(changes.map(({ member, level, reason }) => ({ member_id: member, at, level, reason })))
    .onConflict((on) =>
      on.columns(['member_id', 'at']).doUpdateSet((e) => ({
        level: e.ref('excluded.level'),
        reason: e.ref('excluded.reason'),
      })),
    )
    .execute();
  for (const { member, level } of changes) {
    await tx
      .updateTable('club_member')
      .set({ level, changed_at: at })
      .where('member_id', '=', member)
      .execute();
  }
}

/** Members who played or paid in since a day, after one of them; in the order of their numbers. */
export async function pageOfActive(
  db: Db,
  of: { since: string; after: MemberId; limit: number },
): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    select id::text as id from (
      select distinct member_id as id from member_day
        where day >= ${of.since}::date and member_id > ${of.after}::bigint
          and book in (select book from book where realm = 'R')
      union select distinct member_id from money_day
        where day >= ${of.since}::date and kind = 'deposit' and member_id > ${of.after}::bigint) a
    where id in (select m.id from member m where m.type not in (4, 40, 41))
    order by a.id limit ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Members who ever rose, with their level at an instant, after one of them. Who is excluded, closed
 * or blocked from bonuses is left out: nothing is given to him, and his level rests.
 */
export async function pageOfLevels(
  db: Db,
  of: { at: Date; now: Date; after: MemberId; limit: number },
): Promise<{ member: MemberId; level: number }[]> {
  const { rows } = await sql<{ member: MemberId; level: number }>`
    select c.member_id::text as member, coalesce((select h.level from club_change h
        where h.member_id = c.member_id and h.at <= ${of.at} order by h.at desc limit 1), 0)
      as level
    from club_member c join member m on m.id = c.member_id and m.state = 'active'
    where c.member_id > ${of.after}::bigint and not ${isBonusBlocked(sql`m.id`)}
      and not ${isExcludedNow(sql`m.id`, of.now)}
    order by c.member_id limit ${of.limit}`.execute(db);
  return rows;
}

export type PeriodKind = 'weekly' | 'monthly' | 'birthday' | 'keep';

/** Notes that a period's work is done; the work itself may have run twice, and changed once. */
export const finishPeriod = (db: Db, of: { kind: PeriodKind; period: string; at: Date }) =>
  db
    .insertInto('club_period')
    .values({ kind: of.kind, period: of.period, done_at: of.at })
    .onConflict((on) => on.columns(['kind', 'period']).doNothing())
    .execute();

/** Tells whether a period's work is done. */
export async function isPeriodDone(db: Db, kind: PeriodKind, period: string): Promise<boolean> {
  const row = await db
    .selectFrom('club_period')
    .select('period')
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  return row !== undefined;
}
