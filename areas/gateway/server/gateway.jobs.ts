import { plusSeconds } from '@palaro/kernel';
import { defineJob } from '@palaro/server';
import { dropMessages, dropNonces } from './messages.repository.ts';

/**
 * Longer than a timestamp is accepted on either side, by nodes whose clocks differ a little and
 * count whole seconds: no attempt outlives its nonce.
 */
const NONCE_KEEP_SECONDS = 660;
/** A vendor retries a credit for 72 h; a dispute about it can come weeks later. */
const MESSAGE_KEEP_SECONDS = 90 * 86_400;

export const dropOldMessages = defineJob({
  name: 'gateway.drop-old-messages',
  every: { seconds: 60 },
  // Bounded: a backlog after a pause drains over minutes instead of locking the table.
  batch: 20_000,
  async run({ app, now, batch }) {
    await dropNonces(app.db, plusSeconds(now, -NONCE_KEEP_SECONDS));
    await dropMessages(app.db, plusSeconds(now, -MESSAGE_KEEP_SECONDS), batch);
  },
});
