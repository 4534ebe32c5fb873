import type { ledgerOf } from '@palaro/wallet/server';

type OwnRows = Parameters<ReturnType<typeof ledgerOf>['register']>[0];

/** Name of play's rows within the money's commit. */
export const ROUND_ROWS = 'play.round';
/** The nonce was taken meanwhile, or the pair is no longer active: draw again. */
export const NONCE_TAKEN = 'nonce_taken';

/** Fields of play's row, each with its column and type. */
const COLUMNS = [
  ['roundId', 'round_id', 'uuid'],
  ['memberId', 'member_id', 'bigint'],
  ['roundRef', 'round_ref', 'uuid'],
  ['gameId', 'game_id', 'text'],
  ['version', 'version', 'text'],
  ['configHash', 'config_hash', 'text'],
  ['pairId', 'pair_id', 'uuid'],
  ['nonce', 'nonce', 'integer'],
  ['stake', 'stake', 'bigint'],
  ['payout', 'payout', 'bigint'],
  ['input', 'input', 'jsonb'],
  ['outcome', 'outcome', 'jsonb'],
  ['words', 'words', 'integer'],
  ['rejections', 'rejections', 'integer'],
  ['transferId', 'transfer_id', 'bigint'],
  ['at', 'settled_at', 'timestamptz'],
] as const;

/**
 * Takes the pair's nonce and stores the round in the same commit that moves the money
 * (docs/domain/ledger.md §6). A refused stake takes no nonce. If two devices draw with the same
 * nonce, only one round counts.
 */
export const roundRows: OwnRows = {
  name: ROUND_ROWS,
  loadFields: ['pairId'],
  load: `
    select s.id::text as subject, json_build_object('nonce', s.nonce) as state
    from play_seed s
    where s.state = 'A' and s.id = any($1::uuid[])
    order by s.id
    for no key update of s`,
  subject: (row) => String(row.pairId),
  judge(state, row) {
    const next = state !== null && typeof state === 'object' && 'nonce' in state && state.nonce;
    if (typeof next !== 'number' || next !== row.nonce) return { refuse: NONCE_TAKEN };
    return { next: { nonce: next + 1 } };
  },
  writeFields: COLUMNS.map(([field]) => field),
  write: `
    with given as (
      select ${COLUMNS.map(([, name, type], i) => `unnest($${i + 1}::${type}[]) ${name}`).join()}
    ), taken as (
      update play_seed s set nonce = t.nonce + 1
      from (select pair_id, max(nonce) as nonce from given group by 1) t
      where s.id = t.pair_id
    )
    insert into play_round (state, ${COLUMNS.map(([, column]) => column).join()})
    select 'DONE', given.* from given`,
};
