import type { ledgerOf } from '@palaro/wallet/server';

type OwnRows = Parameters<ReturnType<typeof ledgerOf>['register']>[0];

/** Name of play's rows in the commit of a round's money. */
export const ROUND_ROWS = 'play.round';
/** The pair's next nonce is another one, or the pair is no longer active: draw again. */
export const NONCE_TAKEN = 'nonce_taken';

/**
 * Takes nonce n of the pair and stores the round in the very commit that moves the money (ledger.md
 * §6). A refused stake takes no nonce; what two devices drew under one nonce counts once.
 */
export const roundRows: OwnRows = {
  name: ROUND_ROWS,
  load: `
    select s.id::text as subject, jsonb_build_object('nonce', s.nonce) as state
    from play_seed s
    where s.state = 'A'
      and s.id in (select (r->>'pairId')::uuid from jsonb_array_elements($1::jsonb) r)
    order by s.id
    for no key update of s`,
  loadBy: ({ pairId = null }) => ({ pairId }),
  subject: (row) => String(row.pairId),
  judge(state, row) {
    const next = state !== null && typeof state === 'object' && 'nonce' in state && state.nonce;
    if (typeof next !== 'number' || next !== row.nonce) return { refuse: NONCE_TAKEN };
    return { next: { nonce: next + 1 } };
  },
  write: `
    with given as (
      select * from jsonb_to_recordset($1::jsonb) as r(
        "roundId" uuid, "memberId" bigint, "roundRef" uuid, "gameId" text, version text,
        "configHash" text, "pairId" uuid, nonce integer, stake bigint, payout bigint, input jsonb,
        outcome jsonb, words integer, rejections integer, "transferId" bigint, at timestamptz)
    ), taken as (
      update play_seed s set nonce = t.nonce + 1
      from (select "pairId", max(nonce) as nonce from given group by 1) t
      where s.id = t."pairId"
    )
    insert into play_round (round_id, member_id, round_ref, game_id, version, config_hash, pair_id,
      nonce, state, stake, payout, input, outcome, words, rejections, transfer_id, settled_at)
    select "roundId", "memberId", "roundRef", "gameId", version, "configHash", "pairId",
      nonce, 'DONE', stake, payout, input, outcome, words, rejections, "transferId", at
    from given`,
};
