import type { ledgerOf } from '@palaro/wallet/server';
import { field, fieldsOf, given, HEAD, namesOf, ROUND, type Column } from '../round-rows.ts';

type OwnRows = Parameters<ReturnType<typeof ledgerOf>['register']>[0];

/** Names of the rows within the money's commit. */
export const BET_ROWS = 'play.table-bet';
export const BACK_ROWS = 'play.table-back';
export const CASH_OUT_ROWS = 'play.table-cash-out';
export const PAID_ROWS = 'play.table-paid';

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

const BET: readonly Column[] = [
  ...HEAD,
  ['roundKey', 'round_key', 'text'],
  ['session', 'session', 'text'],
  ['name', 'name', 'text'],
  ['at', 'placed_at', 'timestamptz'],
  ['liability', 'liability', 'bigint'],
];

/**
 * A bet, judged under the lock of its round, so that none is stored after the round is locked and
 * no limit is passed by two at once.
 */
export const betRows: OwnRows = {
  name: BET_ROWS,
  loadFields: ['roundKey', 'memberId'],
  load: `
    select r.round_key as subject, json_build_object(
      'state', r.state, 'locks', r.locks_at, 'liability', r.liability::text,
      'staked', (select coalesce(json_object_agg(mine.key, mine.sum), '{}') from (
        select b.member_id || '/' || z.key as key,
          (sum(z.value::numeric) * 10000)::bigint::text as sum
        from play_table_bet b, jsonb_each_text(case jsonb_typeof(b.input -> 'zones')
          when 'object' then b.input -> 'zones' else '{}' end) z
        where b.round_key = r.round_key and b.member_id = any($2::bigint[])
        group by 1) mine),
      'bets', (select coalesce(json_object_agg(mine.member_id, mine.bets), '{}') from (
        select b.member_id, count(*) as bets from play_table_bet b
        where b.round_key = r.round_key and b.member_id = any($2::bigint[])
        group by 1) mine)) as state
    from play_table_round r
    where r.round_key = any($1::text[])
    order by r.round_key
    for no key update of r`,
  subject: (row) => String(row.roundKey),
  judge(state, row, { at }) {
    const locks = field(state, 'locks');
    const open = field(state, 'state') === 'O' && typeof locks === 'string';
    if (!open || at >= new Date(locks)) return { refuse: CLOSED };
    const before = BigInt(String(field(state, 'liability')));
    const liability = before + BigInt(String(row.liability));
    if (liability > LIABILITY_MOST) return { refuse: `${FULL}:${LIABILITY_MOST - before}` };
    const staked = { ...(field(state, 'staked') as Record<string, string>) };
    for (const [zone, { stake, most }] of Object.entries(row.zones as unknown as ZoneLimits)) {
      const key = `${String(row.memberId)}/${zone}`;
      const total = BigInt(staked[key] ?? 0) + BigInt(stake);
      if (total > BigInt(most)) return { refuse: ZONE_FULL };
      staked[key] = String(total);
    }
    const bets = { ...(field(state, 'bets') as Record<string, number>) };
    const own = (bets[String(row.memberId)] ?? 0) + 1;
    if (typeof row.betsMost === 'number' && own > row.betsMost) return { refuse: BETS_FULL };
    bets[String(row.memberId)] = own;
    return { next: { ...(state as object), liability: String(liability), staked, bets } };
  },
  writeFields: fieldsOf(BET),
  write: `with ${given(BET)}, counted as (
      update play_table_round r set liability = r.liability + t.liability,
        bets = r.bets + t.bets, staked = r.staked + t.staked
      from (select round_key, sum(liability) liability,
        count(*) filter (where session is null) bets,
        coalesce(sum(stake) filter (where session is null), 0) staked from given group by 1) t
      where r.round_key = t.round_key
    )
    insert into play_table_bet (${namesOf(BET)}) select * from given`,
};

/** For each zone of a bet, in 1/10,000: the stake, and the most that one player may have. */
export type ZoneLimits = Readonly<Record<string, { stake: string; most: string }>>;

/**
 * Of bets: one that is cashed out and settled, or returned, in the same batch is judged the second
 * time by what the first left of it.
 */
const OF_BETS = 'play.open-table-bet';

/** Takes a bet back. `always`: also when the round takes none back, because it is void. */
export const backRows: OwnRows = {
  name: BACK_ROWS,
  about: OF_BETS,
  loadFields: ['roundId'],
  load: `
    select b.round_id::text as subject,
      json_build_object('state', r.state, 'locks', r.locks_at, 'cashOut', b.cash_out) as state
    from play_table_bet b join play_table_round r using (round_key)
    where b.round_id = any($1::uuid[])
    order by r.round_key, b.round_id
    for no key update of r for update of b`,
  subject: (row) => String(row.roundId),
  judge(state, row, { at }) {
    const locks = field(state, 'locks');
    if (typeof locks !== 'string' || field(state, 'cashOut') !== null) return { refuse: GONE };
    const open = field(state, 'state') === 'O' && at < new Date(locks);
    if (!open && row.always !== true) return { refuse: CLOSED };
    return { next: null };
  },
  writeFields: ['roundId'],
  write: `with gone as (
      delete from play_table_bet where round_id = any($1::uuid[]) returning *
    )
    update play_table_round r set liability = r.liability - t.liability,
      bets = r.bets - t.bets, staked = r.staked - t.staked
    from (select round_key, sum(liability) liability,
      count(*) filter (where session is null) bets,
      coalesce(sum(stake) filter (where session is null), 0) staked from gone group by 1) t
    where r.round_key = t.round_key`,
};

/** A bet leaves a flight, in the commit that pays it; it is settled when the flight has ended. */
export const cashOutRows: OwnRows = {
  name: CASH_OUT_ROWS,
  about: OF_BETS,
  loadFields: ['roundId'],
  load: `
    select b.round_id::text as subject, json_build_object('cashOut', b.cash_out) as state
    from play_table_bet b where b.round_id = any($1::uuid[])
    order by b.round_id
    for update of b`,
  subject: (row) => String(row.roundId),
  judge: (state, row) =>
    state === null || field(state, 'cashOut') !== null
      ? { refuse: GONE }
      : { next: { ...(state as object), cashOut: row.cashOut ?? null } },
  writeFields: ['roundId', 'cashOut'],
  write: `update play_table_bet b set cash_out = g.cash_out
    from (select unnest($1::uuid[]) round_id, unnest($2::integer[]) cash_out) g
    where b.round_id = g.round_id`,
};

/**
 * Settles a bet: it becomes a round as every other, in the commit of its payout or of its returned
 * stake. The round does not become void meanwhile, so in a void one nobody is paid for its result.
 */
export const paidRows: OwnRows = {
  name: PAID_ROWS,
  about: OF_BETS,
  loadFields: ['roundId'],
  load: `
    select b.round_id::text as subject,
      json_build_object('cashOut', b.cash_out, 'void', r.state = 'X') as state
    from play_table_bet b join play_table_round r using (round_key)
    where b.round_id = any($1::uuid[])
    order by r.round_key, b.round_id
    for share of r for update of b`,
  subject: (row) => String(row.roundId),
  judge(state, row) {
    if (state === null || field(state, 'cashOut') !== row.cashOut) return { refuse: GONE };
    const won = row.state === 'DONE' && row.cashOut === null;
    return won && field(state, 'void') === true ? { refuse: GONE } : { next: null };
  },
  writeFields: fieldsOf(ROUND),
  write: `with ${given(ROUND)}, gone as (
      delete from play_table_bet b using given g where b.round_id = g.round_id
    )
    insert into play_round (${namesOf(ROUND)}) select * from given`,
};
