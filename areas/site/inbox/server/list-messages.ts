import type { Query } from '@palaro/api';
import { defineCursor, type App, type Member, type RequestInfo } from '@palaro/server';
import { MESSAGES_PER_PAGE, type inboxApi } from '../inbox.api.ts';
import { entryOf } from './entry-of.ts';
import { mailboxOf } from './mailbox.ts';
import { countMessages, listMessages, type MessageRow } from './messages.repository.ts';
import { renderMessage } from './render-message.ts';

const inboxCursor = defineCursor('cursor', { page: 'count', sentAt: 'instant', id: 'uuid' });

/** A page of the inbox in the caller's language (REWARD-06). */
export async function readInbox(
  app: App,
  member: Member,
  query: Query<(typeof inboxApi)['messages']>,
  { language }: RequestInfo,
) {
  const { unread: onlyUnread = false, pageSize: size = MESSAGES_PER_PAGE, cursor } = query;
  const after = cursor === undefined ? null : inboxCursor.read(cursor);
  const pageNum = after ? after.page + 1 : (query.pageNum ?? 1);
  const mailbox = await mailboxOf(app, member.id);
  const offset = after ? 0 : (pageNum - 1) * size;
  const page = { unread: onlyUnread, after, offset, limit: size + 1 };
  const [rows, counts] = await Promise.all([
    listMessages(app.db, mailbox, page),
    countMessages(app.db, mailbox),
  ]);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const total = onlyUnread ? counts.unread : counts.total;
  return {
    list: shown.map((row) => ({
      ...onWire(row),
      ...renderMessage(app, row.body, language),
      entry: entryOf(app, row.body, row.sent_at),
    })),
    pageNum,
    totalPages: Math.ceil(total / size),
    total,
    unread: counts.unread,
    nextCursor: last
      ? inboxCursor.write({ page: pageNum, sentAt: last.sent_at, id: last.id })
      : null,
  };
}

const onWire = ({ id, sent_at, read, kind }: MessageRow) => {
  return { id, sentAt: sent_at.toISOString(), read, kind };
};
