import { json } from '@palaro/api';
import type { Faces } from '../color-game/zones.ts';
import { defineCard } from '../contract.ts';
import { TABLE_CARD } from '../table/table-card.ts';
import type { TableOutcome } from '../table/table-rules.ts';

export interface PeryaResult {
  /** What the dice show, left to right, as places in `COLOURS`. */
  faces: Faces;
}

export const colorPeryaCard = defineCard({
  ...TABLE_CARD,
  id: 'color-perya',
  nodeId: '30006',
  name: { EN: 'Color Game Perya', TY: 'Color Game Perya' },
  shared: {
    kind: 'zones',
    phases: { bet: 18_000, lock: 1_000, reveal: 7_000, pause: 4_000 },
    shoe: false,
  },
  outcome: json<TableOutcome<PeryaResult>>(),
  stake: { kind: 'range', min: '1.0000', max: '20000.0000', step: '1.0000' },
  leastRoundMs: 0,
  version: '1',
  examples: [
    { zones: { red: '10.0000' } },
    { zones: { pair: '5.0000', pink: '10.0000' } },
    { zones: { 'any-triple': '1.0000', 'green-triple': '1.0000', 'red-blue': '2.0000' } },
  ],
});
