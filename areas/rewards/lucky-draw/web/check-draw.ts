import { seedHash } from '@palaro/fairness';
import type { DrawnPrize } from '../lucky-draw.api.ts';
import { drawPlace } from '../lucky-rule.ts';

/** Draws a prize again from its seeds, and compares place and hash with what was answered. */
export function drawIsRight({
  prizes,
  drawn,
  place,
  amount,
  proof,
}: Pick<DrawnPrize, 'prizes' | 'drawn' | 'place' | 'amount' | 'proof'>): boolean {
  const given = drawPlace({ prizes: prizes.slice(0, -1) }, proof);
  const isUsual = place === prizes.length - 1;
  return (
    given === drawn &&
    (place === drawn || isUsual) &&
    prizes[place]?.amount === amount &&
    seedHash(proof.serverSeed) === proof.seedHash
  );
}
