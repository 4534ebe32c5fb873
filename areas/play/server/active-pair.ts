import { newClientSeed, newServerSeed, seedHash } from '@palaro/fairness';
import { newId, type MemberId } from '@palaro/kernel';
import { defineService, type App, type Tx } from '@palaro/server';
import { seedEnvelope } from './seed-key.ts';
import * as seeds from './seeds.repository.ts';

/** The seeds in use, opened; lives in this process's memory only and is never logged. */
export interface ActivePair {
  pairId: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** The nonce of the next round, as far as this node knows; the commit judges it. */
  nonce: number;
  activeSince: Date;
}

/** Members whose opened pairs are kept; the longest unused leaves first. */
const PAIRS_KEPT = 20_000;

const pairs = defineService('play.pairs', () => new Map<MemberId, ActivePair>());

/** The member's active pair, made on first need with a client seed of ours (changeable at once). */
export async function activePair(app: App, memberId: MemberId): Promise<ActivePair> {
  const kept = pairs(app);
  const pair = kept.get(memberId) ?? (await loadPair(app, memberId));
  // Taken out and put back, the map's order is that of last use.
  kept.delete(memberId);
  kept.set(memberId, pair);
  const [longest] = kept.size > PAIRS_KEPT ? kept.keys() : [];
  if (longest) kept.delete(longest);
  return pair;
}

/** After a rotation, or when the commit said that the nonce was taken elsewhere. */
export const forgetPair = (app: App, memberId: MemberId) => void pairs(app).delete(memberId);

async function loadPair(app: App, memberId: MemberId): Promise<ActivePair> {
  const row = (await seeds.findActiveSeed(app.db, memberId)) ?? (await firstPair(app, memberId));
  if (!row.sealed || !row.client_seed || !row.active_at) throw new Error('a pair without a seed');
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
    if (!made) throw new Error('no active pair after making one');
    return made;
  });
}

/** Prepared before the next client seed is known, so that it cannot be chosen against it (§3). */
export async function prepareNext(app: App, tx: Tx, memberId: MemberId, at: Date) {
  const [id, serverSeed] = [newId(at), newServerSeed()];
  const sealed = seedEnvelope(app).seal(id, serverSeed);
  await seeds.insertNextSeed(tx, {
    id,
    memberId,
    serverSeedHash: seedHash(serverSeed),
    sealed,
    at,
  });
}
