/** Texts that games of cards between members share, in English. */
export const en = {
  lobby: 'Choose a stake',
  lobby_text: 'The site chooses your table by chance. You play against members, never the house.',
  lobby_free: 'Free play with play money, against bots. Bots never sit at tables for real money.',
  seated_none: 'Nobody waits',
  seated_one: '1 player',
  seated: '{count} players',
  sit: 'Take a seat',
  sitting: 'Taking a seat',
  leave: 'Leave',
  leaving: 'You leave after this hand; until then the clock plays for you.',
  leaving_short: 'Leaving',
  hand: 'Hand {number}',
  waiting: 'Waiting for players ({count}/{most})',
  next_in: 'The next hand begins in {seconds} s',
  watching: 'You play from the next hand on.',
  dealing: 'The cards are dealt.',
  your_turn: 'Your turn',
  turn_of: '{name} decides',
  showdown: 'The cards are shown',
  bank: 'Extra time',
  seconds_left: '{seconds} seconds left.',
  you: 'You',
  bot: 'BOT',
  bot_name: 'Bot {number}',
  banker: 'Banker',
  won: 'You won {amount}.',
  lost: 'You lost {amount}.',
  even: 'Nothing won, nothing lost.',
  net_won: 'won {amount}',
  net_lost: 'lost {amount}',
  net_even: 'push',
  no_line: 'No connection. No seat is taken until it is back.',
  offline:
    'No connection to the table. Your seat is kept; if your time runs out, the clock makes the safest move for you.',
  not_seated: 'Your wish for a seat did not reach the server. Nothing was taken.',
  failed: 'The move did not arrive. Look at the table before you try again.',
  left: 'You have left the table. What was held is back in your balance.',
  idle: 'You left two moves in a row to the clock, so you sit out. Take a seat to play on.',
  away: 'You were away, so your seat was given up before the next hand. What was held is back in your balance.',
  funds:
    'Your balance, your limits or a break did not allow the next hand, so you gave up the seat.',
  more: 'Table and hand',
  rake: 'Rake {percent} %, at most {most} a hand',
  commitment: 'Commitment (SHA-256), shown before the first card',
  fair_text:
    'The cards come from this secret and from the seeds of all players at the table. The secret is shown when the hand is over, and must give this hash.',
  apart:
    'Accounts that share a device, a network or a payment card never sit together. Every hand is kept.',
  times: 'A turn has 20 seconds, and 30 more for the whole hand.',
  sort_group: 'Sort by melds',
  grouped: '{card}, in a meld',
  sort_rank: 'Sort by rank',
  sort_suit: 'Sort by suit',
  own_cards: 'Your {count} cards',
  table: 'Table',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'card-room': typeof en;
  }
}
