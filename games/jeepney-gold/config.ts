import { stripOf } from '../slot/reels.ts';
import type { Lines, PayTable } from '../slot/wins.ts';
import { jeepneyGoldCard, type JeepneySymbol } from './card.ts';

const symbols = stripOf<JeepneySymbol>;

/** Reels left to right, index 0 first (docs/domain/games.md §3.5). */
const STRIPS = [
  symbols(
    'J A COIN Q K PLAKA J SAMPAGUITA Q COIN A K GULONG J Q COIN COIN K A BUSINA J Q SAMPAGUITA ' +
      'K PLAKA A J Q',
  ),
  symbols(
    'Q K COIN J A JEEP Q PLAKA K COIN COIN J A SAMPAGUITA Q K GULONG J COIN A Q BUSINA K J ' +
      'SAMPAGUITA A PLAKA Q',
  ),
  symbols(
    'A J COIN COIN Q K SAMPAGUITA A JEEP J Q COIN K PLAKA A J GULONG Q K COIN A BUSINA J Q ' +
      'SAMPAGUITA K PLAKA J',
  ),
  symbols(
    'K Q COIN A J PLAKA K Q COIN COIN A JEEP J SAMPAGUITA K Q GULONG A COIN J K BUSINA Q A ' +
      'SAMPAGUITA J PLAKA K',
  ),
  symbols(
    'J K COIN Q A SAMPAGUITA J COIN COIN K Q PLAKA A J GULONG K COIN Q A BUSINA J K SAMPAGUITA ' +
      'Q PLAKA A K J',
  ),
];

/** For each of the ten lines, its row on each reel; line 1 comes first. */
const LINES: Lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 0, 1, 0],
];

/** Coins paid for the whole bet, not for one line. */
const PAY_COINS: PayTable<Exclude<JeepneySymbol, 'JEEP' | 'COIN'>> = {
  BUSINA: { 3: 50, 4: 250, 5: 1000 },
  GULONG: { 3: 30, 4: 120, 5: 500 },
  PLAKA: { 3: 18, 4: 60, 5: 200 },
  SAMPAGUITA: { 3: 10, 4: 40, 5: 150 },
  A: { 3: 7, 4: 24, 5: 80 },
  K: { 3: 5, 4: 22, 5: 60 },
  Q: { 3: 4, 4: 16, 5: 50 },
  J: { 3: 4, 4: 14, 5: 40 },
};

/** The game's published data; `configHash` is the hash of its canonical JSON. */
export const jeepneyGoldConfig = {
  id: 'jeepney-gold',
  version: '1',
  engine: 'lines5+hold',
  rows: 3,
  costCoins: jeepneyGoldCard.stake.costCoins,
  coinValues: jeepneyGoldCard.stake.coinValues,
  /** Stands for every paying symbol on the middle three reels, not for COIN; pays nothing. */
  wild: 'JEEP',
  hold: {
    symbol: 'COIN',
    needed: 6,
    respins: 3,
    /** An empty cell gets a coin when `int(of)` is below `below`. */
    newCoin: { below: 4, of: 64 },
    /** Values in stakes, and their weights of 256. */
    values: [1, 2, 3, 5, 8, 10, 20, 50],
    weights: [110, 70, 36, 20, 10, 6, 3, 1],
    grand: 1000,
    mini: 20,
    major: 50,
  },
  strips: STRIPS,
  lines: LINES,
  payCoins: PAY_COINS,
  draw: [
    ...STRIPS.map((strip) => `int(${strip.length})`),
    'if 6+ coins: weighted(256) for each landed coin, reel by reel, top to bottom',
    'each respin: for each empty cell, reel by reel, top to bottom: int(64); when < 4: ' +
      'weighted(256) at once',
  ],
} as const;
