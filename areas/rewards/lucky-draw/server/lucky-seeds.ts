import { seedHash } from '@palaro/fairness';
import type { MemberId } from '@palaro/kernel';
import { keyedDigest, type App } from '@palaro/server';

/** One draw of one member. */
export interface DrawName {
  promotion: string;
  member: MemberId;
  draw: number;
}

/**
 * The house's seed of one draw, with the hash that is shown before it (docs/domain/fairness.md §1):
 * made from the deployment's secret, so it stands before the member chooses his own seed, nobody
 * who reads the database knows it, and it is shown with the prize. Each draw has its own.
 */
export function luckySeed(app: App, { promotion, member, draw }: DrawName) {
  const name = `${promotion}/${member}/${draw}`;
  const serverSeed = keyedDigest(app, 'lucky-draw.seed', name).toString('hex');
  return { serverSeed, hash: seedHash(serverSeed) };
}
