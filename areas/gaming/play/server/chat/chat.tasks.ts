import { plusSeconds } from '@palaro/kernel';
import { defineTask } from '@palaro/server';
import { dropOld } from './chat.repository.ts';

const KEEP_SECONDS = 30 * 86_400;

/** Deletes what was said at tables more than 30 days ago. */
export const forgetChats = defineTask({
  name: 'play.forget-chats',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 1_000,
  run: ({ app, now, batch }) => dropOld(app.db, plusSeconds(now, -KEEP_SECONDS), batch),
});
