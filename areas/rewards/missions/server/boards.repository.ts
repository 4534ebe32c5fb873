import type { MemberId, Money } from '@palaro/kernel';
import { mayBeGiven } from '@palaro/promotions/server';
import type { Db, Tx } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import type { Score } from './play-sums.ts';

/** A board in one of its windows. */
export interface BoardCycle {
  promotion: string;
  cycle: string;
}

/** Those of the members who may be given something now; the others stand on no board meanwhile. */
export async function openToRewards(
  db: Db,
  members: readonly MemberId[],
  now: Date,
): Promise<MemberId[]> {
  if (members.length === 0) return [];
  const { rows } = await sql<{ member: MemberId }>`
    select m.id::text as member from member m
    where m.id = any (${[...members]}::bigint[]) and ${mayBeGiven(now)}`.execute(db);
  return rows.map(({ member }) => member);
}

/** Writes the scores of these members; who has none any more leaves the board. */
export async function writeScores(
  tx: Tx,
  { promotion, cycle }: BoardCycle,
  scores: ReadonlyMap<MemberId, Score | null>,
): Promise<void> {
  const gone = [...scores].flatMap(([member, score]) => (score === null ? [member] : []));
  const kept = [...scores].flatMap(([member, of]) =>
    of === null ? [] : [{ member, ...of, score: String(of.score) }],
  );
  if (gone.length > 0) {
    await sql`delete from board_score where promotion_id = ${promotion} and cycle = ${cycle}
      and member_id = any (${gone}::bigint[])`.execute(tx);
  }
  if (kept.length > 0) {
    const rows = sql`jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) r
      (member bigint, score bigint, "reachedAt" timestamptz, rounds int)`;
    await sql`insert into board_score as b
        (promotion_id, cycle, member_id, score, reached_at, rounds)
      select ${promotion}::uuid, ${cycle}, member, score, "reachedAt", rounds from ${rows}
      on conflict (promotion_id, cycle, member_id) do update set score = excluded.score,
        reached_at = excluded.reached_at, rounds = excluded.rounds`.execute(tx);
  }
}

/** A place on a board. */
export interface Place {
  member: MemberId;
  name: string;
  score: Money;
  reachedAt: Date;
  rounds: number;
}

interface PlaceRow {
  member: MemberId;
  name: string;
  score: string;
  reached_at: Date;
  rounds: number;
}

/**
 * The first places of a board: the highest score first, of equal ones who reached it first, then
 * the lower member number (docs/domain/promotions.md §6, PR-25).
 */
export async function firstPlaces(
  db: Db,
  { promotion, cycle }: BoardCycle,
  { limit, now, admitted }: { limit: number; now: Date; admitted: RawBuilder<boolean> },
): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    select b.member_id::text as member, coalesce(nullif(m.nickname, ''), m.account) as name,
      b.score::text as score, b.reached_at, b.rounds
    from board_score b join member m on m.id = b.member_id
    where b.promotion_id = ${promotion} and b.cycle = ${cycle} and ${mayBeGiven(now)}
      and ${admitted}
    order by b.score desc, b.reached_at, b.member_id limit ${limit}`.execute(db);
  return rows.map(({ reached_at, score, ...row }) => ({
    ...row,
    score: BigInt(score),
    reachedAt: reached_at,
  }));
}

/** The member's score and rank on a board; null where he has none. */
export async function ownPlace(
  db: Db,
  { promotion, cycle }: BoardCycle,
  { member, now, admitted }: { member: MemberId; now: Date; admitted: RawBuilder<boolean> },
): Promise<{ rank: number; score: Money } | null> {
  const { rows } = await sql<{ score: string; rank: number }>`
    select o.score::text as score, 1 + (select count(*) from board_score b
        join member m on m.id = b.member_id
        where b.promotion_id = o.promotion_id and b.cycle = o.cycle and ${mayBeGiven(now)}
          and ${admitted} and (b.score > o.score or (b.score = o.score
            and (b.reached_at, b.member_id) < (o.reached_at, o.member_id))))::int as rank
    from board_score o where o.promotion_id = ${promotion} and o.cycle = ${cycle}
      and o.member_id = ${member}`.execute(db);
  const [own] = rows;
  return own ? { rank: own.rank, score: BigInt(own.score) } : null;
}

/** Windows of a board that have scores and are not closed. */
export async function openCycles(db: Db, promotion: string): Promise<string[]> {
  const { rows } = await sql<{ cycle: string }>`
    select distinct b.cycle from board_score b where b.promotion_id = ${promotion}
      and not exists (select from board_closing c
        where c.promotion_id = b.promotion_id and c.cycle = b.cycle)
    order by b.cycle`.execute(db);
  return rows.map(({ cycle }) => cycle);
}
