import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { TABLE_CARD } from '../table/table-card.ts';
import type { TableOutcome } from '../table/table-rules.ts';
import type { RouletteResult } from './spin.ts';

export const rouletteCard = defineCard({
  ...TABLE_CARD,
  id: 'roulette',
  nodeId: '30003',
  name: { EN: 'Roulette', TY: 'Roulette' },
  shared: {
    kind: 'zones',
    phases: { bet: 25_000, lock: 1_000, reveal: 14_000, pause: 5_000 },
    shoe: false,
  },
  outcome: json<TableOutcome<RouletteResult>>(),
  stake: { kind: 'range', min: '1.0000', max: '50000.0000', step: '1.0000' },
  version: '1',
  examples: [
    { zones: { 'straight-17': '10.0000' } },
    { zones: { red: '20.0000', 'split-0-2': '5.0000', 'column-3': '5.0000' } },
    {
      zones: { 'corner-25-26-28-29': '4.0000', 'line-1-2-3-4-5-6': '6.0000', 'dozen-2': '5.0000' },
    },
  ],
});
