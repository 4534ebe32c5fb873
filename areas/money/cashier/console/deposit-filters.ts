import { t } from '@palaro/client';
import type { Filter } from '@palaro/desk';
import { DEPOSIT_STATES } from '../order-states.ts';
import { ORDER_DAYS } from './order-filters.ts';

/** By state, method and day. */
export const depositFilters = (): Filter[] => [
  {
    ...{ name: 'state', label: 'cashier-console.state', kind: 'choice' },
    options: DEPOSIT_STATES.map((value) => ({
      value,
      label: t(`cashier-console.deposit.${value}`),
    })),
  },
  { name: 'method', label: 'cashier-console.method', kind: 'text', max: 20 },
  ...ORDER_DAYS,
];
