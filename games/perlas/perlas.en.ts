/** Texts of Perlas ng Silangan in English. */
export const en = {
  loading: 'Opening the game',
  no_webgl:
    'This browser cannot draw the game (WebGL 2 is missing), so no stake is possible here. Please use a newer browser.',
  stage_failed: 'The game could not be drawn. Nothing was staked.',
  spin: 'Spin',
  stop_reels: 'Stop the reels',
  turbo: 'Turbo',
  award: '{count} free spins',
  award_more: '{count} more spins',
  free_summary: '{count} free spins won',
  big_win: 'Big win',
  huge_win: 'Huge win',
  pearl_win: 'Pearl win',
  say_free: '{count, plural, one {# free spin} other {# free spins}} paid {amount}.',
  say_line: 'Line {line}: {count} {symbol}, {amount}.',
  say_scatter: '{count} lighthouses, {amount}.',
  symbol_KABIBE: 'Shell',
  symbol_SCAT: 'Lighthouse',
  symbol_PERLAS: 'Pearl',
  symbol_BANGKA: 'Outrigger',
  symbol_PAGONG: 'Sea turtle',
  symbol_ISDA: 'Fish',
  symbol_A: 'A',
  symbol_K: 'K',
  symbol_Q: 'Q',
  symbol_J: 'J',
  pay_intro: 'Pays for a stake of {stake}; wins count from the leftmost reel on 20 lines.',
  pay_symbol: 'Symbol',
  pay_wild: 'Wild: stands for every paying symbol on reels 2, 3 and 4. It pays nothing alone.',
  pay_scatter:
    'Anywhere: 3, 4 or 5 give 10, 15 or 20 free spins with every win ×2, at most 60 in a round.',
  lines: 'Lines',
  line: 'Line {line}',
  idle: '20 lines, {coins} coins of {coin}',
  verify_spin_paid: 'Paid spin',
  verify_spin_free: 'Free spin {number}',
  verify_spin_coins: '{coins} coins',
  verify_win_line: 'Line {line}: {count} × {symbol}, {coins} coins',
  verify_win_scatter: '{count} × {symbol} anywhere, {coins} coins',
  verify_free_spins: '{count, plural, one {# free spin} other {# free spins}} won',
  verify_reel: 'Reel {number}',
  coin_value: 'Coin value',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    perlas: typeof en;
  }
}
