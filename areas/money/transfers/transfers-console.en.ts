/** Texts of the transfers on the member page. */
export const en = {
  tab: 'Transfers',
  at: 'Time',
  from: 'From',
  to: 'To',
  main: 'Main wallet',
  amount: 'Amount',
  state: 'State',
  'state.created': 'Begun',
  'state.sent': 'On its way',
  'state.unknown': 'Asking the vendor',
  'state.done': 'Done',
  'state.failed': 'Not done',
  ended: 'Known since',
  asked: 'Asked',
  late: 'Carried out late',
  none: 'No transfers to vendors.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'transfers-console': typeof en;
  }
}
