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

/** Kinds of messages (docs/domain/promotions.md §12); money and security are kept longest. */
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
    /** The address of what it speaks of, a round or a movement of money; null: none. */
    entry: nullable(text()),
  });
export type Message = Static<ReturnType<typeof message>>;

/**
 * Settings that all inbox calls share. Trial accounts get system messages
 * (docs/domain/promotions.md §12).
 */
const inbox = { access: 'player', moduleId: 'INBOX3', switch: 'MAILCEN' } as const;
const ofMessage = { ...inbox, params: object({ messageId: uuid() }) };
/** The unread count after a change, so that the badge needs no second call. */
const changed = object({ unread: int({ min: 0 }) });

const push = { access: 'player', moduleId: null, switch: 'MAILCEN' } as const;

export const inboxApi = {
  messages: defineEndpoint({
    ...inbox,
    method: 'GET',
    path: '/wps/relay/CSP_getInbox',
    summary: 'The member’s messages and broadcasts, newest first (REWARD-06)',
    query: object({
      /** Only unread messages. */
      unread: optional(bool()),
      pageNum: optional(int({ min: 1, max: PAGES_MAX })),
      pageSize: optional(int({ min: 1, max: MESSAGES_PER_PAGE_MAX })),
      /**
       * The previous page's `nextCursor`. It neither repeats nor skips messages that arrived
       * meanwhile.
       */
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
    summary: 'Marks everything sent up to an instant as read',
    body: object({ until: instant() }),
    reply: changed,
  }),
  deleteMessage: defineEndpoint({
    ...ofMessage,
    method: 'DELETE',
    path: '/wps/relay/CSP_getInbox/{messageId}',
    summary: 'Removes a message from this member’s inbox',
    reply: changed,
  }),
  restoreMessage: defineEndpoint({
    ...ofMessage,
    method: 'POST',
    path: '/wps/relay/CSP_getInbox/{messageId}/restore',
    summary: 'Undoes a deletion',
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
    summary: 'Sends new messages to this device; repeating it changes nothing',
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
    summary: 'Stops sending to this device; a device that got none has the same answer',
    body: object({ endpoint: text({ min: 1, max: ENDPOINT_MAX }) }),
    reply: object({}),
  }),
  choices: defineEndpoint({
    ...inbox,
    method: 'GET',
    path: '/api/v1/inbox/choices',
    summary: 'What the member has agreed to receive',
    reply: object({ promos: bool() }),
  }),
  choose: defineEndpoint({
    ...inbox,
    method: 'PUT',
    path: '/api/v1/inbox/choices',
    summary: 'Agrees to messages about promotions, or stops them; the time is recorded',
    body: object({ promos: bool() }),
    reply: object({ promos: bool() }),
  }),
};

/**
 * The member's unread count after each change. Null: the count changed for many members, so ask for
 * it.
 */
const unreadEvent = object({ unread: nullable(int({ min: 0 })) });
export const inboxTopic = defineTopic('inbox', 'member', unreadEvent);
/** The same topic for everybody, so that a broadcast is one event instead of one per member. */
export const broadcastTopic = defineTopic('inbox', 'everyone', unreadEvent);

export const inboxErrors = defineErrors({
  'push.address': { status: 422 },
  'push.keys': { status: 422 },
  'campaign.nobody': { status: 422 },
  'campaign.too_broad': { status: 422 },
  'campaign.languages_missing': { status: 422 },
  'campaign.ended': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    inbox: typeof inboxErrors;
  }
}
