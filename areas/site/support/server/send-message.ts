import { newId, plusSeconds } from '@palaro/kernel';
import { refuse, type App, type Principal } from '@palaro/server';
import { supportTopic } from '../support.api.ts';
import { MESSAGE_MAX, MESSAGES_A_MINUTE, lengthFault } from '../support.limits.ts';
import {
  countSince,
  findByClientId,
  insertMessage,
  takeConversation,
  touchConversation,
  type Conversation,
  type MessageRow,
} from './conversation.repository.ts';
import { speaksOfDistress } from './distress.ts';
import { messageView } from './message-view.ts';
import { ownerOf } from './owner.ts';
import type { Tx } from '@palaro/server';

const MINUTE_SECONDS = 60;

/**
 * Stores a visitor's message, once per client id. The site itself confirms the first message, and
 * the first after a conversation was closed. The note never looks like a person's answer.
 */
export async function sendMessage(
  app: App,
  principal: Principal,
  draft: { guest?: string | undefined; clientId: string; text: string },
) {
  const fault = lengthFault(draft.text, { min: 1, max: MESSAGE_MAX });
  if (fault === 'short') throw refuse('chat.empty');
  if (fault === 'long') throw refuse('chat.long', { values: { max: MESSAGE_MAX } });
  const owner = ownerOf(principal, draft.guest);
  if (!owner) throw refuse('malformed', { fields: { guest: 'field.required' } });
  const { messages, helpOffered } = await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    const talk = await takeConversation(tx, owner, { id: newId(at), at });
    const known = await findByClientId(tx, talk.id, draft.clientId);
    if (known) return { messages: [known], helpOffered: talk.distress };
    await refuseFlood(tx, talk, at);
    return say(tx, talk, { at, clientId: draft.clientId, text: draft.text.trim() });
  });
  const views = messages.map(messageView);
  // The member's other open pages get the message too. The sending page recognises it by its client
  // id.
  if ('member' in owner) {
    for (const message of views) {
      app.push.publish(supportTopic, { message, closed: false }, owner.member);
    }
  }
  return { messages: views, helpOffered };
}

async function refuseFlood(tx: Tx, { id }: Conversation, at: Date) {
  const sent = await countSince(tx, { id, since: plusSeconds(at, -MINUTE_SECONDS) });
  if (sent >= MESSAGES_A_MINUTE) {
    throw refuse('chat.often', { retryAfterSeconds: MINUTE_SECONDS });
  }
}

async function say(
  tx: Tx,
  talk: Conversation,
  said: { at: Date; clientId: string; text: string },
): Promise<{ messages: MessageRow[]; helpOffered: boolean }> {
  const { at, clientId, text } = said;
  const about = { conversation_id: talk.id, sent_at: at };
  const distress = speaksOfDistress(text);
  const first = talk.started_at.getTime() === at.getTime() || talk.closed_at !== null;
  const own = await insertMessage(tx, {
    ...about,
    author: 'visitor',
    text,
    note: null,
    client_id: clientId,
  });
  const messages = [own];
  if (first) {
    const note = { ...about, author: 'site', text: '', note: 'received', client_id: null } as const;
    messages.push(await insertMessage(tx, note));
  }
  await touchConversation(tx, talk.id, { at, closed: false, distress });
  return { messages, helpOffered: talk.distress || distress };
}
