import {
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
} from '@palaro/api';
import { KYC_LEVELS, memberFilters, MEMBER_STATES } from './members.api.ts';

export const EXPORT_STATES = [
  ...(['Pending', 'Approved', 'Applied'] as const),
  ...(['Rejected', 'Withdrawn', 'Expired', 'Stale'] as const),
] as const;

/** Files with members' contacts, which two people allow (docs/domain/operator-console.md §3). */
export const exportsApi = {
  contactExports: defineConsoleCall({
    permission: 'export.contacts',
    method: 'GET',
    path: '/console/api/exports/contacts',
    summary: 'What this operator asked to export with contacts, newest first',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page(
      'list',
      object({
        id: uuid(),
        state: oneOf(EXPORT_STATES),
        reason: text(),
        ofState: nullable(oneOf(MEMBER_STATES)),
        kycLevel: nullable(oneOf(KYC_LEVELS)),
        madeAt: instant(),
        /** Until then the file can be fetched; null: not now. */
        until: nullable(instant()),
        /** How often it was fetched. */
        fetched: int(),
      }),
    ),
  }),
  askContactExport: defineConsoleCall({
    permission: 'export.contacts',
    records: 'export.ask',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/exports/contacts',
    summary: 'Asks for a file of members with their contacts; a second person agrees',
    body: object({ ...memberFilters, reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['console.too_many_rows'],
  }),
  fetchContactExport: defineConsoleCall({
    permission: 'export.contacts',
    records: 'export.fetch',
    repeatable: true,
    method: 'POST',
    path: '/console/api/exports/contacts/{change}/file',
    summary: 'The file that was agreed to: for who asked, for 24 hours, each time recorded',
    perMinute: 10,
    csv: true,
    params: object({ change: uuid() }),
    reply: text(),
    errors: ['members.export_over', 'console.too_many_rows'],
  }),
};
