import { int, json, object, positiveMoney } from '@palaro/api';
import { defineCard, type Step } from '../contract.ts';

/** The cells, 0 … 24, row by row. */
export const CELLS = 25;
export const MINES = { min: 1, max: 24 } as const;

export interface MinesParams {
  mines: number;
  steps: readonly Step[];
}

export interface MinesOutcome {
  mines: number;
  /** The safe cells that were picked, in their order. */
  safe: number[];
  /** The mine that was hit. */
  hit: number | null;
  /** What cashing out pays, in hundredths of the stake; 0 before the first safe pick. */
  multiplierHundredths: number;
  /** What it pays after one more safe pick; null where no pick may follow. */
  nextHundredths: number | null;
  cashedOut: boolean;
  /** Where the mines lie; null while the round is open. */
  mineCells: number[] | null;
}

export const minesCard = defineCard({
  id: 'mines',
  nodeId: '20004',
  name: { EN: 'Mina', TY: 'Mina' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'start',
  input: object({ stake: positiveMoney(), mines: int({ min: MINES.min, max: MINES.max }) }),
  steps: {
    calls: { pick: object({ cell: int({ min: 0, max: CELLS - 1 }) }), cashout: object({}) },
    example: [
      { call: 'pick', fields: { cell: 12 } },
      { call: 'pick', fields: { cell: 7 } },
      { call: 'cashout', fields: {} },
    ],
  },
  outcome: json<MinesOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '1000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', mines: 3 },
    { stake: '5.0000', mines: 1 },
    { stake: '1.0000', mines: 8 },
  ],
});
