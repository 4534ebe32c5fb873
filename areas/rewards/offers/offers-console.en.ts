/** Texts of deposit offers in the console. */
export const en = {
  new: 'Write a deposit offer',
  which: 'For which deposit',
  first: 'The first deposit of all',
  daily: 'One deposit a day',
  percent: 'Bonus, percent of the deposit',
  cap: 'Largest bonus',
  least: 'Smallest deposit',
  times_help: 'How often deposit and bonus must be bet before they may be withdrawn.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'offers-console': typeof en;
  }
}
