/** Texts of Pusoy Dos in English. */
export const en = {
  a_card: '{stake} a card',
  reserve: '{amount} is held while you sit: the most that one hand can cost you.',
  play: 'Play',
  pass: 'Pass',
  hint: 'Hint',
  hint_means: 'Raise cards that may be played',
  ask_open: 'You open: {card} must be in your play.',
  ask_lead: 'You lead: play what you like.',
  ask_beat: 'Beat {cards}, or pass.',
  ask_none: 'Nothing of yours beats {cards}: pass.',
  fault_no_kind: 'These cards are no play.',
  fault_no_lowest: 'The first play must hold {card}.',
  fault_other_size: 'Play {count} at once to beat {cards}.',
  fault_other_size_one: 'Play a single card to beat {cards}.',
  fault_lower: 'That does not beat {cards}.',
  raised: '{kind}: play it, or pass.',
  raised_lead: '{kind}: play it.',
  single: 'Single',
  pair: 'Pair',
  triple: 'Triple',
  straight: 'Straight',
  flush: 'Flush',
  full_house: 'Full house',
  quads: 'Four of a kind',
  straight_flush: 'Straight flush',
  passed: 'Pass',
  leads: 'A new trick',
  played_by: '{name}: {kind}',
  spoken_played: '{name} plays: {kind}, {cards}.',
  holds: '{count} cards.',
  holds_one: '1 card.',
  held: 'Holds {cards}.',
  out: 'Out: no card left.',
  out_of: '{name} is out first',
  out_you: 'You are out first',
  who: 'Player',
  cost: 'Cards left',
  pays: 'Pays',
  cards: '{count} cards',
  card_one: '1 card',
  times_many: '× {times}',
  times_many_means: 'times {times} for {count} cards',
  times_twos: '× {times} for 2s',
  units: '= {units}',
  rake: 'After rake',
  keys: 'Keys: arrows and space raise cards, P plays them, X passes, H is a hint.',
  rules:
    'Everybody gets thirteen cards, and who is rid of them first wins. Whoever holds the lowest card opens with it, alone or in a play; then it goes on to the left.',
  rules_order:
    'Ranks go from the 3, the lowest, to king, ace and 2, the highest. Of one rank, suits go clubs ♣, spades ♠, hearts ♥, diamonds ♦.',
  rules_turn:
    'Beat what lies on the table with a higher play of as many cards, or pass. Who passed may play again later. When all others have passed, the last player leads whatever he likes.',
  rules_kinds:
    'Plays: single cards, pairs, three of a kind, and hands of five. Hands of five, from the weakest:',
  kind_straight:
    'five ranks in a row: A-2-3-4-5 is the lowest, 10-J-Q-K-A the highest. A 2 never follows an ace.',
  kind_flush: 'five of one suit; the highest card decides',
  kind_full_house: 'three of a rank and a pair; the three decide',
  kind_quads: 'four of a rank and one more card',
  kind_straight_flush: 'a straight of one suit',
  rules_pay:
    'Everybody pays the winner one unit for each card left. With 10 to 12 cards it counts twice, with all 13 three times; and twice again for a 2 that is left, four times for two or more.',
  rules_reserve:
    'A seat holds the most that a hand can cost, 156 units. Leaving costs nothing before the deal.',
  rules_seats: 'Four play; after 20 seconds also three, and then thirteen cards stay unused.',
  rules_away:
    'A turn has 20 seconds and 30 more a hand. Then the clock passes for you, or leads your lowest card; after two such moves in a row you sit out.',
  stake: 'Unit of the table',
  stake_bad: 'Write a unit that the tables offer, such as 1.0000.',
  seats: 'Seats in the hand',
  seats_bad: 'Write 3 or 4.',
  seat: 'Your place, 0 being the first seat',
  place_bad: 'Write a whole number of a seat in the hand.',
  moves: 'Moves in their order',
  moves_bad: 'Write each move with commas between: cards such as 3c or 9s+9d, or pass.',
  seat_number: 'Seat {number}',
  seat_yours: 'Seat {number}, your seat',
  left_over: 'left: {cards}',
  went_out: 'out first',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'pusoy-dos': typeof en;
  }
}
