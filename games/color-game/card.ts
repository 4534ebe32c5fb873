import { json, map, object, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';
import type { ZonePaid } from '../table/valid-stakes.ts';

export interface ColorGameParams {
  /** Whole pesos on each zone, as decimal strings; the names are in `zones.ts`. */
  zones: Readonly<Record<string, string>>;
}

export interface ColorGameOutcome {
  /** What the dice show, left to right, as places in `COLOURS`. */
  faces: readonly [number, number, number];
  zones: readonly ZonePaid[];
}

export const colorGameCard = defineCard({
  id: 'color-game',
  nodeId: '20009',
  name: { EN: 'Color Game', TY: 'Color Game' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bet',
  input: object({ stake: positiveMoney(), params: object({ zones: map(positiveMoney()) }) }),
  outcome: json<ColorGameOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '20000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', params: { zones: { red: '10.0000' } } },
    { stake: '15.0000', params: { zones: { pair: '5.0000', pink: '10.0000' } } },
    {
      stake: '4.0000',
      params: { zones: { 'any-triple': '1.0000', 'green-triple': '1.0000', 'red-blue': '2.0000' } },
    },
  ],
});
