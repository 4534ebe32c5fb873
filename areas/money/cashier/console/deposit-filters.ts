import { t } from '@palaro/client';
import type { Filter } from '@palaro/desk';
import { DEPOSIT_STATES } from '../order-states.ts';
import { nameOfMethod, type useMethods } from './method-names.tsx';
import { ORDER_DAYS } from './order-filters.ts';

/** By state, method and day. */
export const depositFilters = (methods: ReturnType<typeof useMethods>): Filter[] => [
  {
    name: 'state',
    label: 'cashier-console.state',
    kind: 'choice',
    options: DEPOSIT_STATES.map((value) => ({
      value,
      label: t(`cashier-console.deposit.${value}`),
    })),
  },
  {
    name: 'method',
    label: 'cashier-console.method',
    kind: 'choice',
    options: methods.map((one) => ({ value: one.code, label: nameOfMethod(one) })),
  },
  ...ORDER_DAYS,
];
