import { defineTask } from '@palaro/server';
import { closeCashbacks } from './close-cashbacks.ts';

/** Gives the cashbacks of days and weeks that are over. */
export const giveCashbacks = defineTask({
  name: 'cashback.give',
  every: { seconds: 600 },
  timeoutSeconds: 600,
  batch: 500,
  run: ({ app, batch }) => closeCashbacks(app, batch),
});
