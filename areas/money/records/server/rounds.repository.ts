import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

export interface RoundFilter {
  member: MemberId;
  /** Days in `zone`, both included. */
  from: string;
  to: string;
  zone: string;
  vendor?: string;
  /** The vendor's name of one round. */
  round?: string;
  /** Only these games; undefined for all. */
  games?: { vendor: string; game: string }[];
  state?: 'O' | 'C' | 'V';
}

export interface RoundRow {
  vendor: string;
  /** The wallet's number of it. */
  round: string;
  ref: string;
  game: string;
  state: 'O' | 'C' | 'V';
  bets: string;
  wins: string;
  refunds: string;
  opened_at: Date;
  closed_at: Date | null;
}

// Both tables have these columns and an index in the list's order, so a page reads only the rows
// that it shows.
const PLAYED = sql.raw(`(
    select member_id, vendor, ref, game, state, bets, wins, refunds, opened_at, closed_at, round
      from game_round
    union all
    select member_id, vendor, ref, game, 'C'::char(1), bets, wins, 0::bigint, opened_at, closed_at,
        round
      from listed_round)`);

const matching = (f: RoundFilter) => sql`
  from ${PLAYED} r
  where r.member_id = ${f.member}
    and r.opened_at >= (${f.from}::date)::timestamp at time zone ${f.zone}
    and r.opened_at < (${f.to}::date + 1)::timestamp at time zone ${f.zone}
    and (${f.vendor ?? null}::text is null or r.vendor = ${f.vendor ?? null})
    and (${f.round ?? null}::text is null or r.ref = ${f.round ?? null})
    and (${f.state ?? null}::text is null or r.state = ${f.state ?? null})
    and (${f.games === undefined} or (r.vendor, r.game) in (
      select asked.vendor, asked.game
      from unnest(${(f.games ?? []).map((g) => g.vendor)}::text[],
                  ${(f.games ?? []).map((g) => g.game)}::text[]) asked (vendor, game)))`;

/** One page of a member's rounds, newest first. */
export async function listRounds(db: Db, filter: RoundFilter, limit: number, offset: number) {
  const { rows } = await sql<RoundRow>`
    select r.vendor, r.round, r.ref, r.game, r.state, r.bets, r.wins, r.refunds, r.opened_at,
      r.closed_at
    ${matching(filter)}
    order by r.opened_at desc, r.round desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface RoundTotals {
  count: string;
  bets: string;
  wins: string;
  refunds: string;
}

/** Count and sums over the whole filter, not over a page. */
export async function totalRounds(db: Db, filter: RoundFilter): Promise<RoundTotals> {
  const { rows } = await sql<RoundTotals>`
    select count(*) as count, coalesce(sum(r.bets), 0)::bigint as bets,
      coalesce(sum(r.wins), 0)::bigint as wins, coalesce(sum(r.refunds), 0)::bigint as refunds
    ${matching(filter)}`.execute(db);
  return rows[0] ?? { count: '0', bets: '0', wins: '0', refunds: '0' };
}
