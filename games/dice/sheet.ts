import type { Ratio } from '@palaro/kernel';
import { compare, fraction } from '../fractions.ts';
import type { GameSheet } from '../contract.ts';
import { DICE_FACES, diceMultiplier, WIN_NUMBERS } from './card.ts';

/** Exact return for a count of winning numbers: multiplier · chance (docs/domain/games.md §4.3). */
export const diceRtp = (winNumbers: number): Ratio =>
  fraction(BigInt(diceMultiplier(winNumbers) * winNumbers), BigInt(100 * DICE_FACES));

let known: GameSheet | undefined;

export function diceSheet(): GameSheet {
  known ??= {
    rtp: rtpRange(),
    hitFrequency: null,
    maxWin: fraction(BigInt(diceMultiplier(WIN_NUMBERS.min)), 100n),
  };
  return known;
}

function rtpRange() {
  let least = diceRtp(WIN_NUMBERS.min);
  let greatest = least;
  for (let n = WIN_NUMBERS.min + 1; n <= WIN_NUMBERS.max; n++) {
    const rtp = diceRtp(n);
    if (compare(rtp, least) < 0) least = rtp;
    if (compare(rtp, greatest) > 0) greatest = rtp;
  }
  return { least, greatest };
}
