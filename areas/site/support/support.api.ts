import {
  bool,
  defineEndpoint,
  defineErrors,
  defineTopic,
  id,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  rowNumber,
  text,
  type Static,
} from '@palaro/api';
import { FEEDBACK_MOST, GUEST_KEY, MESSAGE_MAX } from './support.limits.ts';

export const FEEDBACK_TOPICS = [
  'deposit',
  'withdraw',
  'game',
  'promotion',
  'account',
  'app',
  'other',
] as const;
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];

/** `site` marks automatic notes: a message has arrived, or the conversation was closed. */
export const AUTHORS = ['visitor', 'operator', 'site'] as const;
export const SITE_NOTES = ['received', 'closed'] as const;

export const supportErrors = defineErrors({
  feedback_length: { status: 422 },
  feedback_often: { status: 429 },
  'chat.empty': { status: 422 },
  'chat.long': { status: 422 },
  'chat.often': { status: 429 },
  'chat.full': { status: 429 },
  'ticket.taken': { status: 409 },
  'ticket.colleague_unknown': { status: 422 },
  'ticket.not_guest': { status: 409 },
  'ticket.member_unknown': { status: 422 },
  'ticket.replies_full': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    support: typeof supportErrors;
  }
}

const messageId = rowNumber;

const sentFeedback = () =>
  object({
    reference: text(),
    topic: oneOf(FEEDBACK_TOPICS),
    content: text({ max: FEEDBACK_MOST }),
    sentAt: instant(),
    answer: nullable(text({ max: FEEDBACK_MOST })),
    answeredAt: nullable(instant()),
  });
export type SentFeedback = Static<ReturnType<typeof sentFeedback>>;

const chatMessage = () =>
  object({
    /** Later messages of a conversation have higher ids. */
    id: messageId(),
    author: oneOf(AUTHORS),
    /** Plain text; empty if the site sends a note. */
    text: text({ max: MESSAGE_MAX }),
    note: nullable(oneOf(SITE_NOTES)),
    /** The id that the sender's page gave it; null for operators. */
    clientId: nullable(id()),
    sentAt: instant(),
  });
export type ChatMessage = Static<ReturnType<typeof chatMessage>>;

/** A guest's key is sent in the body, because addresses end up in logs. Members need none. */
const guest = () => optional(text({ pattern: GUEST_KEY }));
const chat = { access: 'anyone', method: 'POST', moduleId: null } as const;

export const supportApi = {
  sendFeedback: defineEndpoint({
    access: 'member',
    method: 'PUT',
    path: '/wps/feedback',
    summary: 'Sends feedback; the deployment limits its length (SVC-07)',
    moduleId: 'FEEDBACK3',
    switch: 'FEEDBACK3',
    creates: 'key-table',
    body: object({ topic: oneOf(FEEDBACK_TOPICS), content: text({ max: 2 * FEEDBACK_MOST }) }),
    reply: object({ reference: text(), helpOffered: bool() }),
    errors: ['feedback_length', 'feedback_often'],
  }),
  feedback: defineEndpoint({
    access: 'member',
    method: 'GET',
    path: '/wps/feedback',
    summary: 'The member’s own latest feedback with its answers, newest first (SVC-07)',
    moduleId: 'FEEDBACK3',
    switch: 'FEEDBACK3',
    reply: object({ list: list(sentFeedback()) }),
  }),
  launchChat: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/wps/relay/CBS_launchChat',
    summary: 'Where to reach operators: the configured chat, else the built-in one (SVC-08)',
    moduleId: null,
    reply: object({
      /** `http(s)://…`, or `/m/…` for the built-in conversation. */
      url: text(),
      builtIn: bool(),
      /** Operators' answers that the member has not seen yet; 0 for guests. */
      unread: int({ min: 0 }),
      /** Minutes that visitors usually wait for an answer; null: not known, or another chat. */
      usualWait: nullable(int({ min: 1 })),
    }),
  }),
  conversation: defineEndpoint({
    ...chat,
    path: '/api/v1/support/conversation',
    summary: 'The conversation with operators, its newest messages by default',
    body: object({ guest: guest(), before: optional(messageId()) }),
    reply: object({
      /** Oldest first. */
      messages: list(chatMessage()),
      /** True if there are older messages. */
      more: bool(),
      closed: bool(),
      unread: int({ min: 0 }),
      /** True if the screen should point to the help page and play limits. */
      helpOffered: bool(),
    }),
  }),
  sendMessage: defineEndpoint({
    ...chat,
    path: '/api/v1/support/messages',
    summary: 'Sends a message to the operators; the same client id is stored once',
    creates: { keyedBy: 'clientId' },
    perMinute: 60,
    body: object({ guest: guest(), clientId: id(), text: text({ max: 4 * MESSAGE_MAX }) }),
    reply: object({ messages: list(chatMessage()), helpOffered: bool() }),
    errors: ['chat.empty', 'chat.long', 'chat.often', 'chat.full', 'too_many_requests'],
  }),
  markSeen: defineEndpoint({
    ...chat,
    path: '/api/v1/support/seen',
    summary: 'Notes the last message that the visitor has seen in the conversation',
    body: object({ guest: guest(), upTo: messageId() }),
    reply: object({}),
  }),
};

/** Messages that an operator, or the site itself, adds to a member’s conversation. */
export const supportTopic = defineTopic(
  'support',
  'member',
  object({ message: chatMessage(), closed: bool() }),
);
