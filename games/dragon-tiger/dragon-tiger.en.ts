/** Texts of Dragon-Tiger in English. */
export const en = {
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
  'dragon-big': 'Dragon big',
  'dragon-small': 'Dragon small',
  'dragon-red': 'Dragon red',
  'dragon-black': 'Dragon black',
  'tiger-big': 'Tiger big',
  'tiger-small': 'Tiger small',
  'tiger-red': 'Tiger red',
  'tiger-black': 'Tiger black',
  big: 'Big',
  small: 'Small',
  red: 'Red',
  black: 'Black',
  half: 'on a tie half the stake comes back',
  letter_dragon: 'D',
  letter_tiger: 'T',
  letter_tie: '=',
  hand: 'Hand {hand}',
  last: 'Last hand',
  wins: 'wins',
  suited: 'Suited',
  roads: 'The hands of this shoe',
  say: 'Dragon: {dragon}. Tiger: {tiger}.',
  say_dragon: 'The dragon wins.',
  say_tiger: 'The tiger wins.',
  say_tie: 'It is a tie.',
  say_suited: 'It is a suited tie.',
  rules:
    'The dragon and the tiger get one card each. The higher rank wins; the king is the highest, the ace the lowest, and suits do not count.',
  rules_tie:
    'Equal ranks are a tie: half of a stake on dragon or tiger comes back. The suited tie needs two cards of one rank and one suit.',
  rules_cards:
    'Big is 8 to king, small is ace to 6; a 7 loses both. Hearts and diamonds are red, spades and clubs are black.',
  rules_shoe:
    'Cards come from a shoe of eight decks, shuffled once by the draw. The first card is shown and as many cards as it counts are skipped; the hand in which the 13th card from the end or a later one is dealt is the last one of the shoe.',
  field: 'Field',
  pays: 'Pays',
  burnt: 'Burn card',
  burn: 'Burn card: {card}. Hand {hand} of the shoe.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'dragon-tiger': typeof en;
  }
}
