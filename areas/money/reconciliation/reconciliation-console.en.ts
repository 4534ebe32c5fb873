/** Texts of the findings' screen. */
export const en = {
  findings: 'Findings',
  check: 'Check',
  subject: 'Subject',
  state: 'State',
  'state.Open': 'Open',
  'state.Matched': 'Matched',
  'state.Accepted': 'Accepted',
  'state.Settled': 'Settled',
  first: 'First found',
  last: 'Last found',
  member: 'Member',
  posting: 'Posting',
  by: 'Decided by',
  ended: 'Decided at',
  note: 'Reason',
  details: 'What the check says',
  value: 'Value',
  no_details: 'The check said no more of it.',
  none: 'Nothing was found',
  elsewhere: 'Decide there',
  reference: 'Number or reference of the posting',
  'do.match': 'Match',
  'do.accept': 'Accept',
  'do.reopen': 'Open again',
  'title.match': 'Match {subject} with a posting?',
  'title.accept': 'Accept {subject} as it is?',
  'title.reopen': 'Open {subject} again?',
  'text.match': 'The posting must be of the member whom this concerns. No money moves.',
  'text.accept':
    'A second person has to agree. No money moves; correct the money first where some is owed.',
  'text.reopen': 'It counts as open from then on, and is reported again.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'reconciliation-console': typeof en;
  }
}
