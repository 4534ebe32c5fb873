import { column, defineSubledger, nullable } from '@palaro/wallet/server';
import { HEAD } from './round-head.ts';

/** The nonce was taken meanwhile, or the pair is no longer active: draw again. */
export const NONCE_TAKEN = 'nonce_taken';
/** The member has a round of this game that is not finished. */
export const ROUND_OPEN = 'round_open';
/** Another device took a step meanwhile, or ended the round: look again. */
export const STEP_TAKEN = 'step_taken';

/** Columns of a round that has ended. */
export const ROUND = {
  ...HEAD,
  state: column.oneOf<'DONE' | 'VOID'>(),
  payout: column.bigint,
  outcome: column.json<unknown>(),
  words: column.integer,
  rejections: column.integer,
  transferId: column.transferId,
  settledAt: column.postedAt,
};

/**
 * Rounds, rounds of steps and fish sessions are about one pair of seeds: whoever comes second in a
 * batch, of whatever kind, meets the nonce that the first left.
 */
export const OF_PAIRS = 'play.pair';

/**
 * Takes the nonces of the rows, in the commit of their stakes (docs/domain/ledger.md §6). Where
 * rows of several kinds take some in one commit, the last statement must not set the nonce back.
 */
export const TAKEN = `taken as (
  update play_seed s set nonce = t.nonce + 1
  from (select pair_id, max(nonce) as nonce from given group by 1) t
  where s.id = t.pair_id and s.nonce <= t.nonce
)`;

/** State of a pair that judges the stakes under it; each kind of round reads its part. */
export interface PairState {
  nonce: number;
  /** The games of its rounds of steps that are open. */
  open?: string[];
  /** The pair's member has a fish session. */
  seated?: boolean;
  /** Seats that are taken in the rooms asked for, `room/seat`. */
  taken?: string[];
}

/**
 * Takes the pair's nonce and stores the round in the same commit that moves the money
 * (docs/domain/ledger.md §6). A refused stake takes no nonce. If two devices draw with the same
 * nonce, only one round counts.
 */
export const roundRows = defineSubledger({
  name: 'play.round',
  about: OF_PAIRS,
  columns: ROUND,
  load: {
    by: ['pairId'],
    sql: ({ pairId }) => `
    select s.id::text as subject, json_build_object('nonce', s.nonce) as state
    from play_seed s
    where s.state = 'active' and s.id = any(${pairId})
    order by s.id
    for no key update of s`,
  },
  subject: (row) => row.pairId,
  judge(state: PairState | null, row) {
    if (state?.nonce !== row.nonce) return { refuse: NONCE_TAKEN };
    return { next: { ...state, nonce: row.nonce + 1 } };
  },
  write: ({ rows, names }) => `with given as ${rows}, ${TAKEN}
    insert into play_round (${names}) select * from given`,
});

/**
 * Takes the nonce with the stake of a round that goes on by steps. Another node's round of the same
 * member waits at the pair's lock; it then meets another nonce and looks again.
 */
export const openRows = defineSubledger({
  name: 'play.open',
  about: OF_PAIRS,
  columns: { ...HEAD, session: nullable(column.text), openedAt: column.postedAt },
  load: {
    by: ['pairId'],
    sql: ({ pairId }) => `
    select s.id::text as subject, json_build_object('nonce', s.nonce, 'open', (
      select coalesce(json_agg(o.game_id), '[]') from play_open o where o.pair_id = s.id)) as state
    from play_seed s
    where s.state = 'active' and s.id = any(${pairId})
    order by s.id
    for no key update of s`,
  },
  subject: (row) => row.pairId,
  judge(state: PairState | null, { nonce, gameId }) {
    if (!state?.open || state.nonce !== nonce) return { refuse: NONCE_TAKEN };
    if (state.open.includes(gameId)) return { refuse: ROUND_OPEN };
    return { next: { ...state, nonce: nonce + 1, open: [...state.open, gameId] } };
  },
  write: ({ rows, names }) => `with given as ${rows}, ${TAKEN}
    insert into play_open (${names}) select * from given`,
});

/** Ends a round with its last step, in the commit of its payout; two devices end it once. */
export const endRows = defineSubledger({
  name: 'play.end',
  columns: ROUND,
  judged: { stepsBefore: column.integer },
  load: {
    by: ['roundId'],
    sql: ({ roundId }) => `
    select o.round_id::text as subject,
      json_build_object('steps', jsonb_array_length(o.input -> 'steps')) as state
    from play_open o where o.round_id = any(${roundId})
    order by o.round_id
    for update of o`,
  },
  subject: (row) => row.roundId,
  judge(state: { steps: number } | null, row) {
    if (state?.steps !== row.stepsBefore) return { refuse: STEP_TAKEN };
    return { next: null };
  },
  write: ({ rows, names }) => `with given as ${rows}, gone as (
      delete from play_open o using given g where o.round_id = g.round_id
    )
    insert into play_round (${names}) select * from given`,
});
