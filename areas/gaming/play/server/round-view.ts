import { Money } from '@palaro/kernel';
import type { RoundRow } from './rounds.repository.ts';

/** A stored round as the calls return it. */
export const roundView = (row: RoundRow) => ({
  roundId: row.round_id,
  roundRef: row.round_ref,
  gameId: row.game_id,
  version: row.version,
  nonce: row.nonce,
  serverSeedHash: row.server_seed_hash,
  clientSeed: row.client_seed ?? '',
  stake: Money.text(BigInt(row.stake)),
  payout: Money.text(BigInt(row.payout)),
  input: row.input,
  outcome: row.outcome,
  state: row.state,
  shown: row.shown,
  settledAt: row.settled_at?.toISOString() ?? null,
});

/**
 * The round with its proof; the server seed only after its pair was rotated
 * (docs/domain/fairness.md §7).
 */
export const roundDetail = (row: RoundRow) => ({
  ...roundView(row),
  fairness: {
    pairId: row.pair_id,
    serverSeedHash: row.server_seed_hash,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed ?? '',
    nonce: row.nonce,
    version: row.version,
    configHash: row.config_hash,
    words: row.words,
    rejections: row.rejections,
  },
});
