/** Texts of the manual rebate and its report. */
export const en = {
  title: 'Manual rebate',
  report_title: 'My rebate',
  try_again: 'Try again',
  loading: 'Loading',
  ready: 'Yours now',
  none: 'Nothing to give back yet. Bets of the last 30 days count here.',
  little: 'A claim pays at least {least}. Play on, and it adds up.',
  line: '{rate} % of {bets}',
  claim: 'Claim {amount}',
  claiming: 'Claiming',
  claimed: '{amount} is in your balance, and need not be bet.',
  often: 'You have claimed as often as a day allows. Go on tomorrow.',
  last: 'Last claimed {at}',
  how: 'How it works',
  how_rate: 'Each day counts at the VIP level that you had when it began.',
  how_once: 'A bet is given back once. A round that is voided before you claim gives nothing.',
  how_days: 'Bets older than 30 days lapse.',
  how_free: 'What you claim is yours to play with or to withdraw.',
  to_report: 'What was given back',
  to_levels: 'VIP levels and their rates',
  to_games: 'To the games',
  report_none: 'Nothing was given back yet.',
  report_none_action: 'To the manual rebate',
  report_failed: 'Your rebates did not load.',

  'error.promo.nothing_to_claim': 'There is nothing to give back now. New bets count at once.',
  'error.promo.rebate_often': 'You have claimed as often as a day allows. Go on tomorrow.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    rebate: typeof en;
  }
}
