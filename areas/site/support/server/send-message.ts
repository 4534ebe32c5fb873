import { workTopic } from '@palaro/api';
import { newId, plusSeconds } from '@palaro/kernel';
import { speaksOfDistress } from '@palaro/rules';
import { refuse, type App, type Principal, type RequestInfo, type Tx } from '@palaro/server';
import { addressOf, countUse } from '@palaro/verification/server';
import { supportTopic } from '../support.api.ts';
import {
  GUESTS_AN_HOUR,
  MESSAGE_MAX,
  MESSAGES_A_DAY,
  MESSAGES_A_MINUTE,
  lengthFault,
} from '../support.limits.ts';
import {
  countSince,
  findByClientId,
  findConversation,
  insertMessage,
  takeConversation,
  waitForAnswer,
  type Conversation,
  type MessageRow,
  type Owner,
} from './conversation.repository.ts';
import { messageView } from './message-view.ts';
import { ownerOf } from './owner.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/**
 * Stores a visitor's message, once per client id. The site itself confirms the first message, and
 * the first after a conversation was closed. The note never looks like a person's answer. Throws
 * `chat.often`, `chat.full`, and `too_many_requests` for an address with many new guests.
 */
export async function sendMessage(
  app: App,
  principal: Principal,
  draft: { guest?: string | undefined; clientId: string; text: string },
  request: RequestInfo,
) {
  const fault = lengthFault(draft.text, { min: 1, max: MESSAGE_MAX });
  if (fault === 'short') throw refuse('chat.empty');
  if (fault === 'long') throw refuse('chat.long', { values: { max: MESSAGE_MAX } });
  const owner = ownerOf(principal, draft.guest);
  if (!owner) throw refuse('malformed', { fields: { guest: 'field.required' } });
  if ('guestHash' in owner) await countGuest(app, owner, request);
  const { messages, helpOffered } = await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    const talk = await takeConversation(tx, owner, { id: newId(at), at });
    const known = await findByClientId(tx, talk.id, draft.clientId);
    if (known) return { messages: [known], helpOffered: talk.distress };
    await refuseFlood(tx, talk, at);
    return say(tx, talk, { at, clientId: draft.clientId, text: draft.text.trim() });
  });
  app.push.publish(workTopic, {});
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

/** A guest's key costs nothing to make, so new conversations are counted by address. */
async function countGuest(app: App, owner: Owner, request: RequestInfo) {
  if (await findConversation(app.db, owner)) return;
  const scope = `support.guest/ip/${addressOf(request.ip)}`;
  await countUse(app, { scope, max: GUESTS_AN_HOUR, seconds: HOUR_SECONDS, request });
}

async function refuseFlood(tx: Tx, { id }: Conversation, at: Date) {
  const count = (seconds: number) => countSince(tx, { id, since: plusSeconds(at, -seconds) });
  if ((await count(MINUTE_SECONDS)) >= MESSAGES_A_MINUTE) {
    throw refuse('chat.often', { retryAfterSeconds: MINUTE_SECONDS });
  }
  if ((await count(DAY_SECONDS)) >= MESSAGES_A_DAY) {
    throw refuse('chat.full', { values: { max: MESSAGES_A_DAY }, retryAfterSeconds: HOUR_SECONDS });
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
  await waitForAnswer(tx, talk.id, { at, distress });
  return { messages, helpOffered: talk.distress || distress };
}
