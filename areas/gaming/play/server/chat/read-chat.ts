import { refuse, type App, type Principal } from '@palaro/server';
import { sharedCard } from '../shared/shared-game.ts';
import { chatView, isSilenced } from './chat-view.ts';
import { findAuthor, listChat, listHidden, newestOf } from './chat.repository.ts';

/** Refuses `not_found` for a game whose rounds nobody shares. */
export function needTable(gameId: string): void {
  if (!sharedCard(gameId)) throw refuse('not_found');
}

/** The table's last messages, for everybody, and what the member who asks may do. */
export async function readChat(app: App, principal: Principal, gameId: string) {
  needTable(gameId);
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

export async function readNewest(app: App, gameId: string) {
  needTable(gameId);
  return { id: await newestOf(app.reads, gameId) };
}
