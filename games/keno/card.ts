import { int, json, list, object, oneOf, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { NUMBERS, PICKS, RISKS, type KenoRisk } from './tables.ts';

export interface KenoParams {
  risk: KenoRisk;
  /** One to ten different numbers of 1 … 40. */
  picks: number[];
}

export interface KenoOutcome {
  /** Ten different numbers, in the order drawn. */
  drawn: number[];
  /** The picks that were drawn, in the order drawn. */
  hits: number[];
  picks: number;
  /** What the hits pay, in tenths of the stake. */
  multTenths: number;
}

export const kenoCard = defineCard({
  id: 'keno',
  nodeId: '20006',
  name: { EN: 'Keno 40', TY: 'Keno 40' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bet',
  input: object({
    stake: positiveMoney(),
    params: object({ risk: oneOf(RISKS), picks: list(int({ min: 1, max: NUMBERS }), PICKS.max) }),
  }),
  outcome: json<KenoOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '10000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', params: { risk: 'classic', picks: [3, 8, 17, 24, 31] } },
    { stake: '5.0000', params: { risk: 'classic', picks: [7] } },
    { stake: '1.0000', params: { risk: 'high', picks: [1, 5, 9, 13, 17, 21, 25, 29, 33, 40] } },
  ],
});
