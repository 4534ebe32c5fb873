import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import { fixedQuery, type Db } from '@palaro/server';

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
  game?: string;
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

/** A filter's values, as the texts below take them. */
interface Asked {
  member: MemberId;
  from: string;
  to: string;
  zone: string;
  vendor: string | null;
  ref: string | null;
  state: string | null;
  game: string | null;
  ofAnyGame: boolean;
  gameVendors: string[];
  games: string[];
}

const askedBy = ({ vendor, round, games, game, state, ...more }: RoundFilter): Asked => ({
  member: more.member,
  from: more.from,
  to: more.to,
  zone: more.zone,
  vendor: vendor ?? null,
  ref: round ?? null,
  state: state ?? null,
  game: game ?? null,
  ofAnyGame: games === undefined,
  gameVendors: (games ?? []).map((one) => one.vendor),
  games: (games ?? []).map((one) => one.game),
});

const matching = (asked: Asked) => sql`
  from ${PLAYED} r
  where r.member_id = ${asked.member}
    and r.opened_at >= (${asked.from}::date)::timestamp at time zone ${asked.zone}
    and r.opened_at < (${asked.to}::date + 1)::timestamp at time zone ${asked.zone}
    and (${asked.vendor}::text is null or r.vendor = ${asked.vendor})
    and (${asked.ref}::text is null or r.ref = ${asked.ref})
    and (${asked.state}::text is null or r.state = ${asked.state})
    and (${asked.game}::text is null or r.game = ${asked.game})
    and (${asked.ofAnyGame} or (r.vendor, r.game) in (
      select asked.vendor, asked.game
      from unnest(${asked.gameVendors}::text[], ${asked.games}::text[]) asked (vendor, game)))`;

const page = fixedQuery((db, asked: Asked & { limit: number; offset: number }) =>
  sql<RoundRow>`
    select r.vendor, r.round, r.ref, r.game, r.state, r.bets, r.wins, r.refunds, r.opened_at,
      r.closed_at
    ${matching(asked)}
    order by r.opened_at desc, r.round desc
    limit ${asked.limit} offset ${asked.offset}`.compile(db),
);

/** One page of a member's rounds, newest first. */
export const listRounds = (db: Db, filter: RoundFilter, limit: number, offset: number) =>
  page(db, { ...askedBy(filter), limit, offset });

export interface RoundTotals {
  count: string;
  bets: string;
  wins: string;
  refunds: string;
}

const totals = fixedQuery((db, asked: Asked) =>
  sql<RoundTotals>`
    select count(*) as count, coalesce(sum(r.bets), 0)::bigint as bets,
      coalesce(sum(r.wins), 0)::bigint as wins, coalesce(sum(r.refunds), 0)::bigint as refunds
    ${matching(asked)}`.compile(db),
);

/** Count and sums over the whole filter, not over a page. */
export async function totalRounds(db: Db, filter: RoundFilter): Promise<RoundTotals> {
  const [sums] = await totals(db, askedBy(filter));
  return sums ?? { count: '0', bets: '0', wins: '0', refunds: '0' };
}

const games = fixedQuery((db, asked: Asked) =>
  sql<{
    vendor: string;
    game: string;
  }>`select distinct r.vendor, r.game ${matching(asked)}`.compile(db),
);

/** The games of a member's rounds in these days. */
export const listPlayedGames = (db: Db, filter: RoundFilter) => games(db, askedBy(filter));
