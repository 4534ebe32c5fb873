/** Texts of the betting record. */
export const en = {
  bets: 'Betting record',
  period: 'Period',
  today: 'Today',
  days_7: '7 days',
  days_30: '30 days',
  days_90: '90 days',
  state: 'State',
  all: 'All',
  settled: 'Settled',
  open: 'Open',
  voided: 'Returned',
  won: 'Won',
  part: 'Paid {amount}',
  no_win: 'No win',
  net: 'Net result',
  staked: 'Staked',
  paid: 'Paid out',
  returned: 'Returned',
  stake: 'Stake',
  stake_of: 'stake {amount}',
  count: '{count, plural, one {# round} other {# rounds}}',
  provider: 'Provider',
  round: 'Round',
  verify: 'Verify this round',
  close: 'Close',
  no_bets: 'No bets in this period',
  to_the_games: 'See the games',
  not_loaded: 'The record could not be loaded',
  try_again: 'Try again',
  loading: 'Loading the record',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    records: typeof en;
  }
}
