/** Texts of Mina in English. */
export const en = {
  start: 'Dig',
  idle: 'Choose the number of mines and dig for gold.',
  mines: 'Mines',
  mines_count: 'Mines: {count}',
  fewer: 'One mine fewer',
  more: 'One mine more',
  field: 'The field',
  cell_hidden: 'Row {row}, column {column}: not dug',
  cell_gold: 'Row {row}, column {column}: gold',
  cell_mine: 'Row {row}, column {column}: mine',
  cell_hit: 'Row {row}, column {column}: the mine that was hit',
  random: 'Any cell',
  auto_cells: 'Cells to dig in each round',
  auto_cell: 'Dig row {row}, column {column}',
  auto_text:
    '{count, plural, one {Digs # cell, then cashes out.} other {Digs # cells in this order, then cashes out.}}',
  auto_bad: 'Choose 1 to {most} cells.',
  next: 'Next gold',
  chance_next: 'Chance of gold',
  open_none: 'Dig the first cell.',
  open: 'Gold: {count} · now {now} · next {next}',
  say_start: 'Mines hidden: {count}.',
  say_gold: 'Gold. Found: {count}, worth {now}.',
  say_hit: 'A mine.',
  say_out: 'Cashed out at {now}.',
  rules:
    'Mines are hidden under 25 cells before the first dig, by your seeds. Each cell of gold raises what cashing out pays; a mine ends the round and the stake is lost. You may cash out after any gold. The round cashes out by itself at the last pick that is paid, at most 25,000 times the stake.',
  left: 'If you leave, the round waits for you. After 24 hours it is cashed out, or the stake comes back if nothing was dug.',
  picks: 'Gold cells',
  stake: 'Stake',
  stake_bad: 'This stake is not offered in this game.',
  mines_bad: 'A whole number from 1 to 24.',
  dug: 'Cells in their order',
  dug_help: 'Numbers 0 to 24 row by row, with commas; end with “out” where you cashed out.',
  dug_bad: 'Numbers from 0 to 24 with commas, none twice, and “out” only at the end.',
  verify: 'Mines at {cells}. {result}',
  verify_open: 'The round is still open. Gold so far: {count}.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    mines: typeof en;
  }
}
