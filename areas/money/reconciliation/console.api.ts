import {
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
  type Static,
} from '@palaro/api';
import { FINDING_STATES } from './findings.ts';
import './reconciliation.errors.ts';

const findingId = () => text({ max: 18, pattern: '^\\d+$' });

const finding = object({
  id: findingId(),
  check: text(),
  subject: text(),
  /** Details of the check, by name. */
  details: list(object({ name: text(), value: text() })),
  /** The member whom it concerns, where the check names one. */
  member: nullable(text()),
  state: oneOf(FINDING_STATES),
  version: int(),
  first: instant(),
  last: instant(),
  endedAt: nullable(instant()),
  by: nullable(text()),
  note: nullable(text()),
  /** The posting that explains it. */
  posting: nullable(text()),
});
export type Finding = Static<typeof finding>;

/** A finding as the operator saw it. */
const decision = { finding: findingId(), version: int({ min: 1 }), reason: reasonText() };

/** Findings of the checks (docs/domain/ledger.md §9), as operators decide on it. */
export const reconciliationConsoleApi = {
  findings: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/findings',
    summary: 'What the checks found that does not agree, newest first',
    query: object({
      state: optional(oneOf(FINDING_STATES)),
      check: optional(text({ max: 60 })),
      subject: optional(text({ max: 200 })),
      pageNum: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: page('list', finding),
  }),
  matchFinding: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'finding.match',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/recon/findings/match',
    summary: 'Names the posting of a member that explains a finding; no money moves',
    body: object({
      ...decision,
      member: memberId(),
      /** Number of the posting, or the reference of what it was made for. */
      reference: text({ min: 1, max: 64 }),
    }),
    reply: object({}),
    errors: ['finding.state', 'finding.no_fit', 'finding.elsewhere'],
  }),
  acceptFinding: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'finding.accept',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/recon/findings/accept',
    summary: 'Takes a finding as it is; always two people',
    body: object(decision),
    reply: doneOrWaiting(),
    errors: ['finding.state', 'finding.elsewhere'],
  }),
  reopenFinding: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'finding.reopen',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/recon/findings/reopen',
    summary: 'Opens a finding again that people ended',
    body: object(decision),
    reply: object({}),
    errors: ['finding.state'],
  }),
};
