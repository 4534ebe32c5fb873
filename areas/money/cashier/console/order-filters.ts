import type { Filter } from '@palaro/desk';

/** Filters by the days of a list of orders. */
export const ORDER_DAYS: readonly Filter[] = [
  { name: 'from', label: 'cashier-console.from', kind: 'day' },
  { name: 'until', label: 'cashier-console.until', kind: 'day' },
];
