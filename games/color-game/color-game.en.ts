/** Texts of Color Game in English. */
export const en = {
  roll: 'Roll',
  idle: 'Tap a field to place a chip.',
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  green: 'Green',
  white: 'White',
  pink: 'Pink',
  pair: 'Exactly one pair',
  any_triple: 'Any three alike',
  triple_of: 'Three {colour}',
  two_of: '{first} and {second}',
  bets: 'Kinds of bets',
  bets_colours: 'Colours',
  bets_two: 'Two colours',
  bets_triples: 'Three alike',
  staked: '{zone}, {stake} placed',
  won: '{zone}, {stake} placed, paid {payout}',
  not_won: '{zone}, {stake} placed, no win',
  sums: 'What each field paid',
  hint: 'Your colour on one, two or three dice returns 2×, 3× or 12×.',
  total: 'Total stake',
  rules:
    'Three dice with six colours are thrown. Place chips on any fields; each field is paid by itself, with its stake included.',
  say: 'The dice show {dice}.',
  say_paid: '{zone} paid {payout}.',
  field: 'Field',
  returns: 'Returns',
  zones: 'Stakes by field',
  zones_help: 'For instance red:10,pair:5',
  zones_bad: 'Write fields and whole pesos such as red:10,red-blue:5.',
  verify: 'Dice: {dice}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'color-game': typeof en;
  }
}
