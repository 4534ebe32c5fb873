import { id, object, uuid } from '@palaro/api';
import { defineTask, type QueuedTask } from '@palaro/server';
import { MESSAGE_KINDS } from '../inbox.api.ts';
import { dropOldBroadcasts } from './broadcasts.repository.ts';
import { dropOldMessages } from './messages.repository.ts';
import { KEPT_LONG, keptSince } from './reader.ts';
import { queueStep, sendDue } from './send-pushes.ts';

const KEPT_SHORT = MESSAGE_KINDS.filter((kind) => !KEPT_LONG.includes(kind));

/**
 * Messages are kept 90 days, those about money and security 365 (docs/domain/promotions.md §12).
 */
export const dropOld = defineTask({
  name: 'inbox.drop-old',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 10_000,
  async run({ app, now, batch }) {
    for (const kinds of [KEPT_SHORT, KEPT_LONG]) {
      const before = keptSince(kinds[0] ?? 'SYSTEM', now);
      await dropOldMessages(app.db, kinds, before, batch);
      await dropOldBroadcasts(app.db, kinds, before, batch);
    }
  },
});

const DELIVERY = object({ id: id() });

/** Notifies one device of one message, and tries again later if its push service is busy. */
export const tellDevice: QueuedTask<typeof DELIVERY> = defineTask({
  name: 'inbox.tell-device',
  payload: DELIVERY,
  timeoutSeconds: 60,
  async run({ app, payload, now }) {
    const next = await sendDue(app, payload.id, now);
    if (!next) return;
    const afterSeconds = Math.max(0, (next.getTime() - now.getTime()) / 1000);
    await app.queue.add(app.db, tellDevice, payload, { afterSeconds });
  },
});

const BROADCAST = object({ id: uuid() });
/**
 * The number of devices per run. The rest waits for the next run, so that other tasks get their
 * turn.
 */
const DEVICES_A_STEP = 100;

/** Creates a broadcast's deliveries step by step. Each step commits together with its position. */
export const tellBroadcastTask: QueuedTask<typeof BROADCAST> = defineTask({
  name: 'inbox.tell-broadcast',
  payload: BROADCAST,
  timeoutSeconds: 60,
  run: ({ app, payload }) =>
    app.db.transaction().execute(async (tx) => {
      const deliveries = await queueStep(app, tx, payload.id, DEVICES_A_STEP);
      if (!deliveries) return;
      await app.queue.addEach(
        tx,
        tellDevice,
        deliveries.map((delivery) => ({ id: delivery })),
      );
      await app.queue.add(tx, tellBroadcastTask, payload);
    }),
});
