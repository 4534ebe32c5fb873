import {
  bool,
  defineEndpoint,
  defineErrors,
  defineTopic,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  uuid,
  type Static,
} from '@palaro/api';

/** Kinds of messages (promotions.md §12); money and security are kept longest. */
export const MESSAGE_KINDS = ['SYSTEM', 'PROMO', 'MONEY', 'SECURITY', 'AGENT'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGES_PER_PAGE = 20;
const MESSAGES_PER_PAGE_MAX = 100;
const PAGES_MAX = 10_000;
const CURSOR_MAX = 100;
const TITLE_MAX = 200;
/** Longest content of a message, sanitised HTML, characters. */
const MESSAGE_MAX = 20_000;
const ENDPOINT_MAX = 1_000;
const PUSH_KEY_MAX = 200;

const message = () =>
  object({
    id: uuid(),
    title: text({ max: TITLE_MAX }),
    /** Sanitised HTML; sanitised again where it is drawn. */
    content: text({ max: MESSAGE_MAX }),
    sentAt: instant(),
    read: bool(),
    kind: oneOf(MESSAGE_KINDS),
  });
export type Message = Static<ReturnType<typeof message>>;

/** What every inbox call has in common; trial accounts get system messages (promotions.md §12). */
const inbox = { access: 'player', moduleId: 'INBOX3', switch: 'MAILCEN' } as const;
const ofMessage = { ...inbox, params: object({ messageId: uuid() }) };
/** The unread count after a change, so that a badge needs no second call. */
const changed = object({ unread: int({ min: 0 }) });

const push = { access: 'player', moduleId: null, switch: 'MAILCEN' } as const;

export const inboxApi = {
  messages: defineEndpoint({
    ...inbox,
    method: 'GET',
    path: '/wps/relay/CSP_getInbox',
    summary: "The member's messages and the broadcasts that are for him, newest first (REWARD-06)",
    query: object({
      /** Only what was not read yet. */
      unread: optional(bool()),
      pageNum: optional(int({ min: 1, max: PAGES_MAX })),
      pageSize: optional(int({ min: 1, max: MESSAGES_PER_PAGE_MAX })),
      /** `nextCursor` of the page before; it neither repeats nor skips what came meanwhile. */
      cursor: optional(text({ max: CURSOR_MAX })),
    }),
    reply: object({
      list: list(message()),
      pageNum: int({ min: 1 }),
      totalPages: int({ min: 0 }),
      total: int({ min: 0 }),
      unread: int({ min: 0 }),
      nextCursor: nullable(text()),
    }),
  }),
  unreadCount: defineEndpoint({
    ...inbox,
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    summary: 'How many messages the member has not read (MINE-07)',
    reply: int({ min: 0 }),
  }),
  readMessage: defineEndpoint({
    ...ofMessage,
    method: 'PUT',
    path: '/wps/relay/CSP_getInbox/{messageId}',
    summary: 'Marks a message as read, when it is opened',
    reply: changed,
  }),
  readAll: defineEndpoint({
    ...inbox,
    method: 'PUT',
    path: '/wps/relay/CSP_getInbox',
    summary: 'Marks everything as read that was sent up to an instant',
    body: object({ until: instant() }),
    reply: changed,
  }),
  deleteMessage: defineEndpoint({
    ...ofMessage,
    method: 'DELETE',
    path: '/wps/relay/CSP_getInbox/{messageId}',
    summary: 'Takes a message out of this inbox; it is for this member only',
    reply: changed,
  }),
  restoreMessage: defineEndpoint({
    ...ofMessage,
    method: 'POST',
    path: '/wps/relay/CSP_getInbox/{messageId}/restore',
    summary: 'Takes a deletion back',
    reply: changed,
  }),
  pushKey: defineEndpoint({
    ...push,
    method: 'GET',
    path: '/api/v1/push/key',
    summary: "The site's public key for web push (VAPID, base64url)",
    reply: object({ publicKey: text() }),
  }),
  subscribePush: defineEndpoint({
    ...push,
    method: 'PUT',
    path: '/api/v1/push/subscription',
    summary: 'Has new messages told to this device; repeating it changes nothing',
    body: object({
      endpoint: text({ min: 1, max: ENDPOINT_MAX }),
      keys: object({
        p256dh: text({ min: 1, max: PUSH_KEY_MAX, pattern: '^[A-Za-z0-9_=-]+$' }),
        auth: text({ min: 1, max: PUSH_KEY_MAX, pattern: '^[A-Za-z0-9_=-]+$' }),
      }),
    }),
    reply: object({}),
    errors: ['push.address', 'push.keys'],
  }),
  unsubscribePush: defineEndpoint({
    ...push,
    method: 'DELETE',
    path: '/api/v1/push/subscription',
    summary: 'Tells this device no more; alike for one that was never told',
    body: object({ endpoint: text({ min: 1, max: ENDPOINT_MAX }) }),
    reply: object({}),
  }),
  choices: defineEndpoint({
    ...inbox,
    method: 'GET',
    path: '/api/v1/inbox/choices',
    summary: 'What the member has agreed to be told',
    reply: object({ promos: bool() }),
  }),
  choose: defineEndpoint({
    ...inbox,
    method: 'PUT',
    path: '/api/v1/inbox/choices',
    summary: 'Agrees to messages about promotions, or no longer; kept with its instant',
    body: object({ promos: bool() }),
    reply: object({ promos: bool() }),
  }),
};

/** The member's unread count after each change; null: it changed for many, ask for it. */
const unreadEvent = object({ unread: nullable(int({ min: 0 })) });
export const inboxTopic = defineTopic('inbox', 'member', unreadEvent);
/** The same topic as everybody hears it: a broadcast is one event and not one a member. */
export const broadcastTopic = defineTopic('inbox', 'everyone', unreadEvent);

export const inboxErrors = defineErrors({
  'push.address': { status: 422 },
  'push.keys': { status: 422 },
});
