import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { activePair } from './active-pair.ts';
import { rotateSeeds } from './rotate-seeds.ts';
import { findActiveSeed, findNextSeed, listRevealedSeeds } from './seeds.repository.ts';

/** Revealed pairs on the fairness page; older ones are found in the details of their rounds. */
const REVEALED_SHOWN = 20;

/** The member's seeds for the fairness page; the first visit makes the first pair. */
export async function readSeeds(app: App, memberId: MemberId) {
  await activePair(app, memberId);
  const [active, next, revealed] = await Promise.all([
    findActiveSeed(app.db, memberId),
    findNextSeed(app.db, memberId),
    listRevealedSeeds(app.db, memberId, REVEALED_SHOWN),
  ]);
  if (!active || !next) throw new Error('a member has no seeds after they were made');
  return {
    active: pairView(active),
    next: { serverSeedHash: next.server_seed_hash },
    revealed: revealed.map(revealedView),
  };
}

/** Rotates, then returns the revealed pair and the next two hashes (docs/domain/fairness.md §3). */
export async function rotateAndRead(app: App, memberId: MemberId, clientSeed: string) {
  await rotateSeeds(app, memberId, clientSeed);
  const { active, next, revealed } = await readSeeds(app, memberId);
  const [latest] = revealed;
  if (!latest) throw new Error('a rotation revealed no seed');
  return { revealed: latest, active, next };
}

type ActiveRow = NonNullable<Awaited<ReturnType<typeof findActiveSeed>>>;
type RevealedRow = Awaited<ReturnType<typeof listRevealedSeeds>>[number];

const pairView = (row: Omit<ActiveRow, 'sealed'>) => ({
  pairId: row.id,
  serverSeedHash: row.server_seed_hash,
  clientSeed: row.client_seed ?? '',
  nonce: row.nonce,
  activeSince: row.active_at?.toISOString() ?? '',
});

const revealedView = (row: RevealedRow) => ({
  ...pairView(row),
  serverSeed: row.server_seed ?? '',
  firstNonce: row.nonce > 0 ? 0 : null,
  lastNonce: row.nonce > 0 ? row.nonce - 1 : null,
  revealedAt: row.revealed_at?.toISOString() ?? '',
});
