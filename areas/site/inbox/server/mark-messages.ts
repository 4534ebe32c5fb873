import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { markBroadcasts } from './broadcasts.repository.ts';
import { mailboxOf } from './mailbox.ts';
import { changeMessage, readMessagesUntil } from './messages.repository.ts';
import { tellUnread } from './unread.ts';

interface Change {
  read?: Date;
  /** Null undoes a deletion. */
  deleted?: Date | null;
}

/**
 * Throws `not_found` for another member's message, as for an unknown one, so that nobody learns
 * that it exists.
 */
async function change(app: App, member: MemberId, id: string, what: Change) {
  if (!(await changeMessage(app.db, member, id, what))) {
    const { broadcasts } = await mailboxOf(app, member);
    if (!broadcasts.includes(id)) throw refuse('not_found');
    await markBroadcasts(app.db, member, [id], what);
  }
  return { unread: await tellUnread(app, member) };
}

/** Marks an opened message as read. Opening it again changes nothing. */
export const readMessage = (app: App, member: MemberId, id: string) =>
  change(app, member, id, { read: app.clock.now() });

export const deleteMessage = (app: App, member: MemberId, id: string) =>
  change(app, member, id, { deleted: app.clock.now() });

export const restoreMessage = (app: App, member: MemberId, id: string) =>
  change(app, member, id, { deleted: null });

/**
 * Marks everything sent until an instant as read. Later messages, which the member has not seen,
 * stay unread.
 */
export async function readAllMessages(app: App, member: MemberId, until: Date) {
  const now = app.clock.now();
  const { list } = await mailboxOf(app, member);
  const seen = list.filter(({ sent_at }) => sent_at <= until).map(({ id }) => id);
  await readMessagesUntil(app.db, member, until, now);
  if (seen.length > 0) await markBroadcasts(app.db, member, seen, { read: now });
  return { unread: await tellUnread(app, member) };
}
