import { newClientSeed, newServerSeed, seedHash } from '@palaro/fairness';
import { newId, type MemberId } from '@palaro/kernel';
import { defineService, type App, type Tx } from '@palaro/server';
import { seedEnvelope } from './seed-key.ts';
import * as seeds from './seeds.repository.ts';

/** The seeds in use, unsealed. They stay in this process's memory and are never logged. */
export interface ActivePair {
  pairId: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** The next round's nonce as this node knows it; the commit checks it. */
  nonce: number;
  activeSince: Date;
}

/** How many members' unsealed pairs stay in memory; the one unused longest is dropped first. */
const PAIRS_KEPT = 20_000;

const pairs = defineService('play.pairs', () => new Map<MemberId, ActivePair>());

/**
 * The member's active pair. The first one is made here, with a random client seed that the member
 * can change at once.
 */
export async function activePair(app: App, memberId: MemberId): Promise<ActivePair> {
  const kept = pairs(app);
  const pair = kept.get(memberId) ?? (await loadPair(app, memberId));
  // Deleting and setting again keeps the map in order of last use.
  kept.delete(memberId);
  kept.set(memberId, pair);
  const [longest] = kept.size > PAIRS_KEPT ? kept.keys() : [];
  if (longest) kept.delete(longest);
  return pair;
}

/** Call it after a rotation, or when the commit says that another node took the nonce. */
export const forgetPair = (app: App, memberId: MemberId) => void pairs(app).delete(memberId);

async function loadPair(app: App, memberId: MemberId): Promise<ActivePair> {
  const row = (await seeds.findActiveSeed(app.db, memberId)) ?? (await firstPair(app, memberId));
  if (!row.sealed || !row.client_seed || !row.active_at) throw new Error('a pair has no seed');
  return {
    pairId: row.id,
    serverSeed: seedEnvelope(app).open(row.id, row.sealed),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    activeSince: row.active_at,
  };
}

async function firstPair(app: App, memberId: MemberId) {
  const at = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    await seeds.lockSeedsOf(tx, memberId);
    const there = await seeds.findActiveSeed(tx, memberId);
    if (there) return there;
    await prepareNext(app, tx, memberId, at);
    await seeds.activateNextSeed(tx, memberId, newClientSeed(), at);
    await prepareNext(app, tx, memberId, at);
    const made = await seeds.findActiveSeed(tx, memberId);
    if (!made) throw new Error('there is no active pair after one was made');
    return made;
  });
}

/**
 * Makes the next server seed before the next client seed is known, so that it cannot be chosen to
 * suit it (§3).
 */
export async function prepareNext(app: App, tx: Tx, memberId: MemberId, at: Date) {
  const id = newId(at);
  const serverSeed = newServerSeed();
  const sealed = seedEnvelope(app).seal(id, serverSeed);
  await seeds.insertNextSeed(tx, {
    id,
    memberId,
    serverSeedHash: seedHash(serverSeed),
    sealed,
    at,
  });
}
