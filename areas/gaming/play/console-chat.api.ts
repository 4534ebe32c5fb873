import {
  bool,
  defineConsoleCall,
  id,
  instant,
  int,
  list,
  memberId,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  rowNumber,
  text,
  uuid,
  type Static,
} from '@palaro/api';

/** `waiting`: reported or with words of distress, and nobody has looked yet. */
const CHAT_STATES = ['waiting', 'silenced', 'removed'] as const;

/** Null until: for good. */
const silence = () =>
  object({ by: text(), why: text(), from: instant(), until: nullable(instant()) });

const row = object({
  id: text(),
  gameId: text(),
  game: text(),
  member: text(),
  account: text(),
  author: uuid(),
  text: text(),
  sentAt: instant(),
  reports: int(),
  distress: bool(),
  waitingSince: nullable(instant()),
  removed: bool(),
  /** The writer may not write now. */
  silence: nullable(silence()),
});
export type ChatRow = Static<typeof row>;

const table = object({
  gameId: text(),
  game: text(),
  /** Who closed its chat; null: it is open. */
  closed: nullable(object({ by: text(), why: text(), at: instant() })),
});
export type ChatTable = Static<typeof table>;

const CHAT = '/console/api/games/chat';
const ofMessage = () => object({ message: rowNumber() });
const ofTable = () => object({ gameId: id() });
const ofAuthor = () => object({ author: uuid() });
const why = () => object({ reason: reasonText() });
const moderates = { permission: 'chat.moderate', method: 'POST' } as const;

/** What operators see and do about the chats of tables. */
export const chatConsoleApi = {
  chatMessages: defineConsoleCall({
    unattended: true,
    permission: 'chat.view',
    method: 'GET',
    path: CHAT,
    summary: 'Messages at tables: words of distress and reported ones first, then the newest',
    query: object({
      game: optional(id()),
      state: optional(oneOf(CHAT_STATES)),
      member: optional(memberId()),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', row),
  }),
  chatWriter: defineConsoleCall({
    permission: 'chat.view',
    method: 'GET',
    path: `${CHAT}/members/{member}`,
    summary: 'Whether a member is silenced in chats, and when he was before',
    params: object({ member: memberId() }),
    reply: object({
      account: text(),
      /** Null: he has never written. */
      author: nullable(uuid()),
      silence: nullable(silence()),
      /** The last ones, newest first. */
      history: list(
        object({
          at: instant(),
          by: text(),
          did: oneOf(['silence', 'lift']),
          until: nullable(instant()),
          why: text(),
        }),
      ),
    }),
  }),
  chatTables: defineConsoleCall({
    permission: 'chat.view',
    method: 'GET',
    path: `${CHAT}/tables`,
    summary: 'Which tables have their chat open',
    reply: object({
      /** The site's switch; off: none has. */
      on: bool(),
      tables: list(table),
    }),
  }),
  closeChat: defineConsoleCall({
    ...moderates,
    records: 'chat.close',
    creates: 'key-table',
    path: `${CHAT}/tables/{gameId}/close`,
    summary: 'Closes the chat of a table; it vanishes from open pages at once',
    params: ofTable(),
    body: why(),
    reply: object({}),
  }),
  openChat: defineConsoleCall({
    ...moderates,
    records: 'chat.open',
    creates: 'key-table',
    path: `${CHAT}/tables/{gameId}/open`,
    summary: 'Opens the chat of a table again',
    params: ofTable(),
    body: why(),
    reply: object({}),
  }),
  removeChat: defineConsoleCall({
    ...moderates,
    records: 'chat.remove',
    creates: 'key-table',
    path: `${CHAT}/{message}/remove`,
    summary: 'Removes a message; it vanishes from open pages at once',
    params: ofMessage(),
    body: why(),
    reply: object({}),
  }),
  keepChat: defineConsoleCall({
    ...moderates,
    records: 'chat.keep',
    creates: 'key-table',
    path: `${CHAT}/{message}/keep`,
    summary: 'Lets a message stay that waited for an operator',
    params: ofMessage(),
    reply: object({}),
  }),
  silenceInChat: defineConsoleCall({
    ...moderates,
    records: 'chat.silence',
    creates: 'key-table',
    path: `${CHAT}/authors/{author}/silence`,
    summary: 'Silences a member in all chats, for some hours or for good',
    params: ofAuthor(),
    body: object({ hours: nullable(int({ min: 1, max: 24 })), reason: reasonText() }),
    reply: object({}),
  }),
  liftSilence: defineConsoleCall({
    ...moderates,
    records: 'chat.lift',
    creates: 'key-table',
    path: `${CHAT}/authors/{author}/lift`,
    summary: 'Lets a silenced member write again',
    params: ofAuthor(),
    body: why(),
    reply: object({}),
    errors: ['play.chat_not_silenced'],
  }),
};
