import { int, json, list, object, oneOf, optional, positiveMoney } from '@palaro/api';
import { defineCard, type SeatPay } from '../contract.ts';

export const PUSOY_MOVES = ['play', 'pass'] as const;

export const PUSOY_SEATS = { least: 3, most: 4 } as const;
export const HAND_CARDS = 13;
/** The most that one seat may lose, in units: thirteen cards, three times, with two 2s. */
export const MOST_UNITS = HAND_CARDS * 3 * 4;
/** What a card is worth; the unit of a table. */
const UNITS = ['0.5000', '1.0000', '5.0000', '10.0000'] as const;

export interface PusoyMove {
  call: (typeof PUSOY_MOVES)[number];
  /** Those that are played. */
  cards?: number[] | undefined;
}

export interface PusoyParams {
  seats: number;
  seat: number;
  moves: readonly PusoyMove[];
}

export interface PusoyOutcome {
  /** The cards that each seat was dealt. */
  dealt: number[][];
  /** What each had left. */
  left: number[][];
  /** Null where the moves do not end the hand. */
  winner: number | null;
  pays: SeatPay[];
  /** Whose outcome it is. */
  seat: number;
  /** In units: what the seat put at stake. */
  staked: number;
}

const cards = () => list(int({ min: 0, max: 51 }), 5);

export const pusoyDosCard = defineCard({
  id: 'pusoy-dos',
  nodeId: '25002',
  name: { EN: 'Pusoy Dos', TY: 'Pusoy Dos' },
  gameType: 'PVP',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'stake',
  input: object({
    stake: positiveMoney(),
    seats: int({ min: PUSOY_SEATS.least, max: PUSOY_SEATS.most }),
    seat: int({ min: 0, max: PUSOY_SEATS.most - 1 }),
    moves: list(object({ call: oneOf(PUSOY_MOVES), cards: optional(cards()) })),
  }),
  cardRoom: {
    seats: PUSOY_SEATS,
    banker: false,
    stakes: UNITS,
    moves: { play: object({ cards: cards() }), pass: object({}) },
    phases: { deal: 3_200, show: 10_000 },
  },
  outcome: json<PusoyOutcome>(),
  stake: { kind: 'coins', costCoins: 1, coinValues: UNITS },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '1.0000', seats: 4, seat: 0, moves: [{ call: 'pass' }] },
    {
      stake: '10.0000',
      seats: 3,
      seat: 2,
      moves: [{ call: 'play', cards: [11] }, { call: 'pass' }],
    },
  ],
});
