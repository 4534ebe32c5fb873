import { defineTask } from '@palaro/server';
import { checkDayBefore } from './run-checks.ts';
import { repairRounds } from './repair-rounds.ts';

/**
 * Runs often, to start the check soon after the day ends. Once the day is checked, a run costs one
 * statement.
 */
export const checkNightly = defineTask({
  name: 'reconciliation.check-day-before',
  every: { seconds: 600 },
  timeoutSeconds: 600,
  batch: 1,
  run: ({ app }) => checkDayBefore(app),
});

export const repairStuckRounds = defineTask({
  name: 'reconciliation.repair-rounds',
  every: { seconds: 60 },
  timeoutSeconds: 300,
  batch: 500,
  run: ({ app, batch }) => repairRounds(app, batch),
});
