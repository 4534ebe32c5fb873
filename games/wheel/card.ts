import { int, json, object, oneOf, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';

export const WHEEL_RISKS = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof WHEEL_RISKS)[number];
/** How many segments a wheel may have. */
export const WHEEL_SIZES = [10, 20, 30, 40, 50] as const;

export interface WheelParams {
  risk: WheelRisk;
  segments: number;
}

export interface WheelOutcome extends WheelParams {
  /** The segment that was drawn, counted clockwise from 0. */
  index: number;
  /** What the segment pays, in tenths of the stake. */
  multTenths: number;
  won: boolean;
}

export const wheelCard = defineCard({
  id: 'wheel',
  nodeId: '20008',
  name: { EN: 'Ruleta ng Suwerte', TY: 'Ruleta ng Suwerte' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bet',
  input: object({
    stake: positiveMoney(),
    params: object({ risk: oneOf(WHEEL_RISKS), segments: int({ min: 10, max: 50 }) }),
  }),
  outcome: json<WheelOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '50000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', params: { risk: 'medium', segments: 20 } },
    { stake: '5.0000', params: { risk: 'low', segments: 10 } },
    { stake: '1.0000', params: { risk: 'high', segments: 50 } },
  ],
});
