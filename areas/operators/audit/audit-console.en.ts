import { actionsEn } from './audit-actions.en.ts';

/** Texts of the audit screen. */
export const en = {
  ...actionsEn,
  title: 'Audit trail',
  empty: 'No entry matches this.',
  seq: 'No.',
  at: 'When',
  actor: 'Who',
  action: 'What',
  code: 'Code',
  subject: 'Of what',
  member: 'Member number',
  reason: 'Why',
  from: 'From',
  until: 'Until',
  ip: 'Address',
  request: 'Request',
  hash: 'Link',
  verify: 'Verify',
  verify_progress: 'Verified up to entry {seq}',
  whole: 'The trail is whole: {count} entries and {heads} signed heads fit.',
  broken: 'Broken at entry {seq}: {why}',
  'why.missing': 'it is not there.',
  'why.changed': 'it is not as it was written.',
  'why.head': 'it is not what was signed.',
  export: 'Export evidence',
  export_title: 'Export the entries of these days?',
  export_text:
    'The file holds entries, signed heads and the public key. Anybody can verify it with "npm run audit:verify". The export is recorded.',
  exported: '{count} entries exported',
  head: 'Last signed head: entry {seq}, ',
  no_head: 'No head has been signed yet; one is signed every hour.',
  pairs: '{one} and {other} approve each other: {share}% of their changes in the last 7 days',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'audit-console': typeof en;
  }
}
