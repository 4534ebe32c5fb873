import type { ledgerOf } from '@palaro/wallet/server';

type OwnRows = Parameters<ReturnType<typeof ledgerOf>['register']>[0];

/** Name of play's rows within the money's commit. */
export const ROUND_ROWS = 'play.round';
/** Rows of rounds that go on by steps: where they begin, and where they end. */
export const OPEN_ROWS = 'play.open';
export const END_ROWS = 'play.end';
/** The nonce was taken meanwhile, or the pair is no longer active: draw again. */
export const NONCE_TAKEN = 'nonce_taken';
/** The member has a round of this game that is not finished. */
export const ROUND_OPEN = 'round_open';
/** Another device took a step meanwhile, or ended the round: look again. */
export const STEP_TAKEN = 'step_taken';

export type Column = readonly [field: string, column: string, type: string];

/** Fields of all rows, each with its column and type. */
export const HEAD: readonly Column[] = [
  ['roundId', 'round_id', 'uuid'],
  ['memberId', 'member_id', 'bigint'],
  ['roundRef', 'round_ref', 'uuid'],
  ['gameId', 'game_id', 'text'],
  ['version', 'version', 'text'],
  ['configHash', 'config_hash', 'text'],
  ['pairId', 'pair_id', 'uuid'],
  ['nonce', 'nonce', 'integer'],
  ['stake', 'stake', 'bigint'],
  ['input', 'input', 'jsonb'],
];
export const ROUND: readonly Column[] = [
  ...HEAD,
  ['state', 'state', 'text'],
  ['payout', 'payout', 'bigint'],
  ['outcome', 'outcome', 'jsonb'],
  ['words', 'words', 'integer'],
  ['rejections', 'rejections', 'integer'],
  ['transferId', 'transfer_id', 'bigint'],
  ['at', 'settled_at', 'timestamptz'],
];
const OPEN: readonly Column[] = [
  ...HEAD,
  ['session', 'session', 'text'],
  ['at', 'opened_at', 'timestamptz'],
];

export const fieldsOf = (columns: readonly Column[]) => columns.map(([field]) => field);
export const namesOf = (columns: readonly Column[]) => columns.map(([, column]) => column).join();
export const given = (columns: readonly Column[]) =>
  `given as (select ${columns.map(([, name, type], i) => `unnest($${i + 1}::${type}[]) ${name}`).join()})`;

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

export const field = (state: unknown, name: string): unknown =>
  state !== null && typeof state === 'object'
    ? (state as Record<string, unknown>)[name]
    : undefined;

/**
 * Takes the pair's nonce and stores the round in the same commit that moves the money
 * (docs/domain/ledger.md §6). A refused stake takes no nonce. If two devices draw with the same
 * nonce, only one round counts.
 */
export const roundRows: OwnRows = {
  name: ROUND_ROWS,
  about: OF_PAIRS,
  loadFields: ['pairId'],
  load: `
    select s.id::text as subject, json_build_object('nonce', s.nonce) as state
    from play_seed s
    where s.state = 'A' and s.id = any($1::uuid[])
    order by s.id
    for no key update of s`,
  subject: (row) => String(row.pairId),
  judge(state, row) {
    const next = field(state, 'nonce');
    if (typeof next !== 'number' || next !== row.nonce) return { refuse: NONCE_TAKEN };
    return { next: { ...(state as object), nonce: next + 1 } };
  },
  writeFields: fieldsOf(ROUND),
  write: `with ${given(ROUND)}, ${TAKEN}
    insert into play_round (${namesOf(ROUND)}) select * from given`,
};

/**
 * Takes the nonce with the stake of a round that goes on by steps. Another node's round of the same
 * member waits at the pair's lock; it then meets another nonce and looks again.
 */
export const openRows: OwnRows = {
  name: OPEN_ROWS,
  about: OF_PAIRS,
  loadFields: ['pairId'],
  load: `
    select s.id::text as subject, json_build_object('nonce', s.nonce, 'open', (
      select coalesce(json_agg(o.game_id), '[]') from play_open o where o.pair_id = s.id)) as state
    from play_seed s
    where s.state = 'A' and s.id = any($1::uuid[])
    order by s.id
    for no key update of s`,
  subject: (row) => String(row.pairId),
  judge(state, row) {
    const next = field(state, 'nonce');
    const open = field(state, 'open');
    const known = typeof next === 'number' && Array.isArray(open);
    if (!known || next !== row.nonce) return { refuse: NONCE_TAKEN };
    const games = open as string[];
    if (games.includes(String(row.gameId))) return { refuse: ROUND_OPEN };
    const now = { nonce: next + 1, open: [...games, String(row.gameId)] };
    return { next: { ...(state as object), ...now } };
  },
  writeFields: fieldsOf(OPEN),
  write: `with ${given(OPEN)}, ${TAKEN}
    insert into play_open (${namesOf(OPEN)}) select * from given`,
};

/** Ends a round with its last step, in the commit of its payout; two devices end it once. */
export const endRows: OwnRows = {
  name: END_ROWS,
  loadFields: ['roundId'],
  load: `
    select o.round_id::text as subject,
      json_build_object('steps', jsonb_array_length(o.input -> 'steps')) as state
    from play_open o where o.round_id = any($1::uuid[])
    order by o.round_id
    for update of o`,
  subject: (row) => String(row.roundId),
  judge(state, row) {
    if (field(state, 'steps') !== row.stepsBefore) return { refuse: STEP_TAKEN };
    return { next: null };
  },
  writeFields: fieldsOf(ROUND),
  write: `with ${given(ROUND)}, gone as (
      delete from play_open o using given g where o.round_id = g.round_id
    )
    insert into play_round (${namesOf(ROUND)}) select * from given`,
};
