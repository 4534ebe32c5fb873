/** Texts of Pako in English. */
export const en = {
  drop: 'Drop',
  fast: 'Fast',
  idle: 'Choose a board and drop marbles.',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  rows: 'Rows',
  rows_of: '{rows} rows',
  bins: 'The bins from left to right pay: {list}',
  above: 'Pays above the stake',
  most: 'Most',
  rules:
    'The marble meets one nail in each row and falls to its left or right, each with the same chance. The bin at the foot pays its multiplier times the stake. Every bin pays something, but those in the middle pay less than the stake. You choose the rows and the risk: a higher risk pays more at the edges and less in the middle.',
  bin: 'Bin',
  board_of: '{risk}, {rows} rows',
  say: 'The marble fell into the bin that pays {times}.',
  stake: 'Stake',
  stake_bad: 'This stake is not offered in this game.',
  rows_bad: 'A whole number of rows from 8 to 16.',
  verify: '{rights} of {rows} to the right ({way}): bin {bin}, {times}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    plinko: typeof en;
  }
}
