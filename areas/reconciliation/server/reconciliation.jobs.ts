import { defineJob } from '@palaro/server';
import { checkDayBefore } from './run-checks.ts';
import { repairRounds } from './repair-rounds.ts';

/** Looks often whether the day before is to be checked; once it was, the look is one statement. */
export const checkNightly = defineJob({
  name: 'reconciliation.check-day-before',
  every: { seconds: 600 },
  batch: 1,
  run: ({ app }) => checkDayBefore(app),
});

export const repairStuckRounds = defineJob({
  name: 'reconciliation.repair-rounds',
  every: { seconds: 60 },
  batch: 500,
  run: ({ app, batch }) => repairRounds(app, batch),
});
