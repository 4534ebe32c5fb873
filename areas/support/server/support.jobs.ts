import { plusSeconds } from '@palaro/kernel';
import { defineJob } from '@palaro/server';
import { dropSilentGuests } from './conversation.repository.ts';

const GUEST_KEEP_SECONDS = 30 * 86_400;

/** Forgets what guests said once nobody has spoken for 30 days. */
export const forgetGuests = defineJob({
  name: 'support.forget-guests',
  every: { seconds: 3_600 },
  batch: 500,
  run: ({ app, now, batch }) =>
    dropSilentGuests(app.db, plusSeconds(now, -GUEST_KEEP_SECONDS), batch),
});
