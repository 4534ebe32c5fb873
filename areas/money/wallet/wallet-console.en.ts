/** Texts of the operators' screen of corrections. */
export const en = {
  title: 'Corrections',
  make: 'Ask for a correction',
  submit: 'Ask',
  help: 'Somebody else has to approve it; above ₱100,000 a third person too. Take money with a minus.',
  none: 'No correction was asked for.',
  member: 'Member',
  member_id: 'Member number',
  amount: 'Amount',
  amount_field: 'Amount; with a minus the member loses it',
  code: 'Reason code',
  'code.gameError': 'Game error',
  'code.paymentError': 'Payment error',
  'code.parkedCredit': 'Parked credit',
  'code.complaint': 'Complaint',
  'code.other': 'Other',
  ticket: 'Ticket',
  reason: 'Reason',
  state: 'State',
  'state.Pending': 'Waiting',
  'state.Approved': 'Approved',
  'state.Applied': 'Posted',
  'state.Rejected': 'Rejected',
  'state.Withdrawn': 'Withdrawn',
  'state.Expired': 'Expired',
  'state.Stale': 'Failed',
  maker: 'Asked by',
  at: 'Asked',
  failed: 'Why it failed',
  'failed.adjust.insufficient': 'Not enough in the main wallet',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'wallet-console': typeof en;
  }
}
