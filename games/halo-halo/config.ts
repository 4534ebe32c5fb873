import { stripOf } from '../slot/reels.ts';
import type { Lines } from '../slot/wins.ts';
import { haloHaloCard, type HaloHaloSymbol } from './card.ts';

const symbols = stripOf<HaloHaloSymbol>;

/** Reels left to right, index 0 first (docs/domain/games.md §3.1). */
const STRIPS = [
  symbols(
    'ICE NATA UBE BEAN ICE LANGKA NATA MANGO ICE BEAN NATA LANGKA ICE FLAN BEAN NATA MANGO ICE ' +
      'LANGKA UBE NATA ICE BEAN LANGKA MANGO',
  ),
  symbols(
    'NATA ICE BEAN LANGKA ICE MANGO NATA BEAN UBE ICE LANGKA NATA FLAN BEAN ICE LANGKA NATA ' +
      'MANGO ICE BEAN UBE NATA LANGKA ICE BEAN',
  ),
  symbols(
    'BEAN ICE NATA MANGO ICE LANGKA BEAN NATA ICE UBE NATA BEAN ICE LANGKA NATA MANGO BEAN FLAN ' +
      'ICE NATA LANGKA BEAN ICE NATA MANGO',
  ),
];

/** The three rows from the middle, then both diagonals. */
const LINES: Lines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Coins for three alike. */
const PAY_COINS: Readonly<Record<HaloHaloSymbol, number>> = {
  FLAN: 500,
  UBE: 12,
  MANGO: 6,
  LANGKA: 3,
  BEAN: 2,
  NATA: 1,
  ICE: 0,
};

/** The game's published data; `configHash` is the hash of its canonical JSON. */
export const haloHaloConfig = {
  id: 'halo-halo',
  version: '1',
  engine: 'lines3',
  rows: 3,
  costCoins: haloHaloCard.stake.costCoins,
  coinValues: haloHaloCard.stake.coinValues,
  /** The wild stands for every symbol, and each one doubles the win of another symbol. */
  wild: { symbol: 'FLAN', multiplierEach: 2 },
  strips: STRIPS,
  lines: LINES,
  payCoins: PAY_COINS,
  draw: STRIPS.map((strip) => `int(${strip.length})`),
} as const;
