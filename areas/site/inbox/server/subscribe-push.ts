import type { Body } from '@palaro/api';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import type { inboxApi } from '../inbox.api.ts';
import { digestOfEndpoint, sealAddress } from './push-address.ts';
import { areDeviceKeys, isPushAddress } from './push-door.ts';
import { dropAddress, dropOldest, upsertSubscription } from './subscriptions.repository.ts';

/** A member's devices that get notifications. A new one replaces the oldest. */
const DEVICES_MAX = 10;

/**
 * Subscribes the caller's device to new messages, in the caller's language. A device belongs to the
 * member who subscribed last. Throws `push.address`, `push.keys`.
 */
export async function subscribePush(
  app: App,
  member: Member,
  { endpoint, keys }: Body<(typeof inboxApi)['subscribePush']>,
  { language }: RequestInfo,
) {
  if (!isPushAddress(endpoint)) throw refuse('push.address');
  if (!areDeviceKeys(keys)) throw refuse('push.keys');
  await upsertSubscription(app.db, {
    member_id: member.id,
    ...sealAddress(app, { endpoint, ...keys }),
    language,
    session_id: member.sessionId,
    created_at: app.clock.now(),
  });
  await dropOldest(app.db, member.id, DEVICES_MAX);
  return {};
}

export async function unsubscribePush(app: App, member: Member, endpoint: string) {
  await dropAddress(app.db, member.id, digestOfEndpoint(app, endpoint));
  return {};
}
