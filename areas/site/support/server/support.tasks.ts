import { plusSeconds } from '@palaro/kernel';
import { defineTask } from '@palaro/server';
import { dropSilentGuests } from './conversation.repository.ts';

const GUEST_KEEP_SECONDS = 30 * 86_400;

/** Deletes guests' conversations after 30 days without a message. */
export const forgetGuests = defineTask({
  name: 'support.forget-guests',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 500,
  run: ({ app, now, batch }) =>
    dropSilentGuests(app.db, plusSeconds(now, -GUEST_KEEP_SECONDS), batch),
});
