import {
  defineConsoleCall,
  defineErrors,
  doneOrWaiting,
  instant,
  int,
  memberId,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { DENY_KINDS, VALUE_MAX } from './deny-list.limits.ts';

export { DENY_KINDS } from './deny-list.limits.ts';

export const DENY_STATES = ['listed', 'ended'] as const;
export const MATCH_STATES = ['open', 'cleared'] as const;

const pageNum = optional(int({ min: 1, max: 1_000 }));

const entry = object({
  id: uuid(),
  kind: oneOf(DENY_KINDS),
  /** Masked, except a range of addresses. */
  value: text(),
  reason: text(),
  /** Whose it was, where it came from a member's page. */
  member: nullable(object({ id: text(), account: text() })),
  by: text(),
  at: instant(),
  until: nullable(instant()),
  state: oneOf(DENY_STATES),
  /** How often something was refused because of it. */
  stops: int(),
  /** Members whom it fits and whom nobody has let through. */
  matches: int(),
});
export type DenyEntry = Static<typeof entry>;

const match = object({
  member: text(),
  account: text(),
  entry: uuid(),
  kind: oneOf(DENY_KINDS),
  value: text(),
  /** Why the entry was added. */
  reason: text(),
  via: oneOf(['list', 'registration', 'card', 'deposit', 'withdrawal']),
  at: instant(),
  cleared: nullable(object({ at: instant(), by: text() })),
});
export type DenyMatch = Static<typeof match>;

const until = optional(nullable(instant()));

/** Calls of the deny list (docs/domain/operator-console.md §4, row 21). */
export const denyListApi = {
  denyEntries: defineConsoleCall({
    permission: 'deny.view',
    method: 'GET',
    path: '/console/api/deny-list',
    summary: 'The deny list, newest first; `q` finds entries that fit a whole value',
    query: object({
      q: optional(text({ max: VALUE_MAX })),
      kind: optional(oneOf(DENY_KINDS)),
      state: optional(oneOf(DENY_STATES)),
      pageNum,
    }),
    reply: page('list', entry),
  }),
  addDenied: defineConsoleCall({
    permission: 'deny.manage',
    records: 'deny-list.add',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/deny-list',
    summary: 'Denies a browser, account, number, range or name; names and wide ranges take two',
    body: object({
      kind: oneOf(DENY_KINDS),
      value: text({ min: 1, max: VALUE_MAX }),
      until,
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['deny-list.listed'],
  }),
  denyChoices: defineConsoleCall({
    permission: 'deny.manage',
    method: 'GET',
    path: '/console/api/members/{member}/deny-list',
    summary: 'What of a member can be denied, masked',
    params: object({ member: memberId() }),
    reply: page('list', object({ kind: oneOf(DENY_KINDS), ref: text(), value: text() })),
  }),
  denyMember: defineConsoleCall({
    permission: 'deny.manage',
    records: 'deny-list.add',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/members/{member}/deny-list',
    summary: 'Denies something of a member; his name takes two people',
    params: object({ member: memberId() }),
    body: object({
      kind: oneOf(DENY_KINDS),
      ref: text({ min: 1, max: VALUE_MAX }),
      until,
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['deny-list.listed'],
  }),
  liftDenied: defineConsoleCall({
    permission: 'deny.manage',
    records: 'deny-list.lift',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/deny-list/{entry}/lift',
    summary: 'Asks to take an entry off the list; two people',
    params: object({ entry: uuid() }),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
  }),
  denyMatches: defineConsoleCall({
    permission: 'deny.view',
    method: 'GET',
    path: '/console/api/deny-list/matches',
    summary: 'Members whom an entry fits, the oldest first',
    query: object({ state: optional(oneOf(MATCH_STATES)), member: optional(memberId()), pageNum }),
    reply: page('list', match),
  }),
  clearMatch: defineConsoleCall({
    permission: 'deny.manage',
    records: 'deny-list.clear',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/deny-list/{entry}/members/{member}/clear',
    summary: 'Lets a member through whom an entry does not mean; except for a name, two people',
    params: object({ entry: uuid(), member: memberId() }),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
  }),
};

export const denyListErrors = defineErrors({
  /** Says nothing of the list: whoever is refused hears only whom to ask. */
  'support.needed': { status: 403 },
  'deny-list.listed': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    'deny-list': typeof denyListErrors;
  }
}
