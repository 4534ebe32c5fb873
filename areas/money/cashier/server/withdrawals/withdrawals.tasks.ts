import { object, text } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { askPayouts, sendApproved } from './ask-payouts.ts';
import { sendPayout } from './send-payout.ts';

/** Hands one approved order to its provider. */
export const sendPayoutTask = defineTask({
  name: 'cashier.send-payout',
  payload: object({ member: text(), id: text() }),
  timeoutSeconds: 120,
  run: ({ app, payload }) => sendPayout(app, payload),
});

/** Asks about payouts without an end, and hands over what waited. */
export const watchPayouts = defineTask({
  name: 'cashier.watch-payouts',
  every: { seconds: 5 },
  timeoutSeconds: 120,
  batch: 50,
  async run({ app, now, batch }) {
    await askPayouts(app, now, batch);
    await sendApproved(app, now, batch);
  },
});
