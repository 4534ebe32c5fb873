import { Money } from '@palaro/kernel';
import { storedHead, type HeadFields, type HeadRow } from './round-head.ts';
import type { RoundRow } from './rounds.repository.ts';
import type { chainView } from './shared/published-chain.ts';

/** Head of a stored round with the pair of seeds that decides it. */
type SeededRow = HeadRow & Pick<RoundRow, 'server_seed_hash' | 'client_seed'>;

type ShownHead = Omit<HeadFields, 'memberId' | 'stake' | 'input'> & {
  stake: Money;
  input: Record<string, unknown>;
};

/** The part of a round's view that stands from its stake on, with the commitment of its pair. */
export const headView = (
  { roundId, roundRef, gameId, version, nonce, stake, input }: ShownHead,
  { serverSeedHash, clientSeed }: { serverSeedHash: string; clientSeed: string },
) => ({
  roundId,
  roundRef,
  gameId,
  version,
  nonce,
  serverSeedHash,
  clientSeed,
  stake: Money.text(stake),
  input,
});

/** The same part of a stored round. */
export const storedHeadView = (row: SeededRow) =>
  headView(
    { ...storedHead(row), stake: BigInt(row.stake) },
    { serverSeedHash: row.server_seed_hash, clientSeed: row.client_seed ?? '' },
  );

/** What a round can be proven with; the seed is null while its pair is not revealed. */
export const proofView = (
  row: SeededRow,
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
  ...storedHeadView(row),
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
