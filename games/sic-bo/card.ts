import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { TABLE_CARD } from '../table/table-card.ts';
import type { TableOutcome } from '../table/table-rules.ts';
import type { SicBoResult } from './throw.ts';

export const sicBoCard = defineCard({
  ...TABLE_CARD,
  id: 'sic-bo',
  nodeId: '30005',
  name: { EN: 'Sic Bo', TY: 'Sic Bo' },
  shared: {
    kind: 'zones',
    phases: { bet: 20_000, lock: 1_000, reveal: 9_000, pause: 5_000 },
    shoe: false,
  },
  outcome: json<TableOutcome<SicBoResult>>(),
  stake: { kind: 'range', min: '1.0000', max: '50000.0000', step: '1.0000' },
  version: '1',
  examples: [
    { zones: { big: '10.0000' } },
    { zones: { small: '20.0000', 'total-9': '5.0000', 'single-3': '5.0000' } },
    { zones: { 'two-2-5': '4.0000', 'double-6': '5.0000', 'any-triple': '1.0000' } },
  ],
});
