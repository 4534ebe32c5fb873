/** Texts of a member's turnover on the member page. */
export const en = {
  tab: 'Turnover',
  none: 'Nothing had to be bet.',
  cause: 'Because of',
  'cause.deposit': 'Deposit',
  'cause.award': 'Award',
  'cause.transfer': 'Transfer',
  cause_id: 'Number',
  required: 'Required',
  done: 'Bet',
  state: 'State',
  'state.open': 'Open',
  'state.done': 'Met',
  'state.forfeited': 'Forfeited',
  'state.closed': 'Closed: nothing left to play with',
  'state.waived': 'Waived',
  opened: 'Since',
  ended: 'Ended',
  uses: 'Filled last by',
  waive: 'Ask to waive',
  waive_title: 'Waive what must still be bet?',
  waive_text:
    'Of {required}, {done} is bet. Once somebody else agrees, the rest need not be bet, and the member is told.',
  waive_waits: 'Waits for a second person',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'turnover-console': typeof en;
  }
}
