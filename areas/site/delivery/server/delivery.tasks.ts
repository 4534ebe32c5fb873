import { id, object } from '@palaro/api';
import { defineTask, type QueuedTask } from '@palaro/server';
import { dropOld } from './outbox.repository.ts';
import { sendQueued } from './send-queued.ts';

const MESSAGE = object({ id: id() });

/** Sends a message of the outbox, and tries again later if no provider takes it now. */
export const sendTask: QueuedTask<typeof MESSAGE> = defineTask({
  name: 'delivery.send',
  payload: MESSAGE,
  timeoutSeconds: 90,
  async run({ app, payload, now }) {
    const next = await sendQueued(app, payload.id, now);
    if (!next) return;
    const afterSeconds = Math.max(0, (next.getTime() - now.getTime()) / 1000);
    await app.queue.add(app.db, sendTask, payload, { afterSeconds });
  },
});

/** Sent messages are kept 90 days, so that operators can look them up; withheld ones an hour. */
export const dropOldMessages = defineTask({
  name: 'delivery.drop-old',
  every: { seconds: 600 },
  timeoutSeconds: 60,
  batch: 10_000,
  run: ({ app, now, batch }) => dropOld(app.db, now, batch),
});
