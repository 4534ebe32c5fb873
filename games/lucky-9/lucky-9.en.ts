/** Texts of Lucky 9 in English. */
export const en = {
  a_hand: '{stake} a hand',
  reserve: '{amount} is held while you sit; who is the banker holds more.',
  hirit: 'Hirit',
  hirit_means: 'one more',
  good: 'Good',
  good_means: 'enough',
  ask: 'You have {total}. Hirit, or good?',
  ask_natural: 'Natural nine! Good keeps it.',
  total_is: '{cards}: {total}.',
  natural_is: '{cards}: natural nine.',
  hidden: '{count} cards face down.',
  natural: 'Natural 9',
  keys: 'Keys: H takes one more card, G is good.',
  rules:
    'Everybody gets two cards. Ace counts 1, two to nine their number, ten and pictures nothing; only the last digit of the sum counts, and nine is best.',
  rules_turn:
    'From the left of the banker each player says hirit for one more card, or good; the banker decides last. Then he compares with each player.',
  rules_pay:
    'The higher total wins the stake. Equal totals push. Nine in two cards is natural: it wins twice the stake and beats nine in three cards.',
  rules_bank:
    'The banker acts last, which is an advantage; so the bank passes to the left after every hand.',
  rules_reserve:
    'A seat holds twice the stake, and the banker twice the stake for each other player. Leaving costs nothing before the deal.',
  rules_away:
    'A turn has 20 seconds and 30 more a hand. Then the clock says good for you; after two such moves in a row you sit out.',
  stake: 'Stake of the table',
  stake_bad: 'Write a stake that the tables offer, such as 100.0000.',
  seats: 'Seats in the hand',
  seat: 'Your place, 0 being left of the banker',
  place_bad: 'Write a whole number of a seat in the hand.',
  seats_bad: 'Write a whole number from 2 to 6.',
  moves: 'Moves in their order',
  moves_bad: 'Write one move for each seat: good or hirit, with commas.',
  seat_number: 'Seat {number}',
  banker: 'Banker',
  yours: 'your seat',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'lucky-9': typeof en;
  }
}
