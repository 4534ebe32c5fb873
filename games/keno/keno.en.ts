/** Texts of Keno 40 in English. */
export const en = {
  draw: 'Draw',
  idle: 'Ten of the 40 numbers are drawn.',
  pick_first: 'Pick 1 to 10 numbers, or let Random pick them.',
  risk: 'Risk',
  classic: 'Classic',
  high: 'High',
  card: 'Numbers 1 to 40',
  cell: '{number}',
  cell_hit: '{number}, hit',
  cell_drawn: '{number}, drawn',
  random: 'Random',
  random_of: 'Pick {count} numbers at random',
  clear: 'Clear',
  pays: 'What the hits pay',
  hits: 'Hits',
  hits_of: '{hits} of {picks}',
  any: 'Pays anything',
  picks: 'Picks',
  most: 'Most',
  rules:
    'You pick 1 to 10 of the 40 numbers, and ten are drawn, each once. The more of your numbers are drawn, the more you are paid: the multiplier of the row you reach times the stake. High risk pays more for many hits and nothing for few.',
  row_of: '{risk}, {picks}',
  say: '{hits} of {picks} numbers hit.',
  stake: 'Stake',
  stake_bad: 'This stake is not offered in this game.',
  picks_bad: 'Write 1 to 10 different numbers from 1 to 40, such as 3, 8, 17.',
  verify: 'Drawn: {drawn}',
  verify_hits: '{hits} of {picks} hit: {times}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    keno: typeof en;
  }
}
