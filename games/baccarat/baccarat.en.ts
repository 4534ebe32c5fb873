/** Texts of the Baccarat tables in English. */
export const en = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  'player-perfect': 'Perfect pair of the player',
  'banker-perfect': 'Perfect pair of the banker',
  big: 'Big',
  small: 'Small',
  'lucky-six': 'Lucky six',
  field_player: 'Player',
  field_banker: 'Banker',
  field_tie: 'Tie',
  'field_player-pair': 'P pair',
  'field_banker-pair': 'B pair',
  'field_player-perfect': 'P perfect pair',
  'field_banker-perfect': 'B perfect pair',
  field_big: 'Big · 5–6 cards',
  field_small: 'Small · 4 cards',
  'field_lucky-six': 'Lucky six',
  letter_player: 'P',
  letter_banker: 'B',
  letter_tie: 'T',
  hand: 'Hand {hand}',
  last: 'Last hand',
  wins: 'wins',
  natural: 'Natural',
  roads: 'The hands of this shoe',
  say: 'Player {playerPoints} ({playerCards}), banker {bankerPoints} ({bankerCards}).',
  say_player: 'The player wins.',
  say_banker: 'The banker wins.',
  say_tie: 'It is a tie.',
  rules:
    'Two cards each are dealt to the player and the banker. An ace counts 1, tens and pictures count nothing, and only the last digit of the sum counts; nine is the best. An 8 or 9 in two cards is a natural and ends the hand.',
  rules_player: 'The player takes a third card on 0 to 5 and stands on 6 and 7.',
  rules_banker:
    'If the player stood, the banker takes a third card on 0 to 5. Otherwise it depends on the player’s third card:',
  rules_tie: 'On a tie, stakes on player and banker come back.',
  rules_shoe:
    'Cards come from a shoe of eight decks, shuffled once by the draw. The first card is shown and as many cards as it counts are skipped; the hand in which the 13th card from the end or a later one is dealt is the last one of the shoe.',
  banker_has: 'Banker has',
  draws_on: 'Draws if the player’s third card is',
  any: 'any',
  not_on: 'any but {cards}',
  stands: 'stands',
  field: 'Field',
  pays: 'Pays',
  burnt: 'Burn card',
  burn: 'Burn card: {card}. Hand {hand} of the shoe.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    baccarat: typeof en;
  }
}
