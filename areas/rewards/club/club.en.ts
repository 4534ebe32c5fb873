/** Texts of the VIP room. */
export const en = {
  title: 'VIP room',
  your_level: 'Your level',
  loading: 'Loading',
  try_again: 'Try again',
  to_next: 'To {level}',
  at_top: 'This is the highest level.',
  deposits: 'Deposits',
  bets: 'Valid bets',
  of: '{amount} of {needed}',
  keep: 'Keeping it',
  keep_text:
    'On the first of each month we look at 90 days. You have bet {played}; {keep} keeps this level, and less lowers it by one.',
  keep_none: 'The first level needs nothing to be kept.',
  given: 'What {level} gives',
  gives_nothing: 'Nothing yet: the first awards come with VIP 1.',
  all_levels: 'All levels',
  'benefit.levelUp': 'When you reach it',
  'benefit.weekly': 'Each week',
  'benefit.monthly': 'Each month',
  'benefit.birthday': 'For your birthday',
  needs: 'Deposits {deposit} and valid bets {validBet}',
  rebate: 'Rebate: slots {slots} %, tables {tables} %, sports {sports} %',
  rules: 'How it works',
  rule_rise: 'You rise when both totals are reached; each level passed pays its award once.',
  rule_week: 'On Monday the weekly award comes to who bet ₱1,000 in the week before.',
  rule_month: 'On the first the monthly award comes to who bet ₱5,000 in the month before.',
  rule_birthday: 'The birthday award needs a verified date of birth.',
  rule_claim: 'Awards wait seven days in the reward center and are bet once before withdrawal.',
  to_rewards: 'To the reward center',
  play: 'To the games',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    club: typeof en;
  }
}
