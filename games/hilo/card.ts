import { json, object, oneOf, positiveMoney } from '@palaro/api';
import { defineCard, type Step } from '../contract.ts';

export const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface HiloParams {
  steps: readonly Step[];
}

/** What a guess in a direction offers. */
export interface HiloOffer {
  /** Of 13 ranks, how many win. */
  favourable: number;
  /** What cashing out pays after it, in hundredths of the stake. */
  hundredths: number;
}

export interface HiloOutcome {
  /** 0 … 51: rank · 4 + suit, rank 0 = ace, suits ♠ ♥ ♦ ♣. The last one is to guess from. */
  cards: number[];
  /** How each card after the first came: by a guess or by a skip. */
  moves: (Direction | 'skip')[];
  /** Right guesses. */
  right: number;
  /** What cashing out pays, in hundredths of the stake; 0 before the first right guess. */
  multiplierHundredths: number;
  /** Null where the guess would pay above the most, or the round is over. */
  up: HiloOffer | null;
  down: HiloOffer | null;
  /** Null while the round is open. */
  ended: 'wrong' | 'cashed_out' | null;
}

export const hiloCard = defineCard({
  id: 'hilo',
  nodeId: '20007',
  name: { EN: 'Taas-Baba', TY: 'Taas-Baba' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'start',
  input: object({ stake: positiveMoney() }),
  steps: {
    calls: { guess: object({ dir: oneOf(DIRECTIONS) }), skip: object({}), cashout: object({}) },
    example: [
      { call: 'skip', fields: {} },
      { call: 'guess', fields: { dir: 'up' } },
      { call: 'cashout', fields: {} },
    ],
  },
  outcome: json<HiloOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '2500.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [{ stake: '10.0000' }, { stake: '25.0000' }, { stake: '1.0000' }],
});
