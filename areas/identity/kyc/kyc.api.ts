import {
  bool,
  day,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Static,
} from '@palaro/api';
import { DOCUMENT_MAX_BYTES, TEXT_MAX } from './kyc.limits.ts';

const KYC_STATES = ['none', 'pending', 'approved', 'rejected', 'expired'] as const;
export type KycState = (typeof KYC_STATES)[number];

export const APPLICATION_STATES = ['pending', 'approved', 'rejected', 'expired'] as const;

/** Why a verification was rejected, as far as the member may know. */
export const REJECTIONS = [
  'unreadable',
  'mismatch',
  'out_of_date',
  'not_accepted',
  'incomplete',
  'duplicate',
  'under_age',
  'excluded',
] as const;
export type Rejection = (typeof REJECTIONS)[number];
/** Those that close the account; two people of the identity check decide them. */
export const CLOSING_REASONS = ['under_age', 'excluded'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];
/** Those that one person decides. */
export const PLAIN_REJECTIONS = [
  'unreadable',
  'mismatch',
  'out_of_date',
  'not_accepted',
  'incomplete',
  'duplicate',
] as const satisfies readonly Rejection[];
export type PlainRejection = (typeof PLAIN_REJECTIONS)[number];
/** Those that a better picture can heal. */
export const REPAIRABLE = ['unreadable', 'out_of_date', 'not_accepted', 'incomplete'] as const;
export type Repairable = (typeof REPAIRABLE)[number];

/** Pictures: level 2 needs those of the identity document and the person, level 3 the last two. */
export const DOCUMENT_KINDS = ['id_front', 'id_back', 'selfie', 'address', 'wealth'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const kycErrors = defineErrors({
  /** `level`: the one that allows the refused action. */
  'kyc.required': { status: 403, data: object({ level: int(), profile: text() }) },
  'kyc.deposit_limit': { status: 422 },
  'kyc.pending': { status: 409 },
  'kyc.done': { status: 409 },
  'kyc.closed': { status: 403 },
  'kyc.person_first': { status: 409 },
  'kyc.mobile_first': { status: 409 },
  'kyc.documents_missing': { status: 422 },
  'kyc.document_type': { status: 415 },
  'kyc.document_unreadable': { status: 422 },
  'kyc.document_small': { status: 422 },
  'kyc.decided': { status: 409 },
  'kyc.duplicate': { status: 409 },
  'kyc.waits': { status: 409 },
  'kyc.undo_over': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    kyc: typeof kycErrors;
  }
}

const typed = () => optional(text({ max: TEXT_MAX }));
/** Level 1 as typed; the rule table checks it. */
const personFields = () => ({
  fullName: typed(),
  birthday: typed(),
  birthplace: typed(),
  nationality: typed(),
  address: typed(),
  occupation: typed(),
  sourceOfFunds: typed(),
});

const status = object({
  /** 0 registered, 1 data given and mobile verified, 2 identity proven, 3 address and wealth. */
  level: int({ min: 0, max: 3 }),
  state: oneOf(KYC_STATES),
  /** The reason of the last rejection; null otherwise. */
  reason: nullable(oneOf(REJECTIONS)),
  triesLeft: int({ min: 0 }),
  /**
   * The level the member can apply for now. Null: none, for instance while an application waits.
   */
  next: nullable(int({ min: 1, max: 3 })),
  profile: oneOf(['strict', 'grace72']),
  /** Until then an unverified member may play (grace72); null where that does not apply. */
  graceUntil: nullable(instant()),
  /** How much may still be deposited until then. */
  depositLeft: nullable(money()),
  mobileVerified: bool(),
  /** The person as saved. Null before anything was saved, and after it was proven. */
  person: nullable(object(personFields())),
  /** Pictures that were added but not sent yet. */
  documents: list(object({ kind: oneOf(DOCUMENT_KINDS), addedAt: instant() })),
  /** When the proven document expires. */
  idExpiresOn: nullable(day()),
});
export type KycStatus = Static<typeof status>;

const forMembers = { access: 'member', moduleId: null } as const;
const writes = { ...forMembers, method: 'POST', perMinute: 20, reply: status } as const;

/** Verification of the person behind an account (docs/domain/accounts.md §9). */
export const kycApi = {
  kyc: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/api/v1/kyc',
    summary: 'How far the member is verified, what that allows, and what comes next',
    reply: status,
  }),
  savePerson: defineEndpoint({
    ...writes,
    path: '/api/v1/kyc',
    summary: 'Stores who the member is: level 1, once the mobile is verified too',
    encrypted: true,
    body: object({ ...personFields(), declarations: optional(list(text({ max: 40 }), 10)) }),
    errors: ['kyc.pending', 'kyc.done', 'kyc.closed'],
  }),
  addDocument: defineEndpoint({
    ...writes,
    path: '/api/v1/kyc/documents',
    summary: 'Stores one picture, PNG or JPG, sealed; it replaces another of its kind',
    upload: { maxBytes: DOCUMENT_MAX_BYTES },
    query: object({ kind: oneOf(DOCUMENT_KINDS) }),
    errors: [
      'kyc.pending',
      'kyc.done',
      'kyc.closed',
      'kyc.document_type',
      'kyc.document_unreadable',
      'kyc.document_small',
    ],
  }),
  sendForReview: defineEndpoint({
    ...writes,
    path: '/api/v1/kyc/review',
    summary: 'Sends the pictures for review, for level 2 with the data of the document',
    encrypted: true,
    body: object({ idType: typed(), idNumber: typed(), idExpiresOn: typed() }),
    errors: [
      'kyc.pending',
      'kyc.done',
      'kyc.closed',
      'kyc.person_first',
      'kyc.mobile_first',
      'kyc.documents_missing',
    ],
  }),
};
