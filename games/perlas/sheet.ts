import { multiply } from '../fractions.ts';
import { baseBest, baseHits } from '../slot/cycle.ts';
import { freeSpinsSheet, type FreeSpinsSheet } from '../slot/free-spins-sheet.ts';
import { lineCoins, whole } from '../slot/sheet.ts';
import { isPaidCount } from '../slot/wins.ts';
import { perlasConfig } from './config.ts';

const { strips, lines, wild, scatter, payCoins } = perlasConfig;

/** From 2,000,000 rounds (docs/domain/games.md §2). */
const DEVIATION = 3.4;

let known: FreeSpinsSheet | undefined;

export function perlasSheet(): FreeSpinsSheet {
  known ??= makeSheet();
  return known;
}

function makeSheet(): FreeSpinsSheet {
  const cycle = {
    ...perlasConfig,
    anywhere: {
      symbol: scatter.symbol,
      needed: 3,
      coins: (count: number) => (isPaidCount(count) ? scatter.payCoins[count] : 0),
    },
  };
  return freeSpinsSheet(perlasConfig, {
    lineCoins: multiply(lineCoins(strips, payCoins, wild), whole(lines.length)),
    hits: baseHits(cycle).hits,
    best: baseBest(cycle),
    deviation: DEVIATION,
  });
}
