import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { TABLE_CARD } from '../table/table-card.ts';
import type { TableOutcome } from '../table/table-rules.ts';
import type { DragonTigerResult } from './deal.ts';

export const dragonTigerCard = defineCard({
  ...TABLE_CARD,
  id: 'dragon-tiger',
  nodeId: '30004',
  name: { EN: 'Dragon-Tiger', TY: 'Dragon-Tiger' },
  shared: {
    kind: 'zones',
    phases: { bet: 14_000, lock: 1_000, reveal: 6_000, pause: 4_000 },
    shoe: true,
  },
  outcome: json<TableOutcome<DragonTigerResult>>(),
  stake: { kind: 'range', min: '5.0000', max: '50000.0000', step: '1.0000' },
  version: '1',
  examples: [
    { zones: { dragon: '100.0000' } },
    { zones: { tiger: '50.0000', tie: '5.0000', 'suited-tie': '5.0000' } },
    { zones: { 'dragon-big': '20.0000', 'tiger-red': '10.0000' } },
  ],
});
