import { int, json, list, object, oneOf, positiveMoney } from '@palaro/api';
import { defineCard, type SeatPay } from '../contract.ts';

export const LUCKY9_MOVES = ['hirit', 'good'] as const;
export type Lucky9Move = (typeof LUCKY9_MOVES)[number];

/** Players besides the banker, who sits last. */
export const LUCKY9_SEATS = { least: 2, most: 6 } as const;
const STAKES = ['5.0000', '10.0000', '20.0000', '50.0000', '100.0000', '200.0000', '500.0000'];

export interface Lucky9Params {
  seats: number;
  seat: number;
  moves: readonly Lucky9Move[];
}

export interface Lucky9Outcome {
  /** The cards of each seat, the banker last. */
  hands: number[][];
  totals: number[];
  pays: SeatPay[];
  /** Whose outcome it is. */
  seat: number;
  /** In units of the stake: what the seat put at stake. */
  staked: number;
}

export const lucky9Card = defineCard({
  id: 'lucky-9',
  nodeId: '25003',
  name: { EN: 'Lucky 9', TY: 'Lucky 9' },
  gameType: 'PVP',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'stake',
  input: object({
    stake: positiveMoney(),
    seats: int({ min: LUCKY9_SEATS.least, max: LUCKY9_SEATS.most }),
    seat: int({ min: 0, max: LUCKY9_SEATS.most - 1 }),
    moves: list(object({ call: oneOf(LUCKY9_MOVES) })),
  }),
  cardRoom: {
    seats: LUCKY9_SEATS,
    banker: true,
    stakes: [...STAKES, '1000.0000'],
    moves: { hirit: object({}), good: object({}) },
    phases: { deal: 2_400, show: 7_000 },
  },
  outcome: json<Lucky9Outcome>(),
  stake: { kind: 'coins', costCoins: 1, coinValues: [...STAKES, '1000.0000'] },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '100.0000', seats: 2, seat: 0, moves: [{ call: 'good' }, { call: 'good' }] },
    {
      stake: '5.0000',
      seats: 3,
      seat: 2,
      moves: [{ call: 'hirit' }, { call: 'good' }, { call: 'hirit' }],
    },
  ],
});
