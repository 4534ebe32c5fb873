import {
  day,
  defineConsoleCall,
  defineErrors,
  instant,
  int,
  json,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  rowNumber,
  rowNumberFromOne,
  text,
  type Static,
} from '@palaro/api';

export const auditErrors = defineErrors({
  'audit.too_many': { status: 422 },
  'audit.too_broad': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    audit: typeof auditErrors;
  }
}

const seq = rowNumber;

/** Days of the site's zone; both belong to it. */
const days = { from: optional(day()), until: optional(day()) };

const auditEntry = object({
  seq: seq(),
  at: instant(),
  /** `operator:<name>` or `system:<task>`. */
  actor: text(),
  action: text(),
  /** `kind:id`. */
  subject: text(),
  member: nullable(text()),
  reason: nullable(text()),
  before: json(),
  after: json(),
  ip: nullable(text()),
  requestId: nullable(text()),
  /** Links it to the entry before; hex. */
  hash: text(),
});
export type AuditEntryRow = Static<typeof auditEntry>;

/** Why an entry is not as it was written; `missing`: it is not there. */
const BREAKS = ['missing', 'changed', 'head'] as const;

const verified = object({
  checked: int(),
  heads: int(),
  /** The last entry that was read; null: there is none. */
  last: nullable(seq()),
  broken: nullable(object({ seq: seq(), why: oneOf(BREAKS) })),
  /** Where the next verification goes on; null: all is verified. */
  next: nullable(seq()),
});
export type Verified = Static<typeof verified>;

/** What entries are found by. */
const filters = {
  actor: optional(text({ max: 100 })),
  action: optional(text({ max: 100 })),
  subject: optional(text({ max: 200 })),
  member: optional(seq()),
  ...days,
};

export const auditApi = {
  auditEntries: defineConsoleCall({
    permission: 'audit.view',
    method: 'GET',
    path: '/console/api/audit',
    summary: 'Entries of the audit trail, newest first',
    query: object({
      ...filters,
      /** Only older ones than this: the last `seq` of the page before. */
      cursor: optional(seq()),
      pageNum: optional(int({ min: 1, max: 100_000 })),
    }),
    /** `total` counts up to 10,000. */
    reply: object({ ...page('list', auditEntry).properties, nextCursor: nullable(seq()) }),
    errors: ['audit.too_broad'],
  }),
  auditState: defineConsoleCall({
    permission: 'audit.view',
    method: 'GET',
    path: '/console/api/audit/state',
    summary: 'How long the trail is, its last signed head, and people who approve each other',
    reply: object({
      last: nullable(seq()),
      head: nullable(object({ seq: seq(), at: instant() })),
      /** Checks the signatures of heads: Ed25519, SPKI, base64. */
      publicKey: text(),
      pairs: list(
        object({
          one: text(),
          other: text(),
          approvals: int(),
          /** Of all approvals of their changes, how many were each other's; percent. */
          share: int(),
        }),
      ),
    }),
  }),
  verifyAudit: defineConsoleCall({
    permission: 'audit.verify',
    records: 'audit.verify',
    repeatable: true,
    method: 'POST',
    path: '/console/api/audit/verify',
    summary: 'Computes the chain anew and names the first entry that is not as it was written',
    body: object({ from: optional(rowNumberFromOne()) }),
    reply: verified,
  }),
  exportAudit: defineConsoleCall({
    permission: 'audit.export',
    records: 'audit.export',
    repeatable: true,
    method: 'POST',
    path: '/console/api/audit/export',
    summary: 'An evidence pack: entries, signed heads and the public key, one JSON object a line',
    perMinute: 10,
    body: object(days),
    reply: object({ name: text(), entries: int(), file: text() }),
    errors: ['audit.too_many'],
  }),
  exportAuditList: defineConsoleCall({
    permission: 'audit.export',
    records: 'audit.export_list',
    repeatable: true,
    method: 'POST',
    path: '/console/api/audit/list/export',
    summary: 'Entries of the audit trail as a file, newest first; at most 50,000',
    perMinute: 10,
    csv: true,
    body: object(filters),
    reply: text(),
    errors: ['console.too_many_rows', 'audit.too_broad'],
  }),
};
