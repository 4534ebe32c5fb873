/** Texts of the lucky draw. */
export const en = {
  title: 'Lucky draw',
  more_title: 'My draws',
  try_again: 'Try again',
  none: 'No lucky draw runs right now.',
  none_help: 'The next one is shown here and under Promotions.',
  to_activity: 'To the promotions',

  chances: 'Chances today',
  chances_left: '{left} left of {earned}',
  chances_of: '{left} of {earned} chances left today',
  bets: 'Bet today',
  missing: 'Bet {amount} more today for the next chance.',
  no_more: 'You have had every chance of today. New ones come at midnight.',
  log_in: 'Log in to draw',
  not_open: 'Offers are paused for you while you are on a break, so there is nothing to draw.',
  draw: 'Draw a prize',
  drawing: 'Drawing',
  play: 'Play for a chance',

  prizes: 'Prizes',
  usual: 'Every other draw',
  odds: '{odds} %',
  left: '{left} of {stock} left',
  gone: 'All gone: pays the last prize of this list',
  endless: 'No limit',
  how: 'How it works',
  rule_free: 'Each day has {free} free chance.',
  rule_free_more: 'Each day has {free} free chances.',
  rule_bet_for: 'Each {amount} of valid bets of a day is one more, up to {most} chances a day.',
  rule_day: 'Chances of a day end at midnight in Manila. A bet may take a moment to count.',
  rule_times: 'A prize goes to your balance at once. Bet it {times}× before you withdraw it.',
  rule_no_bet: 'A prize goes to your balance at once, and you may withdraw it.',
  rule_gone:
    'Odds stay as they are. Where a prize is all gone, its draws pay the last of the list.',

  proof_title: 'How a draw is proved',
  proof_how:
    'Our seed of your next draw stands already: this is its hash. Your device adds a seed of its own when you draw, and both decide. With the prize you see our seed.',
  seed_hash: 'Hash of our seed',
  own_seed: 'Your seed',
  own_seed_help: 'Any letters and digits. Your device chose this one.',
  server_seed: 'Our seed',
  nonce: 'Number',

  winners: 'Latest prizes',
  no_winners: 'Nobody has drawn yet.',
  mine: 'My draws',
  mine_none: 'You have not drawn yet.',
  not_loaded: 'Your draws could not be loaded.',
  loading: 'Loading',
  close: 'Close',
  draw_no: 'Draw {draw}',
  drawn_gone: 'Draw {draw}: its prize was all gone',
  check: 'Check this draw',
  check_right: 'Right: the seeds give this prize, and our seed has the hash that was shown.',
  check_wrong: 'The seeds do not give this prize. Please tell service.',

  cond_prize: '{amount}: {odds} % of draws, {stock} of them.',
  cond_usual: '{amount}: every other draw, {odds} %.',
  cond_free: 'Chances a day without a bet: {free}.',
  cond_bet_for:
    'One more chance for each {betFor} of valid bets of a day, up to {most} chances a day.',
  cond_day:
    'Chances of a day end at midnight in Manila. Where a prize is all gone, its draws pay the usual one.',
  cond_bet: 'A prize goes to your balance. Bet it {times}× before you withdraw it.',
  cond_no_bet: 'A prize goes to your balance, and you may withdraw it at once.',
  cond_seeds: 'Our seed and yours decide each draw; you can check it afterwards.',

  'error.lucky.no_chance':
    'You have no chance left now. Bet {missing} more today for the next one.',
  'error.lucky.no_chance_today': 'You have had every chance of today. New ones come at midnight.',
  'error.lucky.changed': 'You have drawn elsewhere meanwhile. The page shows your next draw now.',
  'error.lucky.odds':
    'Give amount, odds and stock of each prize, the largest first, and leave some odds for the usual one.',
  past: 'It cannot be told from the past how many draw. By its odds a draw pays {expected} on average; a member has {most} a day at most. Its budget bounds what it costs.',
  past_held: 'The prizes with a stock come to {held} together.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'lucky-draw': typeof en;
  }
}
