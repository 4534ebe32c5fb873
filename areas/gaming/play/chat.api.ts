import {
  bool,
  defineEndpoint,
  defineTopic,
  id,
  instant,
  list,
  nullable,
  object,
  oneOf,
  rowNumber,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { CHAT_MAX, CHAT_SHOWN } from './chat.limits.ts';

const messageId = rowNumber;

const chatMessage = () =>
  object({
    id: messageId(),
    /** Tells its writer from others, and nothing about the account. */
    author: uuid(),
    /** The masked name. */
    name: text(),
    text: text({ max: 2 * CHAT_MAX }),
    sentAt: instant(),
  });
export type ChatMessage = Static<ReturnType<typeof chatMessage>>;

/** Something was said at a table that members share, or is gone. Heard only with the chat open. */
export const chatTopic = (gameId: string) =>
  defineTopic(
    `chat:${gameId}`,
    'everyone',
    object({ said: nullable(chatMessage()), removed: nullable(messageId()) }),
  );

/** An operator has silenced the member in chats, or lets him write again. */
export const silenceTopic = defineTopic('chat-silence', 'member', object({}));

/** An operator has closed a table's chat, or opened it again. */
export const chatOpenTopic = defineTopic(
  'chat-open',
  'everyone',
  object({ gameId: id(), open: bool() }),
);

const ofTable = () => object({ gameId: id() });
const gated = { moduleId: null, switch: 'TABLECHAT' } as const;
const CHAT = '/api/v1/tables/{gameId}/chat';

export const chatApi = {
  chat: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: CHAT,
    summary: 'The last messages at a table, and what the member may do there',
    ...gated,
    params: ofTable(),
    reply: object({
      /** Oldest first. */
      messages: list(chatMessage(), CHAT_SHOWN),
      own: object({
        /** Null until the member has written. */
        author: nullable(uuid()),
        silenced: bool(),
        /** Null while silenced: for good. */
        silencedUntil: nullable(instant()),
        /** Whom the member does not want to read. */
        hidden: list(object({ author: uuid(), name: text() })),
      }),
    }),
    errors: ['play.chat_closed'],
  }),
  newestChat: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: `${CHAT}/newest`,
    summary: 'The newest message at a table, for the mark on its button, and whether it has a chat',
    ...gated,
    params: ofTable(),
    reply: object({ id: nullable(messageId()), open: bool() }),
  }),
  sayInChat: defineEndpoint({
    access: 'member',
    method: 'POST',
    path: CHAT,
    summary: 'Writes to everybody at a table; the same client id is stored once',
    ...gated,
    creates: { keyedBy: 'clientId' },
    params: ofTable(),
    body: object({ clientId: id(), text: text({ min: 1, max: 4 * CHAT_MAX }) }),
    reply: object({
      message: chatMessage(),
      /** True if the screen should point to help with play. */
      helpOffered: bool(),
    }),
    errors: [
      'play.chat_long',
      'play.chat_signs',
      'play.chat_contact',
      'play.chat_often',
      'play.chat_repeat',
      'play.chat_silenced',
      'play.chat_closed',
      'rg.time_out',
      'rg.excluded',
    ],
  }),
  reportChat: defineEndpoint({
    access: 'member',
    method: 'POST',
    path: `${CHAT}/{message}/reports`,
    summary: 'Reports a message to the operators; once a member',
    ...gated,
    params: object({ gameId: id(), message: messageId() }),
    reply: object({}),
    errors: ['play.chat_closed'],
  }),
  hideInChat: defineEndpoint({
    access: 'member',
    method: 'PUT',
    path: '/api/v1/chat-authors/{author}/visibility',
    summary: 'Hides what somebody writes from the member, at all tables, or shows it again',
    ...gated,
    params: object({ author: uuid() }),
    body: object({ state: oneOf(['hidden', 'shown']) }),
    reply: object({}),
  }),
};
