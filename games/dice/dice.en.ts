/** Texts of Sampung Libo Dice in English. */
export const en = {
  roll: 'Roll',
  idle: 'Pick your numbers and roll.',
  under: 'Under',
  over: 'Over',
  side: 'Winning side',
  win_numbers: 'Winning numbers',
  wins_under: 'Wins below {edge}',
  wins_over: 'Wins from {edge} up',
  rules:
    'A number from 00.00 to 99.99 is drawn. You choose how many of the 10,000 numbers win and on which side. The multiplier is 99 % divided by the chance, cut to two decimals.',
  say: 'Rolled {roll}.',
  less: 'Fewer winning numbers',
  more: 'More winning numbers',
  win_numbers_bad: 'A whole number from 100 to 9,800.',
  stake: 'Stake',
  stake_bad: 'This stake is not offered in this game.',
  verify_roll: 'Roll {roll}: {result}',
  verify_won: 'won',
  verify_lost: 'not won',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    dice: typeof en;
  }
}
