import { stripOf } from '../slot/reels.ts';
import type { Pays, PayTable } from '../slot/wins.ts';
import { fiesta243Card, type FiestaSymbol } from './card.ts';

const symbols = stripOf<FiestaSymbol>;

/** Reels left to right, index 0 first (docs/domain/games.md §3.3). */
const STRIPS = [
  symbols(
    'J A TAMBOL Q K MASKARA J Q LECHON A K J BANDERA Q SCAT A K TAMBOL J KALABAW Q A MASKARA ' +
      'K J Q',
  ),
  symbols(
    'Q K A J PAROL TAMBOL Q K J MASKARA A Q LECHON K J A BANDERA Q SCAT K J KALABAW A Q TAMBOL ' +
      'J K',
  ),
  symbols(
    'A J Q K TAMBOL A J PAROL Q K MASKARA A J Q LECHON K A SCAT J Q BANDERA K A J KALABAW Q K ' +
      'TAMBOL',
  ),
  symbols(
    'K Q A J MASKARA K Q PAROL A J TAMBOL K Q A BANDERA J SCAT K Q A LECHON J K TAMBOL Q ' +
      'KALABAW A J',
  ),
  symbols(
    'J K Q A TAMBOL J K LECHON Q A MASKARA J K Q BANDERA A SCAT J K Q KALABAW A J TAMBOL K Q A',
  ),
];

/** Coins paid for each way, for the whole bet. */
const PAY_COINS: PayTable<Exclude<FiestaSymbol, 'PAROL' | 'SCAT'>> = {
  LECHON: { 3: 80, 4: 275, 5: 1200 },
  KALABAW: { 3: 65, 4: 220, 5: 800 },
  BANDERA: { 3: 50, 4: 160, 5: 550 },
  MASKARA: { 3: 32, 4: 100, 5: 350 },
  TAMBOL: { 3: 22, 4: 65, 5: 220 },
  A: { 3: 12, 4: 32, 5: 110 },
  K: { 3: 11, 4: 28, 5: 80 },
  Q: { 3: 9, 4: 22, 5: 65 },
  J: { 3: 7, 4: 16, 5: 50 },
};

/** The game's published data; `configHash` is the hash of its canonical JSON. */
export const fiesta243Config = {
  id: 'fiesta243',
  version: '1',
  engine: 'ways',
  rows: 3,
  costCoins: fiesta243Card.stake.costCoins,
  coinValues: fiesta243Card.stake.coinValues,
  /** Stands for every paying symbol on the middle three reels; pays nothing itself. */
  wild: 'PAROL',
  scatter: {
    symbol: 'SCAT',
    payCoins: { 3: 100, 4: 500, 5: 2500 } as Pays,
    freeSpins: { 3: 8, 4: 12, 5: 16 } as Pays,
  },
  freeSpins: { multiplier: 3, maxSpinsPerRound: 48 },
  strips: STRIPS,
  payCoins: PAY_COINS,
  draw: STRIPS.map((strip) => `int(${strip.length})`),
} as const;
