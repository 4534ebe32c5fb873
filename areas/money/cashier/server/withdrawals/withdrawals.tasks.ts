import { object, text } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { queryPayouts, sendApprovedPayouts } from './query-payouts.ts';
import { sendPayout } from './send-payout.ts';

/** Sends one approved order to its provider. */
export const sendPayoutTask = defineTask({
  name: 'cashier.send-payout',
  payload: object({ member: text(), id: text() }),
  timeoutSeconds: 120,
  run: ({ app, payload }) => sendPayout(app, payload),
});

/** Queries payouts that have no end yet, and sends approved ones that waited. */
export const watchPayouts = defineTask({
  name: 'cashier.watch-payouts',
  every: { seconds: 5 },
  timeoutSeconds: 120,
  batch: 50,
  async run({ app, now, batch }) {
    await queryPayouts(app, now, batch);
    await sendApprovedPayouts(app, now, batch);
  },
});
