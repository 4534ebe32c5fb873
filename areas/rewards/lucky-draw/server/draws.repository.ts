import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import { sql, type Selectable } from 'kysely';
import type { LuckyRule } from '../lucky-rule.ts';
import type { DrawName } from './lucky-seeds.ts';

/** A draw with the name and the rule of its promotion. */
export type DrawRecord = Selectable<Tables['lucky_draw']> &
  Pick<Selectable<Tables['promotion']>, 'title'> & { rule: LuckyRule };

const draws = (db: Db) =>
  db
    .selectFrom('lucky_draw')
    .innerJoin('promotion', 'promotion.id', 'lucky_draw.promotion')
    .selectAll('lucky_draw')
    .select(['promotion.title', 'promotion.rule'])
    .$castTo<DrawRecord>();

export const findDraw = (db: Db, { promotion, member, draw }: DrawName) =>
  draws(db)
    .where('promotion', '=', promotion)
    .where('member_id', '=', member)
    .where('draw', '=', draw)
    .executeTakeFirst();

/** A member's draws, newest first. */
export const listDraws = (
  db: Db,
  member: MemberId,
  { size, skip }: { size: number; skip: number },
) =>
  draws(db)
    .where('member_id', '=', member)
    .orderBy('at', 'desc')
    .orderBy('promotion')
    .orderBy('draw', 'desc')
    .limit(size)
    .offset(skip)
    .execute();

export async function countDraws(db: Db, member: MemberId): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from lucky_draw where member_id = ${member}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How often a member drew in a promotion, in all and on one day. */
export async function countOwn(
  db: Db,
  { promotion, member }: Omit<DrawName, 'draw'>,
  day: string,
): Promise<{ made: number; used: number }> {
  const { rows } = await sql<{ made: number; used: number }>`
    select count(*)::int as made, count(*) filter (where day = ${day}::date)::int as used
    from lucky_draw where promotion = ${promotion} and member_id = ${member}`.execute(db);
  return rows[0] ?? { made: 0, used: 0 };
}

/** How many are left of each prize that has a stock, by its place. */
export async function readStock(db: Db, promotion: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ place: number; left: number }>`
    select place, stock - taken as left from lucky_prize where promotion = ${promotion}`.execute(
    db,
  );
  return new Map(rows.map(({ place, left }) => [place, left]));
}

/** The latest prizes of a promotion, with the names of their members. */
export async function latestPrizes(db: Db, promotion: string, most: number) {
  const rows = await db
    .selectFrom('lucky_draw')
    .innerJoin('member', 'member.id', 'lucky_draw.member_id')
    .select(['member.account', 'member.nickname', 'lucky_draw.amount', 'lucky_draw.at'])
    .where('promotion', '=', promotion)
    .orderBy('at', 'desc')
    .orderBy('member_id')
    .limit(most)
    .execute();
  return rows.map(({ account, nickname, amount, at }) => ({
    name: nickname || account,
    amount: BigInt(amount),
    at,
  }));
}
