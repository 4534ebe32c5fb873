import type { Messages } from '@palaro/api';
import type { en } from './perlas.en.ts';

/** Texts of Perlas ng Silangan in Filipino. */
export const ty: Messages<typeof en> = {
  loading: 'Binubuksan ang laro',
  no_webgl:
    'Hindi po kayang ipakita ng browser na ito ang laro (walang WebGL 2), kaya hindi makakapagtaya rito. Gumamit po ng mas bagong browser.',
  stage_failed: 'Hindi po maipakita ang laro. Walang naitaya.',
  spin: 'Spin',
  stop_reels: 'Ihinto ang reels',
  turbo: 'Turbo',
  award: '{count} free spins',
  award_more: '{count} dagdag na spin',
  free_summary: 'Panalo sa {count} free spins',
  big_win: 'Malaking panalo',
  huge_win: 'Napakalaking panalo',
  pearl_win: 'Panalong perlas',
  say_free: '{count, plural, one {# free spin} other {# free spins}}: nagbayad ng {amount}.',
  say_line: 'Linya {line}: {count} {symbol}, {amount}.',
  say_scatter: '{count} parola, {amount}.',
  symbol_KABIBE: 'Kabibe',
  symbol_SCAT: 'Parola',
  symbol_PERLAS: 'Perlas',
  symbol_BANGKA: 'Bangka',
  symbol_PAGONG: 'Pawikan',
  symbol_ISDA: 'Isda',
  symbol_A: 'A',
  symbol_K: 'K',
  symbol_Q: 'Q',
  symbol_J: 'J',
  pay_intro:
    'Bayad sa tayang {stake}; binibilang ang panalo mula sa pinakakaliwang reel sa 20 linya.',
  pay_symbol: 'Simbolo',
  pay_wild:
    'Wild: pumapalit sa bawat simbolong may bayad sa reel 2, 3 at 4. Walang bayad kapag mag-isa.',
  pay_scatter:
    'Kahit saan: ang 3, 4 o 5 ay may 10, 15 o 20 free spins na ×2 ang bawat panalo, hanggang 60 sa isang round.',
  lines: 'Mga linya',
  line: 'Linya {line}',
  idle: '20 linya, {coins} coin na tig-{coin}',
  verify_spin_paid: 'Bayad na spin',
  verify_spin_free: 'Free spin {number}',
  verify_spin_coins: '{coins} coin',
  verify_win_line: 'Linya {line}: {count} × {symbol}, {coins} coin',
  verify_win_scatter: '{count} × {symbol} kahit saan, {coins} coin',
  verify_free_spins: '{count, plural, one {# free spin} other {# free spin}} ang nakuha',
  verify_reel: 'Reel {number}',
  coin_value: 'Halaga ng coin',
};
