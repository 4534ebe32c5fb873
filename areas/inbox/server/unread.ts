import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { broadcastTopic, inboxTopic } from '../inbox.api.ts';
import { forgetBroadcasts, forgetUnread, unreadOf } from './mailbox.ts';

/** After the commit: counts anew, tells the member's screens, and answers the count. */
export async function tellUnread(app: App, member: MemberId): Promise<number> {
  forgetUnread(app, member);
  const unread = await unreadOf(app, member);
  app.push.publish(inboxTopic, { unread }, member);
  return unread;
}

/** After a broadcast's commit: one event for everybody, each of whom asks for his own count. */
export function tellBroadcast(app: App): void {
  forgetBroadcasts(app);
  app.push.publish(broadcastTopic, { unread: null });
}
