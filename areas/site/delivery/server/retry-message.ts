import { plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { sendTask } from './delivery.tasks.ts';
import { lockMessage, queueAgain } from './outbox.repository.ts';
import { sealParcel } from './parcel.ts';

/** Nobody wants a message after a day. */
const USEFUL_SECONDS = 86_400;

/**
 * Queues a message again that was given up. Of two presses at once one does it, since the row is
 * locked. Refuses `not_found`, and `message.not_retryable` for a message that is not given up or
 * held a code: the code was not kept, and whoever needs one asks for a new one.
 */
export const retryMessage = (app: App, operator: Operator, id: string): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const row = await lockMessage(tx, id);
    if (!row || row.state === 'withheld') throw refuse('not_found');
    const { recipient, subject, text, state, channel } = row;
    if (state !== 'failed' || row.holds_code) throw refuse('message.not_retryable');
    const now = app.clock.now();
    await queueAgain(tx, id, {
      parcel: sealParcel(app, recipient, { subject, text, code: null }),
      now,
      until: plusSeconds(now, USEFUL_SECONDS),
    });
    await app.queue.add(tx, sendTask, { id });
    await recordAudit(tx, operator, now, {
      subject: `message:${id}`,
      before: { state, tries: row.tries },
      after: { state: 'queued', channel, purpose: row.purpose },
    });
  });
