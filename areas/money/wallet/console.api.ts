import {
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
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
} from '@palaro/api';
import { ADJUST_REASONS } from './wallet.api.ts';

export const CORRECTION_STATES = [
  ...(['Pending', 'Approved', 'Applied'] as const),
  ...(['Rejected', 'Withdrawn', 'Expired', 'Stale'] as const),
] as const;

/** What is corrected; signed, above zero the member gains. */
export const correction = {
  member: memberId(),
  amount: money(),
  code: oneOf(ADJUST_REASONS),
  /** The conversation or complaint that led to it. */
  ticket: optional(text({ min: 1, max: 64 })),
};

/** A round as its member, its vendor and the wallet's number of it name it. */
export const roundOfMember = {
  member: memberId(),
  vendor: text({ min: 1, max: 32 }),
  round: uuid(),
};

const filters = {
  state: optional(oneOf(CORRECTION_STATES)),
  member: optional(memberId()),
};

/** Corrections of members' cash by hand (docs/domain/ledger.md §3, four eyes). */
export const walletConsoleApi = {
  corrections: defineConsoleCall({
    permission: 'correction.view',
    method: 'GET',
    path: '/console/api/corrections',
    summary: 'Corrections that were asked for, newest first',
    query: object({
      ...filters,
      pageNum: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: page(
      'list',
      object({
        id: uuid(),
        member: text(),
        account: text(),
        amount: money(),
        code: oneOf(ADJUST_REASONS),
        ticket: nullable(text()),
        reason: text(),
        state: oneOf(CORRECTION_STATES),
        maker: text(),
        madeAt: instant(),
        endedAt: nullable(instant()),
        /** Why it failed after everybody agreed; an error code. */
        failed: nullable(text()),
      }),
    ),
  }),
  exportCorrections: defineConsoleCall({
    permission: 'correction.view',
    records: 'correction.export',
    repeatable: true,
    method: 'POST',
    path: '/console/api/corrections/export',
    summary: 'Corrections that were asked for, as a file; at most 50,000',
    perMinute: 10,
    csv: true,
    body: object(filters),
    reply: text(),
    errors: ['console.too_many_rows'],
  }),
  makeCorrection: defineConsoleCall({
    permission: 'correction.make',
    records: 'correction.make',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/corrections',
    summary: 'Asks for a correction; a second person agrees, above 100,000.0000 a third one too',
    body: object({ ...correction, reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['adjust.zero'],
  }),
};
