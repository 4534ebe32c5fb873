/** Conditions of cashbacks in words, and what the last period gave. */
export const en = {
  'cond_rate.day':
    '{rate} % of a day’s loss: what you bet, less what those rounds paid and less the awards that you claimed that day.',
  'cond_rate.week':
    '{rate} % of a week’s loss, Monday to Sunday: what you bet, less what those rounds paid and less the awards that you claimed that week.',
  cond_bounds: 'It is {cap} at most. What comes to less than {least} is not given.',
  cond_winners:
    'Where your rounds and awards gave you as much as you bet, there is nothing to give.',
  'cond_settled.day':
    'A round counts for the day on which it is settled, by Manila’s midnight. What is voided before the counting does not count.',
  'cond_settled.week':
    'A round counts for the week in which it is settled, by Manila’s midnight. What is voided before the counting does not count.',
  'cond_given.day':
    'It comes by itself once a day is over, ten minutes after midnight at the earliest. Nothing is given for a day that still runs.',
  'cond_given.week':
    'It comes by itself once a week is over, ten minutes after Sunday’s midnight at the earliest. Nothing is given for a week that still runs.',
  cond_break: 'Who is on a break or excluded at the counting is given nothing for that time.',

  past: 'Rounds are counted as the live counting does. Awards that it would have paid itself are not taken off the next loss.',
  past_kept: 'Rounds are kept for {days} days, so that no earlier loss is counted.',

  last_given:
    'You bet {staked}, your rounds paid {paid}, your awards {awards}. It gave you {amount}.',
  last_budget: 'The budget was used up before your {amount}, so nothing was given.',
  last_none: 'It gave you nothing: you won, did not play, or it came to less than {least}.',

  'error.promo.cap_small': 'The most must be as much as the least, or more.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    cashback: typeof en;
  }
}
