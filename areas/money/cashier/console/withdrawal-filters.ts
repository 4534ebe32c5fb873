import { t } from '@palaro/client';
import type { Filter } from '@palaro/desk';
import { WITHDRAWAL_STATES } from '../order-states.ts';
import { ORDER_DAYS } from './order-filters.ts';

/** Filters by state and day. */
export const withdrawalFilters = (): Filter[] => [
  {
    name: 'state',
    label: 'cashier-console.state',
    kind: 'choice',
    options: WITHDRAWAL_STATES.map((value) => ({
      value,
      label: t(`cashier-console.withdrawal.${value}`),
    })),
  },
  ...ORDER_DAYS,
];
