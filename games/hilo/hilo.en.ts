/** Texts of Taas-Baba in English. */
export const en = {
  start: 'Deal',
  idle: 'Is the next card higher or lower?',
  up: 'Higher or same',
  down: 'Lower or same',
  up_strict: 'Higher',
  down_strict: 'Lower',
  same: 'Same',
  auto_guesses: 'Right guesses before cashing out',
  auto_text: 'Guesses the likelier side, and cashes out after so many right guesses:',
  skip: 'Skip',
  offer: '{name}: {chance}, then worth {times}',
  not_offered: 'Pays above the most',
  chain: 'The cards so far',
  began: 'First card',
  open_none: 'Guess, or skip to another card.',
  open: 'Right: {count} · worth {now}',
  say_card: 'The card is the {card}.',
  say_right: 'Right: the {card}. Right so far: {count}, worth {now}.',
  say_skip: 'Skipped: the {card}.',
  say_wrong: 'Wrong: the {card}.',
  say_out: 'Cashed out at {now}.',
  rules:
    'A card is dealt; guess whether the next one is higher or lower. The same rank wins both ways, but no guess is certain: on an ace only a higher card wins as “higher”, on a king only a lower one as “lower”. Each right guess multiplies the value by 13 divided by the ranks that win, from 97 % on. A wrong guess ends the round and the stake is lost.',
  rules_more:
    'A skip deals another card and changes nothing else. You may cash out after any right guess. The round cashes out by itself after 20 right guesses; a guess that would pay above 10,000 times is not offered. The first card is dealt with the stake, so that it cannot tell anything about another game’s next round.',
  left: 'If you leave, the round waits for you. After 24 hours it is cashed out, or the stake comes back if nothing was guessed right.',
  rank: 'Card',
  stake: 'Stake',
  stake_bad: 'This stake is not offered in this game.',
  steps: 'Guesses in their order',
  steps_help: 'up, down, skip, with commas; end with “out” where you cashed out.',
  steps_bad: 'Only up, down and skip with commas, and “out” at the end.',
  verify_open: 'The round is still open.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    hilo: typeof en;
  }
}
