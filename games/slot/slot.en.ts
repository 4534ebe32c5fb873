/** Texts that all slots share, in English. */
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
  stop_on_free: 'Stop on free spins',
  idle: '{lines} lines, {count, plural, one {# coin} other {# coins}} of {coin}',
  say_free: '{count, plural, one {# free spin} other {# free spins}} paid {amount}.',
  say_line: 'Line {line}: {count} {symbol}, {amount}.',
  pay_symbol: 'Symbol',
  lines: 'Lines',
  line: 'Line {line}',
  verify_spin_paid: 'Paid spin',
  verify_spin_free: 'Free spin {number}',
  verify_spin_coins: '{coins} coins',
  verify_win_line: 'Line {line}: {count} × {symbol}, {coins} coins',
  verify_win_ways: '{ways} ways: {count} × {symbol}, {coins} coins',
  verify_win_scatter: '{count} × {symbol} anywhere, {coins} coins',
  verify_free_spins: '{count, plural, one {# free spin} other {# free spins}} won',
  verify_reel: 'Reel {number}',
  coin_value: 'Coin value',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    slot: typeof en;
  }
}
