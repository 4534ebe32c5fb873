import { plusSeconds } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { FencedAddress } from './outward-fence.ts';
import { openAddress } from './push-address.ts';
import { packParcel, pushDoor, type PushAnswer } from './push-door.ts';
import {
  dropDelivery,
  dropSubscription,
  nextDevices,
  nextTry,
  postpone,
  queueFor,
  takeDue,
  type Delivery,
} from './push-queue.repository.ts';
import { isFor, mayBeTold, readReader } from './reader.ts';
import { titleOf } from './render-message.ts';

/** Longer than a request to a push service may take, so that no second run sends it meanwhile. */
const TAKEN_SECONDS = 60;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** Older messages are not worth a notification. */
const TOLD_WITHIN_SECONDS = 24 * 3_600;

/** Where a tap on the notification leads. */
const INBOX_ADDRESS = '/m/webEmail';

/** Adds a broadcast's next deliveries and returns their ids; null once every device has one. */
export async function queueStep(
  app: App,
  tx: Tx,
  id: string,
  most: number,
): Promise<string[] | null> {
  const now = app.clock.now();
  const step = await nextDevices(tx, id, most);
  if (!step) return null;
  const { broadcast, devices } = step;
  const readers = await Promise.all(devices.map((device) => readReader(app, device.member_id)));
  const wanted = devices.filter((_, i) => readers[i] && isFor(readers[i], broadcast, now));
  const { kind, body } = broadcast;
  return queueFor(tx, wanted, { id, kind, title: (language) => titleOf(body, language), at: now });
}

/** Sends a delivery if it is due. Returns when to try again, or null when it is done. */
export async function sendDue(app: App, id: string, now: Date): Promise<Date | null> {
  const due = await takeDue(app.db, id, now, plusSeconds(now, TAKEN_SECONDS));
  if (due) await send(app, due, now);
  return nextTry(app.db, id);
}

async function send(app: App, delivery: Delivery, now: Date): Promise<void> {
  const { id, subscription_id, created_at, kind, member_id } = delivery;
  const late = now > plusSeconds(created_at, TOLD_WITHIN_SECONDS);
  // A break may have begun after it was queued.
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

/**
 * Null: nobody answered. `never`: the address leads to a network where nothing may be sent, or
 * cannot be read.
 */
async function post(app: App, delivery: Delivery): Promise<PushAnswer | null | 'never'> {
  const { message_id, title } = delivery;
  const address = openAddress(app, delivery);
  if (!address) return 'never';
  const parcel = await packParcel(app, address, { title, url: INBOX_ADDRESS, tag: message_id });
  try {
    return await pushDoor(app).post(address.endpoint, parcel);
  } catch (error) {
    if (error instanceof FencedAddress) return 'never';
    return null;
  }
}
