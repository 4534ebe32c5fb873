import {
  bool,
  day,
  defineConsoleCall,
  doneOrWaiting,
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
  text,
  uuid,
  type Static,
} from '@palaro/api';
import {
  APPLICATION_STATES,
  CLOSING_REASONS,
  DOCUMENT_KINDS,
  PLAIN_REJECTIONS,
  REJECTIONS,
  REPAIRABLE,
} from './kyc.api.ts';
import { PICTURE_BASE64_MAX } from './kyc.limits.ts';

const FINDINGS = ['same_person', 'same_document', 'payee_name'] as const;

/** States of a closing: asked for, given up, in its day for an undo, undone, final. */
const CLOSING_STATES = ['Asked', 'Dropped', 'Closed', 'Undone', 'Final'] as const;

const application = {
  id: uuid(),
  level: int({ min: 2, max: 3 }),
  state: oneOf(APPLICATION_STATES),
  sentAt: instant(),
  decidedAt: nullable(instant()),
  decidedBy: nullable(text()),
  reason: nullable(oneOf(REJECTIONS)),
  /** The operator asked for other pictures; the member did not fail. */
  askedAgain: bool(),
};

const waiting = object({
  ...application,
  member: text(),
  account: text(),
  findings: list(oneOf(FINDINGS)),
  /** Who has it before him now. */
  takenBy: nullable(text()),
  /** The closing of the account that came of it; null: none. */
  closing: nullable(oneOf(CLOSING_STATES)),
});
export type ReviewRow = Static<typeof waiting>;

const review = object({
  ...application,
  member: text(),
  account: text(),
  memberState: text(),
  memberLevel: int(),
  registeredAt: instant(),
  payeeName: nullable(text()),
  takenBy: nullable(text()),
  /** The closing of the account that came of it. */
  closing: nullable(
    object({
      state: oneOf(CLOSING_STATES),
      reason: oneOf(CLOSING_REASONS),
      /** Until then two people can undo it, and no money goes back. */
      undoUntil: nullable(instant()),
      /** The request of it, or of its undo, that waits for a second person. */
      change: nullable(uuid()),
    }),
  ),
  expiresOn: nullable(day()),
  /** Null once it was erased. */
  person: nullable(
    object({
      fullName: text(),
      birthday: text(),
      birthplace: text(),
      nationality: text(),
      address: text(),
      occupation: text(),
      sourceOfFunds: text(),
    }),
  ),
  document: nullable(object({ type: text(), number: text() })),
  pictures: list(object({ id: uuid(), kind: oneOf(DOCUMENT_KINDS), width: int(), height: int() })),
  checks: object({
    ofAge: nullable(bool()),
    minAge: int(),
    /** The same person is excluded under another account. */
    excluded: bool(),
    /** The document's day has passed. */
    expired: bool(),
    findings: list(oneOf(FINDINGS)),
    twins: list(
      object({
        id: text(),
        account: text(),
        state: oneOf(APPLICATION_STATES),
        sameDocument: bool(),
      }),
    ),
  }),
  history: list(object(application)),
});
export type Review = Static<typeof review>;

const ofApplication = () => object({ application: uuid() });
const decides = { permission: 'kyc.decide', method: 'POST', params: ofApplication() } as const;

/** The review of identities by operators. */
export const kycConsoleApi = {
  reviews: defineConsoleCall({
    permission: 'kyc.view',
    method: 'GET',
    path: '/console/api/kyc',
    summary: 'Applications; those that wait come first, the oldest of them on top',
    query: object({
      /** Without those that a second person decides. */
      queue: optional(oneOf(['waiting'])),
      state: optional(oneOf(APPLICATION_STATES)),
      level: optional(oneOf(['2', '3'])),
      finding: optional(oneOf(FINDINGS)),
      member: optional(memberId()),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', waiting),
  }),
  nextReview: defineConsoleCall({
    permission: 'kyc.decide',
    records: 'kyc.take',
    repeatable: true,
    method: 'POST',
    path: '/console/api/kyc/next',
    summary: 'Takes `first` or else the oldest waiting application, if nobody else has it',
    body: object({ after: optional(uuid()), first: optional(uuid()) }),
    reply: object({ application: nullable(uuid()) }),
  }),
  releaseReview: defineConsoleCall({
    ...decides,
    records: 'kyc.release',
    repeatable: true,
    path: '/console/api/kyc/applications/{application}/release',
    summary: 'Lets go of an application that the operator has taken',
    reply: object({}),
  }),
  review: defineConsoleCall({
    permission: 'kyc.view',
    records: 'kyc.read',
    method: 'GET',
    path: '/console/api/kyc/applications/{application}',
    summary: 'An application with the person’s data, the checks and what was decided before',
    params: ofApplication(),
    reply: review,
  }),
  reviewPicture: defineConsoleCall({
    permission: 'kyc.view',
    records: 'kyc.picture',
    method: 'GET',
    path: '/console/api/kyc/pictures/{picture}',
    summary: 'One picture of a document',
    params: object({ picture: uuid() }),
    reply: object({ jpg: text({ max: PICTURE_BASE64_MAX }) }),
  }),
  approveReview: defineConsoleCall({
    ...decides,
    records: 'kyc.approve',
    creates: 'key-table',
    path: '/console/api/kyc/applications/{application}/approve',
    summary: 'Approves; a person who is excluded is rejected instead',
    reply: object({ state: oneOf(['approved', 'rejected']) }),
    errors: ['kyc.decided', 'kyc.duplicate', 'kyc.waits'],
  }),
  rejectReview: defineConsoleCall({
    ...decides,
    records: 'kyc.reject',
    creates: 'key-table',
    path: '/console/api/kyc/applications/{application}/reject',
    summary: 'Rejects, for a reason that the member is told and that closes no account',
    body: object({ reason: oneOf(PLAIN_REJECTIONS) }),
    reply: object({}),
    errors: ['kyc.decided', 'kyc.waits'],
  }),
  closeReview: defineConsoleCall({
    ...decides,
    records: 'kyc.close',
    creates: 'key-table',
    path: '/console/api/kyc/applications/{application}/close',
    summary: 'Asks to close the account as under age or excluded; two people. Freezes it at once',
    body: object({
      closing: oneOf(CLOSING_REASONS),
      /** The birth date that the document shows; needed for `under_age`. */
      birthday: optional(day()),
      /** The entry of the list; needed for `excluded`. */
      entry: optional(text({ max: 80 })),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['kyc.decided', 'kyc.waits'],
  }),
  undoClosing: defineConsoleCall({
    ...decides,
    records: 'kyc.undo-close',
    creates: 'key-table',
    path: '/console/api/kyc/applications/{application}/undo',
    summary: 'Asks to undo a closing within its day; two people',
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['kyc.undo_over'],
  }),
  askAgain: defineConsoleCall({
    ...decides,
    records: 'kyc.ask',
    creates: 'key-table',
    path: '/console/api/kyc/applications/{application}/ask',
    summary: 'Asks for other pictures; it does not count as a failed try',
    body: object({ reason: oneOf(REPAIRABLE) }),
    reply: object({}),
    errors: ['kyc.decided', 'kyc.waits'],
  }),
  expireReview: defineConsoleCall({
    ...decides,
    records: 'kyc.expire',
    creates: 'key-table',
    path: '/console/api/kyc/applications/{application}/expire',
    summary: 'Takes an approval back: the document has expired or is false',
    reply: object({}),
    errors: ['kyc.decided'],
  }),
  reopenReview: defineConsoleCall({
    permission: 'kyc.decide',
    records: 'kyc.reopen',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/kyc/members/{member}/reopen',
    summary: 'Lets a member apply again after his last try',
    params: object({ member: memberId() }),
    reply: object({}),
  }),
};
