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

/** `site` speaks by itself and says so: that a message has arrived, or that the talk was closed. */
const AUTHORS = ['visitor', 'operator', 'site'] as const;
const SITE_NOTES = ['received', 'closed'] as const;

export const supportErrors = defineErrors({
  feedback_length: { status: 422 },
  feedback_often: { status: 429 },
  'chat.empty': { status: 422 },
  'chat.long': { status: 422 },
  'chat.often': { status: 429 },
});

const messageId = () => text({ min: 1, max: 18, pattern: '^\\d+$' });

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
    /** Grows with time inside a conversation. */
    id: messageId(),
    author: oneOf(AUTHORS),
    /** Plain text; empty where the site speaks by a note. */
    text: text({ max: MESSAGE_MAX }),
    note: nullable(oneOf(SITE_NOTES)),
    /** The sender's own name for it; null for operators. */
    clientId: nullable(id()),
    sentAt: instant(),
  });
export type ChatMessage = Static<ReturnType<typeof chatMessage>>;

/** A guest's key travels in the body: addresses end up in logs. Members need none. */
const guest = () => optional(text({ pattern: GUEST_KEY }));
const chat = { access: 'anyone', method: 'POST', moduleId: null } as const;

export const supportApi = {
  sendFeedback: defineEndpoint({
    access: 'member',
    method: 'PUT',
    path: '/wps/feedback',
    summary: 'Sends feedback; its length is bound by the deployment (SVC-07)',
    moduleId: 'FEEDBACK3',
    switch: 'FEEDBACK3',
    creates: true,
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
    summary: 'Where to talk to operators: the configured chat, else the built-in one (SVC-08)',
    moduleId: null,
    reply: object({
      /** `http(s)://…`, or `/m/…` for the conversation of the site itself. */
      url: text(),
      builtIn: bool(),
      /** Operators' answers that the member has not seen yet; 0 for guests. */
      unread: int({ min: 0 }),
    }),
  }),
  conversation: defineEndpoint({
    ...chat,
    path: '/api/v1/support/conversation',
    summary: 'The conversation with operators, its newest messages first asked for',
    body: object({ guest: guest(), before: optional(messageId()) }),
    reply: object({
      /** Oldest first. */
      messages: list(chatMessage()),
      /** There are older ones. */
      more: bool(),
      closed: bool(),
      unread: int({ min: 0 }),
      /** The help page and its limits are worth pointing at. */
      helpOffered: bool(),
    }),
  }),
  sendMessage: defineEndpoint({
    ...chat,
    path: '/api/v1/support/messages',
    summary: 'Says something to the operators; the same client id is kept once',
    keyedBy: 'clientId',
    perMinute: 60,
    body: object({ guest: guest(), clientId: id(), text: text({ max: 4 * MESSAGE_MAX }) }),
    reply: object({ messages: list(chatMessage()), helpOffered: bool() }),
    errors: ['chat.empty', 'chat.long', 'chat.often'],
  }),
  markSeen: defineEndpoint({
    ...chat,
    path: '/api/v1/support/seen',
    summary: 'Notes up to which message the visitor has seen the conversation',
    body: object({ guest: guest(), upTo: messageId() }),
    reply: object({}),
  }),
};

/** What an operator, or the site itself, adds to a member’s conversation. */
export const supportTopic = defineTopic(
  'support',
  'member',
  object({ message: chatMessage(), closed: bool() }),
);
