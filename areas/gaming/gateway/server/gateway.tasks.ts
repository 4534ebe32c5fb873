import { plusSeconds } from '@palaro/kernel';
import { defineTask } from '@palaro/server';
import { dropMessages, dropNonces } from './messages.repository.ts';

/**
 * A nonce must outlive every attempt that could repeat it. This is longer than the time in which a
 * timestamp is accepted, before and after, and allows for nodes whose clocks differ a little.
 */
const NONCE_KEEP_SECONDS = 660;
/** A vendor retries a credit for 72 h; a dispute about it can come weeks later. */
const MESSAGE_KEEP_SECONDS = 90 * 86_400;

export const dropOldMessages = defineTask({
  name: 'gateway.drop-old-messages',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  // Bounded, so that a backlog after a pause drains over minutes instead of locking the table.
  batch: 20_000,
  async run({ app, now, batch }) {
    await dropNonces(app.db, plusSeconds(now, -NONCE_KEEP_SECONDS));
    await dropMessages(app.db, plusSeconds(now, -MESSAGE_KEEP_SECONDS), batch);
  },
});
