/** Texts of cashbacks in the console. */
export const en = {
  new: 'Write a cashback',
  period: 'It gives back',
  'period.day': 'the loss of each day',
  'period.week': 'the loss of each week',
  period_help:
    'A week runs from Monday to Sunday in Manila. It is counted ten minutes after its end.',
  rate: 'Part of the loss, percent',
  rate_help: 'With four decimals, up to 50.0000. A loss is bets less wins and claimed awards.',
  least: 'Smallest award',
  least_help: 'What comes to less is not given.',
  cap: 'Largest award of one period',
  products: 'Only these products',
  products_help: 'All play counts where none is chosen.',
  budget_help: 'It must pay the largest award once at least. Nothing is issued beyond it.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'cashback-console': typeof en;
  }
}
