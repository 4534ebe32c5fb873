/** Texts of lucky draws in the console. */
export const en = {
  new: 'Write a lucky draw',
  prize1: 'Largest prize',
  odds1: 'Its odds in percent',
  stock1: 'How many of it',
  prize2: 'Second prize',
  odds2: 'Odds of the second in percent',
  stock2: 'How many of the second',
  prize3: 'Third prize',
  odds3: 'Odds of the third in percent',
  stock3: 'How many of the third',
  prize4: 'Fourth prize',
  odds4: 'Odds of the fourth in percent',
  stock4: 'How many of the fourth',
  odds_help: 'Of all draws: 0.1 is one in a thousand. Members see it.',
  usual: 'Usual prize',
  usual_help: 'Of every other draw, and of draws whose prize is all gone: no draw is empty.',
  free: 'Free chances a day',
  bet_for: 'Valid bets for one more',
  most: 'Chances a day at most',
  budget_help: 'It holds every prize with a stock from publishing on; the rest pays the usual one.',
  times_help: 'How often a prize must be bet before it may be withdrawn.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'lucky-draw-console': typeof en;
  }
}
