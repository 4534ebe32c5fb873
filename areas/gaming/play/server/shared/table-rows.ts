import { column, defineSubledger, nullable } from '@palaro/wallet/server';
import type { TableRoundState } from '../../states.ts';
import { HEAD } from '../round-head.ts';
import { ROUND } from '../round-rows.ts';

/** The round takes no bets, or none back. */
export const CLOSED = 'table_closed';
/** The table's liability has no room for the bet; the room follows the colon. */
export const FULL = 'table_full';
/** The player already has too much on a zone of the bet. */
export const ZONE_FULL = 'zone_full';
/** The player has as many bets as the round takes. */
export const BETS_FULL = 'bets_full';
/** The bet left the flight before, or is settled. */
export const GONE = 'bet_gone';

/** The most that all bets in real money may win in a round (docs/domain/games.md §5). */
const LIABILITY_MOST = 3_000_000n * 10_000n;

/** A round of a table with its bets. Amounts are counts of 1/10,000 as text. */
interface RoundState {
  state: TableRoundState;
  locks: string;
  liability: string;
  /** Stakes by `member/zone`. */
  staked: Record<string, string>;
  /** Bets by member. */
  bets: Record<string, number>;
}

/**
 * A bet, judged under the lock of its round, so that none is stored after the round is locked and
 * no limit is passed by two at once.
 */
export const betRows = defineSubledger({
  name: 'play.table-bet',
  columns: {
    ...HEAD,
    roundKey: column.text,
    session: nullable(column.text),
    name: column.text,
    placedAt: column.postedAt,
    liability: column.bigint,
  },
  judged: { betsMost: nullable(column.integer), zones: column.json<ZoneLimits>() },
  load: {
    by: ['roundKey', 'memberId'],
    sql: ({ roundKey, memberId }) => `
    select r.round_key as subject, json_build_object(
      'state', r.state, 'locks', r.locks_at, 'liability', r.liability::text,
      'staked', (select coalesce(json_object_agg(mine.key, mine.sum), '{}') from (
        select b.member_id || '/' || z.key as key,
          (sum(z.value::numeric) * 10000)::bigint::text as sum
        from play_table_bet b, jsonb_each_text(case jsonb_typeof(b.input -> 'zones')
          when 'object' then b.input -> 'zones' else '{}' end) z
        where b.round_key = r.round_key and b.member_id = any(${memberId})
        group by 1) mine),
      'bets', (select coalesce(json_object_agg(mine.member_id, mine.bets), '{}') from (
        select b.member_id, count(*) as bets from play_table_bet b
        where b.round_key = r.round_key and b.member_id = any(${memberId})
        group by 1) mine)) as state
    from play_table_round r
    where r.round_key = any(${roundKey})
    order by r.round_key
    for no key update of r`,
  },
  subject: (row) => row.roundKey,
  judge(state: RoundState | null, row, { at }) {
    if (state?.state !== 'OPEN' || at >= new Date(state.locks)) return { refuse: CLOSED };
    const before = BigInt(state.liability);
    const liability = before + BigInt(row.liability);
    if (liability > LIABILITY_MOST) return { refuse: `${FULL}:${LIABILITY_MOST - before}` };
    const staked = { ...state.staked };
    for (const [zone, { stake, most }] of Object.entries(row.zones)) {
      const key = `${row.memberId}/${zone}`;
      const total = BigInt(staked[key] ?? 0) + BigInt(stake);
      if (total > BigInt(most)) return { refuse: ZONE_FULL };
      staked[key] = String(total);
    }
    const own = (state.bets[row.memberId] ?? 0) + 1;
    if (row.betsMost !== null && own > row.betsMost) return { refuse: BETS_FULL };
    const bets = { ...state.bets, [row.memberId]: own };
    return { next: { ...state, liability: String(liability), staked, bets } };
  },
  write: ({ rows, names }) => `with given as ${rows}, counted as (
      update play_table_round r set liability = r.liability + t.liability,
        bets = r.bets + t.bets, staked = r.staked + t.staked
      from (select round_key, sum(liability) liability,
        count(*) filter (where session is null) bets,
        coalesce(sum(stake) filter (where session is null), 0) staked from given group by 1) t
      where r.round_key = t.round_key
    )
    insert into play_table_bet (${names}) select * from given`,
});

/** For each zone of a bet, in 1/10,000: the stake, and the most that one player may have. */
export type ZoneLimits = Readonly<Record<string, { stake: string; most: string }>>;

/**
 * Of bets: one that is cashed out and settled, or returned, in the same batch is judged the second
 * time by what the first left of it.
 */
const OF_BETS = 'play.open-table-bet';
interface BetState {
  /** Of its round. */
  state?: TableRoundState;
  locks?: string;
  void?: boolean;
  cashOut: number | null;
}

/** Takes a bet back. `always`: also when the round takes none back, because it is void. */
export const backRows = defineSubledger({
  name: 'play.table-back',
  about: OF_BETS,
  columns: { roundId: column.uuid },
  judged: { always: column.boolean },
  load: {
    by: ['roundId'],
    sql: ({ roundId }) => `
    select b.round_id::text as subject,
      json_build_object('state', r.state, 'locks', r.locks_at, 'cashOut', b.cash_out) as state
    from play_table_bet b join play_table_round r using (round_key)
    where b.round_id = any(${roundId})
    order by r.round_key, b.round_id
    for no key update of r for update of b`,
  },
  subject: (row) => row.roundId,
  judge(bet: BetState | null, row, { at }) {
    if (!bet?.locks || bet.cashOut !== null) return { refuse: GONE };
    const open = bet.state === 'OPEN' && at < new Date(bet.locks);
    if (!open && !row.always) return { refuse: CLOSED };
    return { next: null };
  },
  write: ({ roundId }) => `with gone as (
      delete from play_table_bet where round_id = any(${roundId}) returning *
    )
    update play_table_round r set liability = r.liability - t.liability,
      bets = r.bets - t.bets, staked = r.staked - t.staked
    from (select round_key, sum(liability) liability,
      count(*) filter (where session is null) bets,
      coalesce(sum(stake) filter (where session is null), 0) staked from gone group by 1) t
    where r.round_key = t.round_key`,
});

/** A bet leaves a flight, in the commit that pays it; it is settled when the flight has ended. */
export const cashOutRows = defineSubledger({
  name: 'play.table-cash-out',
  about: OF_BETS,
  columns: { roundId: column.uuid, cashOut: column.integer },
  load: {
    by: ['roundId'],
    sql: ({ roundId }) => `
    select b.round_id::text as subject, json_build_object('cashOut', b.cash_out) as state
    from play_table_bet b where b.round_id = any(${roundId})
    order by b.round_id
    for update of b`,
  },
  subject: (row) => row.roundId,
  judge: (bet: BetState | null, row) =>
    bet?.cashOut === null ? { next: { ...bet, cashOut: row.cashOut } } : { refuse: GONE },
  write: ({ rows }) => `update play_table_bet b set cash_out = g.cash_out
    from ${rows} g
    where b.round_id = g.round_id`,
});

/**
 * Settles a bet: it becomes a round as every other, in the commit of its payout or of its returned
 * stake. The round does not become void meanwhile, so in a void one nobody is paid for its result.
 */
export const paidRows = defineSubledger({
  name: 'play.table-paid',
  about: OF_BETS,
  columns: ROUND,
  judged: { cashOut: nullable(column.integer) },
  load: {
    by: ['roundId'],
    sql: ({ roundId }) => `
    select b.round_id::text as subject,
      json_build_object('cashOut', b.cash_out, 'void', r.state = 'VOIDING') as state
    from play_table_bet b join play_table_round r using (round_key)
    where b.round_id = any(${roundId})
    order by r.round_key, b.round_id
    for share of r for update of b`,
  },
  subject: (row) => row.roundId,
  judge(bet: BetState | null, row) {
    if (bet?.cashOut !== row.cashOut) return { refuse: GONE };
    const won = row.state === 'DONE' && row.cashOut === null;
    return won && bet.void ? { refuse: GONE } : { next: null };
  },
  write: ({ rows, names }) => `with given as ${rows}, gone as (
      delete from play_table_bet b using given g where b.round_id = g.round_id
    )
    insert into play_round (${names}) select * from given`,
});
