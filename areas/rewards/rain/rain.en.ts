/** Texts of the red-envelope rain. */
export const en = {
  title: 'Red-envelope rain',
  try_again: 'Try again',
  none: 'No rain is announced right now.',
  none_help: 'The next one is shown here and under Promotions before it falls.',
  to_activity: 'To the promotions',

  begins: 'Begins {at}',
  joins: 'Joining opens {at}.',
  falls: 'It is raining',
  over: 'This rain is over.',
  log_in: 'Log in to take part',
  join: 'Join the rain',
  joining: 'Joining',
  joined: 'You are in. Be on this page when it begins.',

  what: 'What falls',
  total: 'Together',
  pieces: 'Envelopes',
  seconds: 'For',
  seconds_long: '{seconds} seconds',
  rule_each: 'Each envelope holds {least} to {most}.',
  rule_once: 'One envelope for one person and one device. How fast you tap does not matter.',
  rule_bet: 'What you get goes to your balance. Bet it {times}× before you withdraw it.',
  rule_free: 'What you get goes to your balance, and you may withdraw it at once.',
  drawn: 'All envelopes are drawn already. This is the hash of their list:',
  seed_hash: 'Hash of the seed',
  list_hash: 'Hash of the list',

  falling: 'Red-envelope rain',
  tap: 'Tap an envelope, or press the button.',
  catch: 'Catch an envelope',
  caught: 'Caught! A moment, it is being opened.',
  opening: 'Opening',
  got: 'Your envelope is in your balance.',
  missed: 'This time others got the envelopes. The next rain is open to you again.',
  not_caught: 'You did not catch one this time.',
  not_joined: 'You had not joined this rain.',
  failed: 'No envelope was paid to you.',
  next: 'To the next rain',

  results: 'Who got what',
  last_results: 'The last rain',
  taken: '{at}: {taken} of {pieces} envelopes went out.',
  own: 'Your envelope',
  no_names: 'No envelope went out.',
  seed: 'Seed',
  check: 'Check the draw',
  check_title: 'How the draw is checked',
  check_how:
    'The seed decides every envelope and is shown only now. Draw the list again from it: its hash and the seed’s must be those that were shown before the rain.',
  check_right: 'Right: seed and list have the hashes that were shown before.',
  check_wrong: 'The hashes do not match. Please tell service.',

  cond_split: '{pieces} envelopes fall, with {least} to {most} in each.',
  cond_once: 'One envelope for one person and one device; joining opens 5 minutes before.',
  cond_bet: 'It goes to your balance. Bet it {times}× before you withdraw it.',
  cond_free: 'It goes to your balance, and you may withdraw it at once.',
  cond_drawn: 'All envelopes are drawn before the rain; the hash of their list is shown with it.',

  'error.promo.rain_missed': 'The envelopes are gone. The next rain is open to you again.',
  'error.rain.not_open': 'This rain is not open yet. Its page counts down to it.',
  'error.rain.ticket': 'Join the rain first, then catch an envelope.',
  'error.rain.often': 'That was often enough for this rain.',
  'error.rain.split':
    'The budget cannot be split so: it must lie between pieces × least and pieces × most, in whole centavos.',
  'error.rain.late': 'A rain is written and published at least ten minutes before it starts.',
  past: 'It cannot be told from the past who would come, but it costs its whole budget at most: {pieces} envelopes of {least} to {most}. What nobody catches comes back.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    rain: typeof en;
  }
}
