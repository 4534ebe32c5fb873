import { defineFold, defineFoldTable } from '@palaro/server';

const houseDays = defineFoldTable('house_fold', {
  account_id: 'key bigint',
  day: 'key date',
  debits: 'add',
  credits: 'add',
});

/**
 * Sums of the house accounts by day; GGR of a day is what GAME gained (docs/domain/ledger.md §7).
 */
export const foldHouse = defineFold({
  name: 'house',
  tables: [houseDays],
  reads: ['transfers'],
  comparable: true,
  fold: ({ transfers }) => [
    houseDays.put(
      transfers.flatMap(({ day, legs }) =>
        legs.flatMap(({ from, to, amount }) => [
          ...(from < 0 ? [{ account_id: String(from), day, debits: amount, credits: 0n }] : []),
          ...(to < 0 ? [{ account_id: String(to), day, debits: 0n, credits: amount }] : []),
        ]),
      ),
    ),
  ],
});
