import { hash } from 'node:crypto';
import { canonicalJson } from '@palaro/fairness';
import type { App } from '@palaro/server';
import pack from '../package.json' with { type: 'json' };
import {
  findLastLink,
  insertLinks,
  moveWatermark,
  nextRounds,
  type FollowedRound,
  type Link,
} from './audit.repository.ts';

/** The previous hash of the first row. */
const GENESIS = '0'.repeat(64);

/** Rounds linked in one transaction. Bets played meanwhile wait for no more than these. */
const LINKED_AT_ONCE = 250;

/**
 * Links up to `batch` rounds into the audit, so that bets need not wait for it. Returns how many
 * were linked.
 */
export async function linkAudit(app: App, batch: number): Promise<number> {
  for (let linked = 0; ;) {
    const limit = Math.min(LINKED_AT_ONCE, batch - linked);
    const more = limit > 0 ? await linkNext(app, limit) : 0;
    linked += more;
    if (more === 0 || more < limit) return linked;
  }
}

/**
 * Links the next rounds (docs/domain/fairness.md §10). Only one linker runs at a time: it locks the
 * watermark's row until the links are committed.
 */
const linkNext = (app: App, limit: number): Promise<number> =>
  app.db.transaction().execute(async (tx) => {
    const rounds = await nextRounds(tx, 'audit', limit);
    const last = rounds.at(-1);
    if (!last) return 0;
    const before = await findLastLink(tx);
    let seq = BigInt(before?.seq ?? 0);
    let prevHash = before?.row_hash ?? GENESIS;
    const links = rounds.map((round): Link => {
      const row = auditRow(round);
      const rowHash = linkHash(prevHash, row);
      const at = round.settled_at ?? app.clock.now();
      const link = { seq: String(++seq), roundId: round.round_id, row, at, prevHash, rowHash };
      prevHash = rowHash;
      return link;
    });
    await insertLinks(tx, links);
    await moveWatermark(tx, 'audit', last);
    return rounds.length;
  });

/** `SHA-256(prev_row_hash ‖ canonical row)`, both as text. */
export const linkHash = (prevHash: string, row: Record<string, unknown>) =>
  sha256(prevHash + canonicalJson(row));

const sha256 = (text: string) => hash('sha256', text, 'hex');

const auditRow = (round: FollowedRound) => ({
  roundId: round.round_id,
  gameId: round.game_id,
  version: round.version,
  configHash: round.config_hash,
  pairId: round.pair_id,
  nonce: round.nonce,
  words: round.words,
  rejections: round.rejections,
  outcomeDigest: sha256(canonicalJson(round.outcome)),
  transferId: round.transfer_id,
  stake: round.stake,
  payout: round.payout,
  state: round.state,
  build: pack.version,
  at: round.settled_at?.toISOString() ?? null,
});
