import type { Filter } from '@palaro/desk';

/** The days of a record; today where none are chosen. */
export const DAYS: readonly Filter[] = [
  { name: 'from', label: 'records-console.from', kind: 'day' },
  { name: 'to', label: 'records-console.to', kind: 'day' },
];
