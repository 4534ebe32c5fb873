import { seedHash } from '@palaro/fairness';
import type { RainResults } from '../rain.api.ts';
import { centavosOf, hashOfList, splitBudget } from '../split.ts';

/**
 * Draws a rain's list again from its revealed seed, and compares both hashes with those that were
 * shown before it fell (PR-30).
 */
export function drawIsRight(
  of: Pick<
    RainResults,
    'rainId' | 'total' | 'pieces' | 'least' | 'most' | 'seedHash' | 'listHash'
  > & { seed: string },
): boolean {
  const split = {
    budget: centavosOf(of.total),
    pieces: of.pieces,
    least: centavosOf(of.least),
    most: centavosOf(of.most),
  };
  const list = splitBudget(split, of.seed, of.rainId);
  return seedHash(of.seed) === of.seedHash && hashOfList(list) === of.listHash;
}
