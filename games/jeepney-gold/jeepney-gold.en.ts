/** Texts of Jeepney Gold in English. */
export const en = {
  golden_win: 'Golden win',
  hold: 'Hold and respin',
  hold_summary: '{count} coins won',
  mini: 'MINI',
  major: 'MAJOR',
  grand: 'GRAND',
  stop_on_hold: 'Stop on a hold',
  say_hold: 'Hold: {count} coins paid {amount}.',
  say_grand: 'The grid is full, which adds the GRAND. Hold: {count} coins paid {amount}.',
  symbol_JEEP: 'Jeepney',
  symbol_COIN: 'Coin',
  symbol_BUSINA: 'Horn',
  symbol_GULONG: 'Wheel',
  symbol_PLAKA: 'Record',
  symbol_SAMPAGUITA: 'Jasmine',
  symbol_A: 'A',
  symbol_K: 'K',
  symbol_Q: 'Q',
  symbol_J: 'J',
  pay_intro: 'Pays for a stake of {stake}; wins count from the leftmost reel on 10 lines.',
  pay_wild:
    'Wild: stands for every symbol but the coin on reels 2, 3 and 4. It pays nothing alone.',
  pay_hold:
    'Six coins or more are held and three respins begin. A new coin stays and sets the respins back to three. It ends when none are left or the grid is full.',
  pay_values:
    'Each coin pays {least} to {most} when it is held: {mini} is the MINI, {most} the MAJOR.',
  pay_grand: 'Fifteen coins add the GRAND of {grand}.',
  verify_hold: 'Hold · {coins} coins',
  verify_landed: 'Landed',
  verify_respin: 'Respin {number}',
  verify_coin: 'Reel {reel}, row {row}: {value}×',
  verify_none: 'No coin',
  verify_grand: 'GRAND: {value}×',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'jeepney-gold': typeof en;
  }
}
