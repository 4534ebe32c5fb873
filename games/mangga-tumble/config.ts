import { manggaTumbleCard, type ManggaSymbol } from './card.ts';

/** Coins for 10–11, 12–13 and 14–30 of a symbol anywhere, for the whole bet. */
const PAY_COINS: Readonly<Record<ManggaSymbol, readonly [number, number, number]>> = {
  DURIAN: [1_200, 4_500, 30_000],
  MANGGA: [375, 1_350, 7_500],
  PAPAYA: [195, 600, 3_000],
  PINYA: [105, 330, 1_500],
  SAGING: [54, 165, 750],
  NIYOG: [36, 105, 450],
};

/** The game's published data; `configHash` is the hash of its canonical JSON. */
export const manggaTumbleConfig = {
  id: 'mangga-tumble',
  version: '1',
  engine: 'tumble-anywhere',
  columns: 6,
  rows: 5,
  costCoins: manggaTumbleCard.stake.costCoins,
  coinValues: manggaTumbleCard.stake.coinValues,
  symbols: ['DURIAN', 'MANGGA', 'PAPAYA', 'PINYA', 'SAGING', 'NIYOG'],
  /** Of 64, in the order of `symbols`; every cell is drawn by itself. */
  weights: [7, 9, 10, 11, 13, 14],
  /** The least count of each prize in `payCoins`. */
  winsFrom: [10, 12, 14],
  payCoins: PAY_COINS,
  /** What the wins of each drop are multiplied by; a spin has at most so many winning drops. */
  ladder: [1, 2, 3, 5, 8, 10, 10, 10],
  freeSpinLadder: [3, 6, 9, 15, 20, 25, 25, 25],
  /** On the first drop of a paid spin a column bears a mark when `int(of)` is 0. */
  kidlat: { of: 8, needed: 4, freeSpins: 10 },
  draw: [
    'first drop: 30 x weighted(64) column by column, top to bottom',
    'paid spin only: 6 x int(8), mark when 0',
    'each tumble: one weighted(64) per removed cell, column by column from the lowest empty row ' +
      'upwards',
  ],
} as const;
