import { int, json, list, object, oneOf, optional, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { CARDS } from '../playing-cards/cards.ts';
import type { TongitsPay } from './end.ts';
import { TONGITS_CALLS, TONGITS_SEATS, type TongitsHand, type TongitsMove } from './hand.ts';

const STAKES = ['1.0000', '5.0000', '10.0000', '50.0000', '100.0000'];
const ANSWERS = ['fold', 'fight'] as const;
/** A hand has so many cards at most, the dealer's first. */
const cards = () => list(int({ min: 0, max: CARDS - 1 }), 13);
/** An exposed meld takes three cards from somebody at least. */
const target = () => int({ min: 0, max: CARDS / 3 });

export interface TongitsParams {
  seat: number;
  moves: readonly TongitsMove[];
}

export interface TongitsOutcome extends Pick<TongitsHand, 'exposed' | 'end'> {
  /** What each seat still held, the dealer last. */
  hands: number[][];
  points: number[];
  winner: number;
  pays: TongitsPay[];
  /** Whose outcome it is. */
  seat: number;
  /** In antes: what the seat put at stake. */
  staked: number;
}

export const tongitsCard = defineCard({
  id: 'tongits',
  nodeId: '25001',
  name: { EN: 'Tong-its', TY: 'Tong-its' },
  gameType: 'PVP',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'stake',
  input: object({
    stake: positiveMoney(),
    seat: int({ min: 0, max: TONGITS_SEATS - 1 }),
    moves: list(
      object({
        call: oneOf(TONGITS_CALLS),
        cards: optional(cards()),
        target: optional(target()),
        answer: optional(oneOf(ANSWERS)),
      }),
    ),
  }),
  cardRoom: {
    seats: { least: TONGITS_SEATS, most: TONGITS_SEATS },
    // The dealer's place goes round.
    banker: true,
    stakes: STAKES,
    moves: {
      draw: object({}),
      take: object({ cards: cards() }),
      meld: object({ cards: cards() }),
      sapaw: object({ cards: cards(), target: target() }),
      discard: object({ cards: cards() }),
      callDraw: object({}),
      answerDraw: object({ answer: oneOf(ANSWERS) }),
    },
    phases: { deal: 3_600, show: 12_000 },
  },
  outcome: json<TongitsOutcome>(),
  stake: { kind: 'coins', costCoins: 1, coinValues: STAKES },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', seat: 0, moves: [] },
    { stake: '100.0000', seat: 2, moves: [{ call: 'draw' }] },
  ],
});
