import { workTopic } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { noteReport, setHidden } from './chat.repository.ts';
import { needOpenChat } from './close-chat.ts';

/**
 * Reports a message to the operators. Refuses `not_found`, one's own messages too, and
 * `play.chat_closed`.
 */
export async function reportChat(
  app: App,
  member: MemberId,
  { gameId, message }: { gameId: string; message: string },
) {
  await needOpenChat(app.db, gameId);
  const at = app.clock.now();
  const noted = await app.db
    .transaction()
    .execute((tx) => noteReport(tx, { gameId, message, member, at }));
  if (noted === 'none') throw refuse('not_found');
  if (noted === 'new') app.push.publish(workTopic, {});
  return {};
}

/** Hides what somebody writes from this member only, or shows it again. Refuses `not_found`. */
export async function hideInChat(
  app: App,
  member: MemberId,
  { author, state }: { author: string; state: 'hidden' | 'shown' },
) {
  const hidden = state === 'hidden';
  if (!(await setHidden(app.db, { member, author, hidden }))) throw refuse('not_found');
  return {};
}
