import { defineFold, defineFoldTable } from '@palaro/server';
import { countDue } from './count-due.ts';

const dueRounds = defineFoldTable('turnover_due', {
  member_id: 'key bigint',
  vendor: 'key text',
  round: 'key uuid',
  tx: 'set bigint',
});

/**
 * Marks the rounds that matter for a requirement; they are counted right after, under their
 * members' locks (decision 039). Nobody compares the marks: counting removes them.
 */
export const foldTurnover = defineFold({
  name: 'turnover',
  tables: [dueRounds],
  reads: ['rounds'],
  fold: ({ rounds }) => [
    dueRounds.put(
      rounds
        .filter(({ forTurnover }) => forTurnover)
        .map(({ memberId, vendor, round, tx }) => ({ member_id: memberId, vendor, round, tx })),
    ),
  ],
  folded: (app) => countDue(app),
});
