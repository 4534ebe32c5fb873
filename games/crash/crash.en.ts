/** Texts of Bangka Crash in English. */
export const en = {
  bet: 'Bet',
  bet_next: 'Bet on the next flight',
  waits: 'Waiting for the next flight',
  call_off: 'Call off {stake}',
  take_back: 'Take back',
  aboard: 'On board',
  sent: 'On its way …',
  due: 'Target reached …',
  offline: 'No connection',
  cashed: 'Cashed out {at}',
  lost: 'No win',
  void: 'Given back',
  waits_lost: 'The connection was lost, so the bet that waited was called off. Nothing was taken.',
  unheard: 'The site did not answer. How your bet stands is shown here.',
  auto: 'Auto cash-out',
  auto_off: 'Off',
  auto_set: 'Set a target',
  auto_unset: 'Without a target',
  lower: 'Half the target',
  higher: 'Twice the target',
  target_bad: 'A multiplier from 1.01 to 10,000.00, such as 2.50.',
  places: 'Your bets',
  place: 'Bet {no}',
  second: 'Second bet',
  second_off: 'Without the second bet',
  auto_needs: 'Autoplay needs a target.',
  if_lost:
    'If the connection is lost, your target still counts. Without a target the bet is lost when the wave breaks.',
  take_off: 'Take-off in',
  locked: 'No more bets',
  out: 'The boat is out',
  broke: 'The wave broke at',
  broke_at: 'The wave broke at {at}.',
  void_round: 'This round is void. What had not left it is given back.',
  bets: '{count} bets, {total}',
  cash_outs: 'Cash-outs of others',
  idle: 'Bet, and cash out before the wave breaks.',
  paid: 'Cashed out {amount} at {at}',
  of_bet: 'Bet {no}: {end}',
  keys: 'Enter bets, the space bar cashes out.',
  rules:
    'A bangka rides a growing wave, and its multiplier rises by 6 % a second. Cash out before the wave breaks and you are paid the multiplier times your stake; else the stake is lost. The same wave carries all players. A target cashes out by itself, and a wave that breaks exactly at your target still pays it. What counts is when the site hears of your cash-out. The chance to reach a target is 97 % divided by the target. About 4 of 100 waves break at 1.00×, before anyone can cash out.',
  target: 'Target',
  stake: 'Stake',
  cash_out_at: 'Cashed out by hand at',
  stake_bad: 'This stake is not offered in this game.',
  verify: 'The wave broke at {crash}: {end}',
  verify_won: 'cashed out at {at}',
  verify_lost: 'not cashed out',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    crash: typeof en;
  }
}
