/** Conditions of deposit offers, in words. */
export const en = {
  first: 'For your first deposit of all.',
  daily: 'For one deposit a day. A day begins at midnight in Manila.',
  choose: 'Choose it with the deposit, before you pay: it cannot be added afterwards.',
  bonus: '{percent} % of what is credited, up to {cap}. The deposit must be {least} at least.',
  turnover:
    'Bet deposit and bonus {times}× before you withdraw: {least} with its bonus of {bonus} means {required} of bets that count.',
  no_turnover: 'You may withdraw the bonus at once.',
  in_time:
    'The bonus is kept for you from the order on, and paid with the deposit. An order that runs out, or is called off, loses it.',
  past_first:
    'Every first deposit of {least} or more has the bonus. Members who did not pay in might have, for it.',
  past_daily:
    'The first deposit of {least} or more of each day has the bonus. Members might pay in oftener for it.',
  once: 'One person and one device.',
  budget: 'It ends when its budget is used up; what was promised to an open order is kept.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    offers: typeof en;
  }
}
