import {
  bool,
  defineConsoleCall,
  defineErrors,
  instant,
  int,
  json,
  list,
  memberId,
  money,
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

export const CHANGE_STATES = [
  'Pending',
  'Approved',
  'Applied',
  'Rejected',
  'Withdrawn',
  'Expired',
  'Stale',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export const CHANGE_STEPS = [
  'ask',
  'approve',
  'reject',
  'withdraw',
  'remind',
  'expire',
  'stale',
  'apply',
] as const;

export const changesErrors = defineErrors({
  'console.no_change': { status: 422 },
  'console.nobody_approves': { status: 409 },
  'console.stale': { status: 409 },
  'console.expired': { status: 409 },
  'console.own_matter': { status: 403 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    changes: typeof changesErrors;
  }
}

const row = {
  id: uuid(),
  /** `subject.what`; its text is `changes-console.kind.<kind>`. */
  kind: text(),
  /** `kind:id` of what it changes. */
  subject: text(),
  reason: text(),
  maker: text(),
  /** Asked for by the operator who reads. */
  own: bool(),
  state: oneOf(CHANGE_STATES),
  /** How many besides the maker must agree, and how many have. */
  needed: int(),
  approvals: int(),
  madeAt: instant(),
  expiresAt: instant(),
  /** It has waited so long that others may decide it too. */
  late: bool(),
};

const changeRow = object(row);
export type ChangeRow = Static<typeof changeRow>;

const factRow = object({
  /** Its text is `changes-console.field.<name>`. */
  name: text(),
  text: optional(text()),
  amount: optional(money()),
  items: optional(list(text())),
  member: optional(object({ id: memberId(), account: text(), name: nullable(text()) })),
  /** Address in the console that the text opens. */
  link: optional(text()),
});
export type FactRow = Static<typeof factRow>;

const changeDetail = object({
  ...row,
  before: json(),
  after: json(),
  /** Facts that are decided about besides; null for who neither decides it nor asked for it. */
  facts: nullable(list(factRow)),
  /** Whether `before` is still what is there; null once it is decided. */
  fresh: nullable(bool()),
  /** Why the operator who reads may not decide it, an error code; null: he may. */
  refusal: nullable(text()),
  steps: list(
    object({
      step: oneOf(CHANGE_STEPS),
      /** Null: the server, by the clock. */
      name: nullable(text()),
      note: nullable(text()),
      at: instant(),
    }),
  ),
});
export type ChangeDetail = Static<typeof changeDetail>;

const ofChange = () => object({ change: uuid() });
const decided = () => object({ state: oneOf(CHANGE_STATES) });
const DECISION_ERRORS = [
  ...([
    'console.second_person',
    'console.own_matter',
    'console.decided',
    'console.expired',
    'console.stale',
  ] as const),
];

export const changesApi = {
  changes: defineConsoleCall({
    unattended: true,
    permission: 'change.view',
    method: 'GET',
    path: '/console/api/changes',
    summary: 'Change requests, newest first; those to decide oldest first',
    query: object({
      state: optional(oneOf(CHANGE_STATES)),
      kind: optional(text({ max: 64 })),
      /** The maker's name. */
      maker: optional(text({ max: 64 })),
      /** `decide`: those that wait for the operator who reads; `made`: those he asked for. */
      mine: optional(oneOf(['decide', 'made'])),
      pageNum: optional(int({ min: 1, max: 200 })),
    }),
    reply: page('list', changeRow),
  }),
  change: defineConsoleCall({
    unattended: true,
    permission: 'change.view',
    method: 'GET',
    path: '/console/api/changes/{change}',
    summary: 'A change request with what is there, what would be, and who did what',
    params: ofChange(),
    reply: changeDetail,
  }),
  approveChange: defineConsoleCall({
    permission: 'change.view',
    records: 'change.approve',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/changes/{change}/approve',
    summary: 'Agrees to a change; the last person who must agree applies it. Its kind says who may',
    params: ofChange(),
    reply: decided(),
    errors: DECISION_ERRORS,
  }),
  rejectChange: defineConsoleCall({
    permission: 'change.view',
    records: 'change.reject',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/changes/{change}/reject',
    summary: 'Refuses a change; its kind says who may',
    params: ofChange(),
    body: object({ reason: reasonText() }),
    reply: decided(),
    errors: DECISION_ERRORS,
  }),
  withdrawChange: defineConsoleCall({
    permission: 'change.view',
    records: 'change.withdraw',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/changes/{change}/withdraw',
    summary: 'Takes back a change that one asked for oneself',
    params: ofChange(),
    reply: decided(),
    errors: ['console.decided', 'console.expired'],
  }),
};
