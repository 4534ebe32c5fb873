import { stripOf } from '../slot/reels.ts';
import type { Lines, Pays, PayTable } from '../slot/wins.ts';
import { perlasCard, type PerlasSymbol } from './card.ts';

const symbols = stripOf<PerlasSymbol>;

/** Reels left to right, index 0 first (docs/domain/games.md §3.2). */
const STRIPS = [
  symbols(
    'J PERLAS Q A ISDA J K PAGONG Q SCAT J A BANGKA K Q J ISDA A K Q PAGONG J PERLAS K A Q ' +
      'ISDA BANGKA J K',
  ),
  symbols(
    'Q J KABIBE A K ISDA Q J PAGONG K SCAT A Q BANGKA J K ISDA A Q PERLAS J K PAGONG A Q ISDA ' +
      'J BANGKA K A Q',
  ),
  symbols(
    'K A Q KABIBE J ISDA K Q PERLAS J A SCAT K PAGONG Q J A BANGKA K ISDA Q J PAGONG A K Q ' +
      'ISDA J BANGKA A PERLAS K',
  ),
  symbols(
    'A Q K J KABIBE ISDA Q A PAGONG J K BANGKA Q SCAT A J K ISDA Q PERLAS A J PAGONG K Q ' +
      'BANGKA A J ISDA K Q',
  ),
  symbols(
    'J K A Q ISDA J PERLAS K A SCAT Q J PAGONG K A BANGKA Q J ISDA K A Q PERLAS J PAGONG K ' +
      'BANGKA A Q ISDA',
  ),
];

/** For each of the twenty lines, its row on each reel; line 1 comes first. */
const LINES: Lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [0, 2, 0, 2, 0],
];

/** Coins paid for the whole bet, not for one line. */
const PAY_COINS: PayTable<Exclude<PerlasSymbol, 'KABIBE' | 'SCAT'>> = {
  PERLAS: { 3: 80, 4: 300, 5: 2000 },
  BANGKA: { 3: 40, 4: 160, 5: 600 },
  PAGONG: { 3: 24, 4: 100, 5: 400 },
  ISDA: { 3: 15, 4: 60, 5: 200 },
  A: { 3: 8, 4: 28, 5: 100 },
  K: { 3: 7, 4: 22, 5: 80 },
  Q: { 3: 5, 4: 16, 5: 60 },
  J: { 3: 4, 4: 14, 5: 50 },
};

/** The game's published data; `configHash` is the hash of its canonical JSON. */
export const perlasConfig = {
  id: 'perlas',
  version: '1',
  engine: 'lines5',
  rows: 3,
  costCoins: perlasCard.stake.costCoins,
  coinValues: perlasCard.stake.coinValues,
  /**
   * The wild stands for every paying symbol. It is on the middle three reels only and pays nothing
   * itself.
   */
  wild: 'KABIBE',
  scatter: {
    symbol: 'SCAT',
    payCoins: { 3: 20, 4: 100, 5: 500 } as Pays,
    freeSpins: { 3: 10, 4: 15, 5: 20 } as Pays,
  },
  freeSpins: { multiplier: 2, maxSpinsPerRound: 60 },
  strips: STRIPS,
  lines: LINES,
  payCoins: PAY_COINS,
  draw: STRIPS.map((strip) => `int(${strip.length})`),
} as const;
