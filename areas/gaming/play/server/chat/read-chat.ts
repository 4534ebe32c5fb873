import type { App, Principal } from '@palaro/server';
import { chatView, isSilenced } from './chat-view.ts';
import { findAuthor, listChat, listHidden, newestOf } from './chat.repository.ts';
import { isClosed, needOpenChat } from './close-chat.ts';
import { needTable } from './need-table.ts';

/**
 * The table's last messages, for everybody, and what the member who asks may do. Refuses
 * `play.chat_closed`.
 */
export async function readChat(app: App, principal: Principal, gameId: string) {
  await needOpenChat(app.reads, gameId);
  const member = principal.is === 'member' ? principal.member.id : null;
  const [rows, author, hidden] = await Promise.all([
    listChat(app.reads, gameId),
    member === null ? undefined : findAuthor(app.reads, member),
    member === null ? [] : listHidden(app.reads, member),
  ]);
  const silenced = author !== undefined && isSilenced(author, app.clock.now());
  return {
    messages: rows.reverse().map(chatView),
    own: {
      author: author?.id ?? null,
      silenced,
      silencedUntil: silenced ? (author.silenced_until?.toISOString() ?? null) : null,
      hidden,
    },
  };
}

/** The newest message that an open chat would show. */
export async function readNewest(app: App, gameId: string) {
  needTable(gameId);
  const open = !(await isClosed(app.reads, gameId));
  return { open, id: open ? await newestOf(app.reads, gameId) : null };
}
