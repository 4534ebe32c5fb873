import { int, json, object, oneOf, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { RISKS, ROWS } from './tables.ts';

export interface PlinkoOutcome {
  /** One character a row: 1 is right. */
  bits: string;
  /** The count of rights: 0 is the bin on the left. */
  bin: number;
  /** What the bin pays, in tenths of the stake. */
  multTenths: number;
}

export const plinkoCard = defineCard({
  id: 'plinko',
  nodeId: '20005',
  name: { EN: 'Pako', TY: 'Pako' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bet',
  input: object({
    stake: positiveMoney(),
    params: object({ risk: oneOf(RISKS), rows: int(ROWS) }),
  }),
  outcome: json<PlinkoOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '10000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', params: { risk: 'medium', rows: 12 } },
    { stake: '5.0000', params: { risk: 'low', rows: 8 } },
    { stake: '1.0000', params: { risk: 'high', rows: 16 } },
  ],
});
