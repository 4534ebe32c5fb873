import {
  bool,
  day,
  defineConsoleCall,
  defineErrors,
  doneOrWaiting,
  instant,
  int,
  list,
  map,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  unsignedMoney,
  uuid,
  type Static,
} from '@palaro/api';
import * as limits from './members.limits.ts';

/** What a search looks at. `any` tries those that the text can be. */
export const SEARCH_BY = [
  ...(['any', 'id', 'account', 'nickname', 'mobile', 'mail'] as const),
  ...(['card', 'device', 'ip', 'payee'] as const),
] as const;
export type SearchBy = (typeof SEARCH_BY)[number];
export const MEMBER_STATES = ['active', 'frozen', 'disabled', 'closed'] as const;
/** Types that operators give; a trial account stays one (docs/domain/agents.md §2). */
export const MEMBER_TYPES = ['0', '1', '2', '40', '41', '42'] as const;
/** Kinds of what an operator blocks until it is lifted. */
export const BLOCK_KINDS = ['payout', 'bonus'] as const;
export const LINK_KINDS = ['device', 'card', 'ip'] as const;
const DISTRESS_KINDS = ['chat', 'conversation', 'feedback'] as const;
export const LIMIT_KINDS = ['deposit', 'stake', 'wager', 'loss'] as const;
export const LIMIT_PERIODS = ['bet', 'day', 'week', 'month'] as const;

const ofMember = () => object({ member: memberId() });

export const KYC_LEVELS = ['0', '1', '2', '3'] as const;
/** What a list of members is filtered by besides a text. */
export const memberFilters = {
  state: optional(oneOf(MEMBER_STATES)),
  kycLevel: optional(oneOf(KYC_LEVELS)),
};
const memberSearch = {
  q: optional(text({ max: limits.SEARCH_MAX })),
  by: optional(oneOf(SEARCH_BY)),
  ...memberFilters,
};

const row = object({
  id: text(),
  account: text(),
  nickname: text(),
  type: int(),
  state: oneOf(MEMBER_STATES),
  kycLevel: int(),
  registeredAt: instant(),
  lastLoginAt: nullable(instant()),
  /** Masked. */
  mobile: nullable(text()),
  mail: nullable(text()),
});
export type MemberFound = Static<typeof row>;

const overview = object({
  id: text(),
  account: text(),
  nickname: text(),
  type: int(),
  state: oneOf(MEMBER_STATES),
  frozenUntil: nullable(instant()),
  language: text(),
  kycLevel: int(),
  registeredAt: instant(),
  registeredBy: nullable(text()),
  registerIp: nullable(text()),
  lastLoginAt: nullable(instant()),
  lastLoginIp: nullable(text()),
  closedAt: nullable(instant()),
  withdrawalsHeldUntil: nullable(instant()),
  /** The open case that keeps the account frozen. */
  case: nullable(object({ reason: text(), by: text(), at: instant() })),
  /** Blocks of operators that hold until they are lifted. */
  blocks: list(object({ kind: oneOf(BLOCK_KINDS), reason: text(), by: text(), at: instant() })),
  upline: nullable(object({ id: text(), account: text() })),
  /** Masked. */
  mobile: nullable(text()),
  mobileVerified: bool(),
  mail: nullable(text()),
  mailVerified: bool(),
  payeeName: nullable(text()),
  /** Null without `member.money.view`. */
  money: nullable(
    object({
      balance: money(),
      held: money(),
      bonus: money(),
      vendors: money(),
      deposits: money(),
    }),
  ),
  /** Over all days; null without `round.view`. */
  play: nullable(
    object({ rounds: int(), stakes: money(), wins: money(), lastDay: nullable(day()) }),
  ),
  notes: int(),
  /** He wrote words of distress in the last 30 days; false without `rg.view`. */
  distress: bool(),
});
export type MemberOverview = Static<typeof overview>;

const contacts = object({
  mobile: nullable(text()),
  mail: nullable(text()),
  birthday: nullable(day()),
  payeeName: nullable(text()),
  others: map(text()),
});
export type MemberContacts = Static<typeof contacts>;

const tightens = { permission: 'member.tighten', method: 'POST', params: ofMember() } as const;

export const membersApi = {
  members: defineConsoleCall({
    permission: 'member.view',
    method: 'GET',
    path: '/console/api/members',
    summary: 'Finds members, exactly or by a beginning; the newest without a text',
    query: object({
      ...memberSearch,
      pageNum: optional(int({ min: 1, max: limits.FOUND_MAX / limits.FOUND_PER_PAGE })),
    }),
    reply: object({
      ...page('list', row).properties,
      /** There are more than are shown: the text should say more. */
      more: bool(),
    }),
    errors: ['members.search_wide'],
  }),
  exportMembers: defineConsoleCall({
    permission: 'member.view',
    records: 'member.export',
    repeatable: true,
    method: 'POST',
    path: '/console/api/members/export',
    summary: 'Members who match, as a file without contacts; at most 50,000',
    perMinute: 10,
    csv: true,
    body: object(memberSearch),
    reply: text(),
    errors: ['members.search_wide', 'console.too_many_rows'],
  }),
  member: defineConsoleCall({
    permission: 'member.view',
    records: 'member.read',
    method: 'GET',
    path: '/console/api/members/{member}',
    summary: 'A member at a glance, with masked contacts',
    params: ofMember(),
    reply: overview,
  }),
  memberContacts: defineConsoleCall({
    permission: 'member.contact.view',
    records: 'member.contacts',
    repeatable: true,
    method: 'POST',
    path: '/console/api/members/{member}/contacts',
    summary: 'A member’s contacts in full, for a reason that is recorded',
    params: ofMember(),
    body: object({ reason: reasonText() }),
    reply: contacts,
  }),
  memberSessions: defineConsoleCall({
    permission: 'member.view',
    method: 'GET',
    path: '/console/api/members/{member}/sessions',
    summary: 'Open sessions, known devices and the latest logins',
    params: ofMember(),
    reply: object({
      sessions: list(
        object({
          id: uuid(),
          device: text(),
          ip: text(),
          startedAt: instant(),
          lastUsedAt: instant(),
        }),
      ),
      devices: list(
        object({ id: text(), device: text(), ip: text(), firstAt: instant(), lastAt: instant() }),
      ),
      logins: list(
        object({ at: instant(), succeeded: bool(), how: text(), device: text(), ip: text() }),
      ),
    }),
  }),
  endMemberSessions: defineConsoleCall({
    permission: 'member.tighten',
    records: 'member.end_sessions',
    repeatable: true,
    method: 'DELETE',
    path: '/console/api/members/{member}/sessions',
    summary: 'Ends all sessions of a member, at once',
    params: ofMember(),
    reply: object({}),
  }),
  memberLinks: defineConsoleCall({
    permission: 'member.view',
    method: 'GET',
    path: '/console/api/members/{member}/links',
    summary: 'Other accounts with the same device, card or address',
    params: ofMember(),
    reply: page(
      'list',
      object({
        kind: oneOf(LINK_KINDS),
        /** The device’s beginning, the card’s last four, the address. */
        shared: text(),
        id: text(),
        account: text(),
        state: oneOf(MEMBER_STATES),
      }),
    ),
  }),
  memberTimeline: defineConsoleCall({
    permission: 'member.view',
    method: 'GET',
    path: '/console/api/members/{member}/timeline',
    summary: 'What changed about an account and what operators did, newest first',
    params: ofMember(),
    query: object({ pageNum: optional(int({ min: 1, max: 200 })) }),
    reply: page(
      'list',
      object({
        at: instant(),
        /** `operator:name`, `system:task`, `member`. */
        actor: text(),
        /** The audit trail’s action, or `account.<what>` changed. */
        action: text(),
        reason: nullable(text()),
        detail: map(text()),
      }),
    ),
  }),
  memberNotes: defineConsoleCall({
    permission: 'member.view',
    method: 'GET',
    path: '/console/api/members/{member}/notes',
    summary: 'Operators’ notes about a member, newest first',
    params: ofMember(),
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page('list', object({ id: uuid(), text: text(), by: text(), at: instant() })),
  }),
  addMemberNote: defineConsoleCall({
    permission: 'member.note',
    records: 'member.note',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/members/{member}/notes',
    summary: 'Writes a note about a member',
    params: ofMember(),
    body: object({ text: text({ min: 1, max: limits.NOTE_MAX }) }),
    reply: object({ id: uuid() }),
  }),
  memberCare: defineConsoleCall({
    permission: 'rg.view',
    records: 'member.care',
    method: 'GET',
    path: '/console/api/members/{member}/limits',
    summary: 'Limits, breaks and exclusions of a member, and where he wrote words of distress',
    params: ofMember(),
    reply: object({
      /** `id`: of the message, the conversation, or the feedback’s reference. */
      distress: list(object({ kind: oneOf(DISTRESS_KINDS), id: text(), at: instant() })),
      limits: list(
        object({
          kind: oneOf(LIMIT_KINDS),
          period: oneOf(LIMIT_PERIODS),
          amount: money(),
          used: money(),
          /** Empty: the member's own. */
          imposedBy: text(),
          setAt: instant(),
        }),
      ),
      exclusions: list(
        object({
          id: text(),
          kind: oneOf(['time_out', 'self', 'family', 'licensee']),
          from: instant(),
          until: nullable(instant()),
          imposedBy: text(),
          liftedAt: nullable(instant()),
        }),
      ),
    }),
  }),
  freezeMember: defineConsoleCall({
    ...tightens,
    records: 'member.freeze',
    creates: 'key-table',
    path: '/console/api/members/{member}/freeze',
    summary: 'Stops an account for at most 24 hours, at once',
    body: object({ hours: int({ min: 1, max: limits.FREEZE_HOURS_MAX }), reason: reasonText() }),
    reply: object({ until: instant() }),
    errors: ['account.not_active'],
  }),
  timeOutMember: defineConsoleCall({
    ...tightens,
    records: 'member.time_out',
    creates: 'key-table',
    path: '/console/api/members/{member}/time-out',
    summary: 'A break from play, at once; the account stays open',
    body: object({ days: int({ min: 1, max: limits.TIME_OUT_DAYS_MAX }), reason: reasonText() }),
    reply: object({ until: instant() }),
  }),
  lowerLimit: defineConsoleCall({
    permission: 'member.limit.tighten',
    records: 'member.limit',
    creates: 'key-table',
    method: 'PUT',
    path: '/console/api/members/{member}/limits',
    summary: 'Imposes or lowers a limit, at once; it stands beside the member’s own',
    params: ofMember(),
    body: object({
      kind: oneOf(LIMIT_KINDS),
      period: oneOf(LIMIT_PERIODS),
      amount: unsignedMoney(),
      reason: reasonText(),
    }),
    reply: object({}),
    errors: ['rg.too_early', 'members.limit_period'],
  }),
  changeMemberType: defineConsoleCall({
    permission: 'member.type',
    records: 'member.type',
    creates: 'key-table',
    method: 'PUT',
    path: '/console/api/members/{member}/type',
    summary: 'Asks to make a member another type; two people',
    params: ofMember(),
    body: object({ type: oneOf(MEMBER_TYPES), reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['members.type_book', 'members.type_downline'],
  }),
  messageMember: defineConsoleCall({
    permission: 'member.message',
    records: 'member.message',
    method: 'POST',
    path: '/console/api/members/{member}/messages',
    summary: 'Writes a message to a member’s inbox, in both languages',
    creates: { keyedBy: 'id' },
    params: ofMember(),
    body: object({
      id: uuid(),
      title: object({
        EN: text({ min: 1, max: limits.MESSAGE_TITLE_MAX }),
        TY: text({ min: 1, max: limits.MESSAGE_TITLE_MAX }),
      }),
      content: object({
        EN: text({ min: 1, max: limits.MESSAGE_MAX }),
        TY: text({ min: 1, max: limits.MESSAGE_MAX }),
      }),
    }),
    reply: object({ sent: bool() }),
  }),
};

export const membersErrors = defineErrors({
  'members.search_wide': { status: 422 },
  'members.limit_period': { status: 422 },
  'members.nothing_imposed': { status: 409 },
  'members.case_of_identity': { status: 409 },
  'members.blocked': { status: 409 },
  'members.export_over': { status: 409 },
  'members.type_book': { status: 422 },
  'members.type_downline': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    members: typeof membersErrors;
  }
}
