import { json } from '@palaro/api';
import { TABLE_CARD } from '../table/table-card.ts';
import type { TableOutcome } from '../table/table-rules.ts';
import type { BaccaratResult } from './deal.ts';

/** What the cards of all Baccarat tables say alike (docs/domain/games.md §5). */
export const BACCARAT = {
  ...TABLE_CARD,
  texts: 'baccarat',
  shared: {
    kind: 'zones',
    phases: { bet: 20_000, lock: 1_000, reveal: 14_000, pause: 5_000 },
    shoe: true,
  },
  outcome: json<TableOutcome<BaccaratResult>>(),
  stake: { kind: 'range', min: '5.0000', max: '50000.0000', step: '1.0000' },
  version: '1',
  examples: [
    { zones: { player: '100.0000' } },
    { zones: { banker: '50.0000', 'banker-pair': '10.0000' } },
    { zones: { tie: '5.0000', small: '20.0000', 'lucky-six': '5.0000' } },
  ],
} as const;
