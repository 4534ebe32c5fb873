import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { broadcastTopic, inboxTopic } from '../inbox.api.ts';
import { forgetBroadcasts, forgetUnread, unreadOf } from './mailbox.ts';

/** Call after the commit. Counts again, sends the count to the member's screens and returns it. */
export async function tellUnread(app: App, member: MemberId): Promise<number> {
  forgetUnread(app, member);
  const unread = await unreadOf(app, member);
  app.push.publish(inboxTopic, { unread }, member);
  return unread;
}

/**
 * Call after a broadcast's commit. Sends one event to everybody, and each member then asks for his
 * count.
 */
export function tellBroadcast(app: App): void {
  forgetBroadcasts(app);
  app.push.publish(broadcastTopic, { unread: null });
}
