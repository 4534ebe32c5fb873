import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { activePair, forgetPair, prepareNext } from './active-pair.ts';
import { inTurn } from './in-turn.ts';
import { hasOpenRound } from './open-rounds.repository.ts';
import { seedEnvelope } from './seed-key.ts';
import * as seeds from './seeds.repository.ts';

/** The system rotates after this many rounds or days and keeps the client seed (§3). */
const NONCE_MAX = 1_000_000;
const PAIR_DAYS_MAX = 90;
const DAY_MS = 86_400_000;

/**
 * Reveals the active pair and starts the prepared one with the member's client seed, in one
 * transaction (docs/domain/fairness.md §3). Refuses with `play.open_round` while a round under the
 * pair is not finished: its seed would tell what is still hidden.
 */
export async function rotateSeeds(app: App, memberId: MemberId, clientSeed: string) {
  await activePair(app, memberId);
  const rotated = await inTurn(app, memberId, () => rotate(app, memberId, clientSeed));
  if (!rotated) throw refuse('play.open_round');
}

/**
 * Rotates a pair that is used up or too old, or later if a round is open. Runs before each round,
 * in the member's turn.
 */
export async function rotateWhenSpent(app: App, memberId: MemberId): Promise<void> {
  const { nonce, activeSince, clientSeed } = await activePair(app, memberId);
  const ageMs = app.clock.now().getTime() - activeSince.getTime();
  if (nonce < NONCE_MAX && ageMs < PAIR_DAYS_MAX * DAY_MS) return;
  await rotate(app, memberId, clientSeed);
}

/** False, with nothing changed, while a round under the pair is open. */
async function rotate(app: App, memberId: MemberId, clientSeed: string): Promise<boolean> {
  const at = app.clock.now();
  const rotated = await app.db.transaction().execute(async (tx) => {
    await seeds.lockSeedsOf(tx, memberId);
    const active = await seeds.lockActiveSeed(tx, memberId);
    if (!active?.sealed) throw new Error('there is no active pair to rotate');
    if (await hasOpenRound(tx, active.id)) return false;
    await seeds.revealSeed(tx, active.id, seedEnvelope(app).open(active.id, active.sealed), at);
    await seeds.activateNextSeed(tx, memberId, clientSeed, at);
    await prepareNext(app, tx, memberId, at);
    return true;
  });
  if (rotated) forgetPair(app, memberId);
  return rotated;
}
