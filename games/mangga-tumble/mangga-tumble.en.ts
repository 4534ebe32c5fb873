/** Texts of Mangga Tumble in English. */
export const en = {
  storm_win: 'Storm of wins',
  idle: 'Ten or more anywhere win, {count} coins of {coin}',
  say_win: '{count} {symbol}, {amount}.',
  say_tumbles: '{count} wins in a row up to times {factor}: {amount} together.',
  symbol_DURIAN: 'Durian',
  symbol_MANGGA: 'Mango',
  symbol_PAPAYA: 'Papaya',
  symbol_PINYA: 'Pineapple',
  symbol_SAGING: 'Banana',
  symbol_NIYOG: 'Coconut',
  pay_intro: 'Pays for a stake of {stake}; ten or more of a symbol win anywhere.',
  pay_tumble:
    'Winning symbols burst, the others fall, and new ones fill the gaps: a tumble. A spin goes on until nothing wins, at most eight times.',
  pay_ladder: 'Each win in a row is multiplied by the next step of the ladder: {factors}.',
  pay_kidlat:
    'On a paid spin lightning can mark columns. {needed} marks or more give {spins} free spins with a higher ladder: {factors}. Free spins have no marks.',
  verify_marks: 'Lightning on columns {marks}',
  verify_no_marks: 'No lightning',
  verify_drop: '{title}, drop {number}, ×{factor}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'mangga-tumble': typeof en;
  }
}
