import type { Messages } from '@palaro/api';
import type { en } from './mangga-tumble.en.ts';

/** Texts of Mangga Tumble in Filipino. */
export const ty: Messages<typeof en> = {
  storm_win: 'Bagyo ng panalo',
  idle: 'Panalo ang sampu o higit pa kahit saan, {count} coin na tig-{coin}',
  say_win: '{count} {symbol}, {amount}.',
  say_tumbles: '{count} sunod-sunod na panalo hanggang {factor} beses: {amount} lahat.',
  symbol_DURIAN: 'Durian',
  symbol_MANGGA: 'Mangga',
  symbol_PAPAYA: 'Papaya',
  symbol_PINYA: 'Pinya',
  symbol_SAGING: 'Saging',
  symbol_NIYOG: 'Niyog',
  pay_intro:
    'Bayad sa tayang {stake}; panalo ang sampu o higit pang magkaparehong simbolo saanman.',
  pay_tumble:
    'Pumuputok ang mga nanalong simbolo, nahuhulog ang iba, at pinupuno ng bago ang mga puwang: isang tumble. Tuloy ang spin hanggang walang panalo, hanggang walong beses.',
  pay_ladder: 'Bawat sunod na panalo ay pinararami ng susunod na baitang: {factors}.',
  pay_kidlat:
    'Sa bayad na spin, maaaring tamaan ng kidlat ang mga hanay. Ang {needed} kidlat o higit pa ay may {spins} free spins na may mas mataas na baitang: {factors}. Walang kidlat sa free spins.',
  verify_marks: 'May kidlat sa hanay {marks}',
  verify_no_marks: 'Walang kidlat',
  verify_drop: '{title}, hulog {number}, ×{factor}',
};
