import { plusSeconds, type MemberId } from '@palaro/kernel';
import { listChatDistress } from '@palaro/play/server';
import type { App } from '@palaro/server';
import { listDistress } from '@palaro/support/server';

/** So long the member page is marked: as long as chats are kept. */
const MARKED_SECONDS = 30 * 86_400;

/**
 * Where the member wrote words of distress, newest first, in what is kept of it: the marker of harm
 * that a person reads (docs/domain/responsible-gaming.md §4). A removed message counts too.
 */
export async function readDistress({ db }: App, member: MemberId) {
  const [chat, { conversations, feedback }] = await Promise.all([
    listChatDistress(db, member),
    listDistress(db, member),
  ]);
  const told = [
    ...chat.map((one) => ({ ...one, kind: 'chat' as const })),
    ...conversations.map((one) => ({ ...one, kind: 'conversation' as const })),
    ...feedback.map((one) => ({ ...one, kind: 'feedback' as const })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
  return told.map(({ kind, id, at }) => ({ kind, id, at: at.toISOString() }));
}

/** Whether the member wrote words of distress in the last 30 days. */
export async function isInDistress(app: App, member: MemberId): Promise<boolean> {
  const since = plusSeconds(app.clock.now(), -MARKED_SECONDS).toISOString();
  return (await readDistress(app, member)).some(({ at }) => at > since);
}
