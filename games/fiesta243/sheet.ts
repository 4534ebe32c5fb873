import { freeSpinsSheet, type FreeSpinsSheet } from '../slot/free-spins-sheet.ts';
import { fiesta243Config } from './config.ts';
import { waysBest, waysCoins, waysHits } from './ways-cycle.ts';

/** From 2,000,000 rounds (docs/domain/games.md §2). */
const DEVIATION = 3.03;

let known: FreeSpinsSheet | undefined;

export function fiesta243Sheet(): FreeSpinsSheet {
  known ??= freeSpinsSheet(fiesta243Config, {
    lineCoins: waysCoins(),
    hits: waysHits(),
    best: waysBest(),
    deviation: DEVIATION,
  });
  return known;
}
