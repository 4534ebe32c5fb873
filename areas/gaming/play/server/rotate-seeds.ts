import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { activePair, forgetPair, prepareNext } from './active-pair.ts';
import { inTurn } from './in-turn.ts';
import { seedEnvelope } from './seed-key.ts';
import * as seeds from './seeds.repository.ts';

/** The system rotates after this many rounds or days and keeps the client seed (§3). */
const NONCE_MAX = 1_000_000;
const PAIR_DAYS_MAX = 90;
const DAY_MS = 86_400_000;

/**
 * Reveals the active pair and starts the prepared one with the member's client seed, in one
 * transaction (docs/domain/fairness.md §3).
 */
export async function rotateSeeds(app: App, memberId: MemberId, clientSeed: string) {
  await activePair(app, memberId);
  return inTurn(app, memberId, () => rotate(app, memberId, clientSeed));
}

/** Rotates a pair that is used up or too old. Runs before each round, in the member's turn. */
export async function rotateWhenSpent(app: App, memberId: MemberId): Promise<void> {
  const { nonce, activeSince, clientSeed } = await activePair(app, memberId);
  const ageMs = app.clock.now().getTime() - activeSince.getTime();
  if (nonce < NONCE_MAX && ageMs < PAIR_DAYS_MAX * DAY_MS) return;
  await rotate(app, memberId, clientSeed);
}

async function rotate(app: App, memberId: MemberId, clientSeed: string): Promise<void> {
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await seeds.lockSeedsOf(tx, memberId);
    const active = await seeds.lockActiveSeed(tx, memberId);
    if (!active?.sealed) throw new Error('there is no active pair to rotate');
    await seeds.revealSeed(tx, active.id, seedEnvelope(app).open(active.id, active.sealed), at);
    await seeds.activateNextSeed(tx, memberId, clientSeed, at);
    await prepareNext(app, tx, memberId, at);
  });
  forgetPair(app, memberId);
}
