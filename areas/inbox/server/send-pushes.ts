import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { FencedAddress } from './outward-fence.ts';
import { packParcel, pushDoor, type PushAnswer } from './push-door.ts';
import {
  dropDelivery,
  dropSubscription,
  nextDevices,
  postpone,
  queueFor,
  takeDue,
  type Delivery,
} from './push-queue.repository.ts';
import { isFor, mayBeTold, readReader } from './reader.ts';
import { titleOf } from './render-message.ts';

/** Longer than a question to a push service may take: then another node takes the delivery over. */
const TAKEN_SECONDS = 60;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** News of yesterday is not told any more. */
const TOLD_WITHIN_SECONDS = 24 * 3_600;

/** Where a tap on the notification leads. */
const INBOX_ADDRESS = '/m/webEmail';

/** Gives a broadcast's next devices their deliveries; each step commits with its place. */
export async function queueBroadcasts(app: App, now: Date, batch: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const step = await nextDevices(tx, batch);
    if (!step) return;
    const { broadcast, devices } = step;
    const readers = await Promise.all(devices.map((device) => readReader(app, device.member_id)));
    const wanted = devices.filter((_, i) => readers[i] && isFor(readers[i], broadcast, now));
    const { id, kind, body } = broadcast;
    await queueFor(tx, wanted, { id, kind, title: (language) => titleOf(body, language), at: now });
  });
}

/** Tells devices what waits for them; what cannot be told now waits longer each time. */
export async function sendDue(app: App, now: Date, batch: number): Promise<void> {
  const due = await takeDue(app.db, now, plusSeconds(now, TAKEN_SECONDS), batch);
  await Promise.all(
    due.map((delivery) =>
      send(app, delivery, now).catch((error: unknown) =>
        app.log.error({ err: error, delivery: delivery.id }, 'a notification could not be sent'),
      ),
    ),
  );
}

async function send(app: App, delivery: Delivery, now: Date): Promise<void> {
  const { id, subscription_id, created_at, kind, member_id } = delivery;
  const late = now > plusSeconds(created_at, TOLD_WITHIN_SECONDS);
  // A break may have begun since it was queued.
  if (late || !mayBeTold(await readReader(app, member_id), kind, now)) {
    await dropDelivery(app.db, id);
    return;
  }
  const answer = await post(app, delivery);
  if (answer === 'never' || answer?.status === 404 || answer?.status === 410) {
    await dropSubscription(app.db, subscription_id);
  } else if (answer === null || answer.status === 429 || answer.status >= 500) {
    const wait = answer?.retryAfterSeconds ?? waitAfter(delivery.tries);
    const bounded = Math.min(Math.max(wait, FIRST_WAIT_SECONDS), LONGEST_WAIT_SECONDS);
    await postpone(app.db, id, plusSeconds(now, bounded));
  } else {
    const refused = answer.status >= 300;
    if (refused) app.log.warn({ status: answer.status }, 'a push service refused a notification');
    await dropDelivery(app.db, id);
  }
}

const waitAfter = (tries: number) => FIRST_WAIT_SECONDS * 2 ** (tries - 1);

/** Null: nobody answered. `never`: the address leads where nothing may be sent. */
async function post(app: App, delivery: Delivery): Promise<PushAnswer | null | 'never'> {
  const { message_id, title } = delivery;
  const parcel = packParcel(app, delivery, { title, url: INBOX_ADDRESS, tag: message_id });
  try {
    return await pushDoor(app).post(delivery.endpoint, parcel);
  } catch (error) {
    if (error instanceof FencedAddress) return 'never';
    return null;
  }
}
