import { defineJob } from '@palaro/server';
import { dropOld } from './outbox.repository.ts';
import { sendQueued } from './send-queued.ts';

/** Sends what nobody took before, and what a node left behind. */
export const sendAgain = defineJob({
  name: 'delivery.send-again',
  every: { seconds: 5 },
  batch: 50,
  run: ({ app, now, batch }) => sendQueued(app, now, batch),
});

/** The outbox keeps 90 days, for whoever asks what was sent; what nobody got, an hour. */
export const dropOldMessages = defineJob({
  name: 'delivery.drop-old',
  every: { seconds: 600 },
  batch: 10_000,
  run: ({ app, now, batch }) => dropOld(app.db, now, batch),
});
