import { freeSpinsSheet, type FreeSpinsSheet } from '../slot/free-spins-sheet.ts';
import { fiesta243Config } from './config.ts';
import { waysBest, waysCoins, waysHits } from './ways-cycle.ts';

let known: FreeSpinsSheet | undefined;

export function fiesta243Sheet(): FreeSpinsSheet {
  known ??= freeSpinsSheet(fiesta243Config, {
    lineCoins: waysCoins(),
    hits: waysHits(),
    best: waysBest(),
  });
  return known;
}
