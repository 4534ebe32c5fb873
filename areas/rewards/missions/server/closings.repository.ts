import type { MemberId, Money } from '@palaro/kernel';
import type { PromotionOf } from '@palaro/promotions/server';
import type { Db, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { BoardRule } from '../missions.rules.ts';
import { boardKind } from './board-kind.ts';
import type { BoardCycle, Place } from './boards.repository.ts';

/** Boards that run or ran out by themselves, and have a score in a window that is not closed. */
export const boardsWithScores = (db: Db): Promise<PromotionOf<BoardRule>[]> =>
  db
    .selectFrom('promotion as p')
    .selectAll('p')
    .$castTo<PromotionOf<BoardRule>>()
    .where('kind', '=', boardKind.type)
    .where('state', '=', 'Running')
    .where(
      sql<boolean>`exists (select from board_score b where b.promotion_id = p.id
        and not exists (select from board_closing c
          where c.promotion_id = b.promotion_id and c.cycle = b.cycle))`,
    )
    .execute();

/** Notes that a window is closed; false where it was closed before. */
export async function noteClosing(
  tx: Tx,
  { promotion, cycle }: BoardCycle,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into board_closing (promotion_id, cycle, closed_at, members)
    select ${promotion}::uuid, ${cycle}, ${now}, count(*) from board_score
      where promotion_id = ${promotion} and cycle = ${cycle}
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export interface PaidRank extends Omit<Place, 'name'> {
  rank: number;
  prize: Money;
  issued: boolean;
}

/** Keeps the paid ranks with what they stand on. */
export async function writeRanks(
  tx: Tx,
  { promotion, cycle }: BoardCycle,
  ranks: readonly PaidRank[],
): Promise<void> {
  if (ranks.length === 0) return;
  await tx
    .insertInto('board_rank')
    .values(
      ranks.map(({ rank, member, score, reachedAt, rounds, prize, issued }) => ({
        promotion_id: promotion,
        cycle,
        rank,
        member_id: member,
        score: String(score),
        reached_at: reachedAt,
        rounds,
        prize: String(prize),
        issued,
      })),
    )
    .execute();
}

/** A paid rank as members see it. */
export interface LastRank {
  member: MemberId;
  name: string;
  rank: number;
  score: Money;
  prize: Money;
}

/** The paid ranks of the window that was closed last: the first ones, and the member's own. */
export async function lastRanks(
  db: Db,
  promotion: string,
  { limit, member }: { limit: number; member: MemberId | null },
): Promise<LastRank[]> {
  const { rows } = await sql<
    Record<'member' | 'name' | 'score' | 'prize', string> & { rank: number }
  >`
    select r.member_id::text as member, coalesce(nullif(m.nickname, ''), m.account) as name,
      r.rank, r.score::text as score, r.prize::text as prize
    from board_rank r join member m on m.id = r.member_id
    where r.promotion_id = ${promotion} and r.cycle = (select c.cycle from board_closing c
        where c.promotion_id = ${promotion} order by c.closed_at desc limit 1)
      and (r.rank <= ${limit} or r.member_id = ${member})
    order by r.rank`.execute(db);
  return rows.map(({ score, prize, ...row }) => ({
    ...row,
    score: BigInt(score),
    prize: BigInt(prize),
  }));
}

/** Drops scores of closed windows; the paid ranks are kept. */
export const dropClosedScores = (db: Db, limit: number) =>
  sql`delete from board_score b using (select s.promotion_id, s.cycle, s.member_id
      from board_score s join board_closing c using (promotion_id, cycle) limit ${limit}) o
    where (b.promotion_id, b.cycle, b.member_id)
      = (o.promotion_id, o.cycle, o.member_id)`.execute(db);
