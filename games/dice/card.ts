import { int, json, object, oneOf, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';

export const DICE_SIDES = ['under', 'over'] as const;
export type DiceSide = (typeof DICE_SIDES)[number];

export interface DiceParams {
  side: DiceSide;
  /** How many of the 10,000 faces win: 100 … 9,800. */
  winNumbers: number;
}

export interface DiceOutcome {
  /** 0 … 9,999; shown as 00.00 … 99.99. */
  roll: number;
  won: boolean;
  /** A win's payout in hundredths of the stake. */
  multiplierHundredths: number;
}

export const DICE_FACES = 10_000;
export const WIN_NUMBERS = { min: 100, max: 9_800 } as const;

/** A win's multiplier in hundredths, rounded down (docs/domain/games.md §4.3). */
export const diceMultiplier = (winNumbers: number) => Math.floor(990_000 / winNumbers);

export const diceCard = defineCard({
  id: 'dice',
  nodeId: '20002',
  name: { EN: 'Sampung Libo Dice', TY: 'Sampung Libo Dice' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bet',
  input: object({
    stake: positiveMoney(),
    params: object({ side: oneOf(DICE_SIDES), winNumbers: int(WIN_NUMBERS) }),
  }),
  outcome: json<DiceOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '50000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', params: { side: 'over', winNumbers: 4_950 } },
    { stake: '5.0000', params: { side: 'under', winNumbers: 4_950 } },
    { stake: '20.0000', params: { side: 'over', winNumbers: 4_950 } },
  ],
});
