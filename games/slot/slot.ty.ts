import type { Messages } from '@palaro/api';
import type { en } from './slot.en.ts';

/** Texts that all slots share, in Filipino. */
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
  stop_on_free: 'Huminto kapag may free spins',
  idle: '{lines} linya, {count, plural, one {# coin} other {# coin}} na tig-{coin}',
  say_free: '{count, plural, one {# free spin} other {# free spins}}: nagbayad ng {amount}.',
  say_line: 'Linya {line}: {count} {symbol}, {amount}.',
  pay_symbol: 'Simbolo',
  lines: 'Mga linya',
  line: 'Linya {line}',
  verify_spin_paid: 'Bayad na spin',
  verify_spin_free: 'Free spin {number}',
  verify_spin_coins: '{coins} coin',
  verify_win_line: 'Linya {line}: {count} × {symbol}, {coins} coin',
  verify_win_ways: '{ways} paraan: {count} × {symbol}, {coins} coin',
  verify_win_scatter: '{count} × {symbol} kahit saan, {coins} coin',
  verify_free_spins: '{count, plural, one {# free spin} other {# free spin}} ang nakuha',
  verify_reel: 'Reel {number}',
  coin_value: 'Halaga ng coin',
};
