import { Money } from '@palaro/kernel';
import type { RoundRow } from './rounds.repository.ts';
import type { chainView } from './shared/published-chain.ts';

/** What an open round and an ended one have in common. */
type HeadRow = Omit<
  RoundRow,
  'state' | 'payout' | 'outcome' | 'shown' | 'settled_at' | 'server_seed' | 'words' | 'rejections'
>;

/** The part of a round's view that stands from its stake on. */
export const headView = (row: HeadRow) => ({
  roundId: row.round_id,
  roundRef: row.round_ref,
  gameId: row.game_id,
  version: row.version,
  nonce: row.nonce,
  serverSeedHash: row.server_seed_hash,
  clientSeed: row.client_seed ?? '',
  stake: Money.text(BigInt(row.stake)),
  input: row.input,
});

/** What a round can be proven with; the seed is null while its pair is not revealed. */
export const proofView = (
  row: HeadRow,
  drawn: { serverSeed: string | null; words: number; rejections: number },
) => ({
  pairId: row.pair_id,
  serverSeedHash: row.server_seed_hash,
  serverSeed: drawn.serverSeed,
  clientSeed: row.client_seed ?? '',
  nonce: row.nonce,
  version: row.version,
  configHash: row.config_hash,
  words: drawn.words,
  rejections: drawn.rejections,
});

/** A stored round as the calls return it. */
export const roundView = (row: RoundRow) => ({
  ...headView(row),
  payout: Money.text(BigInt(row.payout)),
  outcome: row.outcome,
  state: row.state,
  shown: row.shown,
  settledAt: row.settled_at?.toISOString() ?? null,
});

/**
 * The round with its proof; the server seed only after its pair was rotated
 * (docs/domain/fairness.md §7).
 */
export const roundDetail = (row: RoundRow, chain: ReturnType<typeof chainView>) => ({
  ...roundView(row),
  fairness: { ...proofView(row, { ...row, serverSeed: row.server_seed }), chain },
});
