import { defineTask } from '@palaro/server';
import { closeCashbacks } from './close-cashbacks.ts';

/**
 * Gives the cashbacks of days and weeks that are over. Where the sums are late it gives nothing and
 * looks again a minute later. Once a period is counted, a run costs two statements.
 */
export const giveCashbacks = defineTask({
  name: 'cashback.give',
  every: { seconds: 60 },
  timeoutSeconds: 600,
  batch: 500,
  run: ({ app, batch }) => closeCashbacks(app, batch),
});
