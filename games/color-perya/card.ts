import { json, map, object, positiveMoney } from '@palaro/api';
import type { Faces } from '../color-game/zones.ts';
import { defineCard } from '../contract.ts';
import type { TableOutcome } from '../table/table-rules.ts';

export interface PeryaResult {
  /** What the dice show, left to right, as places in `COLOURS`. */
  faces: Faces;
}

export const colorPeryaCard = defineCard({
  id: 'color-perya',
  nodeId: '30006',
  name: { EN: 'Color Game Perya', TY: 'Color Game Perya' },
  gameType: 'LIVE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bets',
  input: object({ zones: map(positiveMoney()) }),
  shared: {
    kind: 'zones',
    phases: { bet: 18_000, lock: 1_000, reveal: 7_000, pause: 4_000 },
    shoe: false,
  },
  outcome: json<TableOutcome<PeryaResult>>(),
  stake: { kind: 'range', min: '1.0000', max: '20000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 0,
  version: '1',
  examples: [
    { zones: { red: '10.0000' } },
    { zones: { pair: '5.0000', pink: '10.0000' } },
    { zones: { 'any-triple': '1.0000', 'green-triple': '1.0000', 'red-blue': '2.0000' } },
  ],
});
