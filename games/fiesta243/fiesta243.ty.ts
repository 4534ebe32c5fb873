import type { Messages } from '@palaro/api';
import type { en } from './fiesta243.en.ts';

/** Texts of Fiesta 243 in Filipino. */
export const ty: Messages<typeof en> = {
  fiesta_win: 'Panalong pang-fiesta',
  idle: '243 paraan, {count} coin na tig-{coin}',
  say_ways: '{count} {symbol}, {amount}.',
  say_scatter: '{count} paputok, {amount}.',
  symbol_PAROL: 'Parol',
  symbol_SCAT: 'Paputok',
  symbol_LECHON: 'Lechon',
  symbol_KALABAW: 'Kalabaw',
  symbol_BANDERA: 'Banderitas',
  symbol_MASKARA: 'Maskara',
  symbol_TAMBOL: 'Tambol',
  symbol_A: 'A',
  symbol_K: 'K',
  symbol_Q: 'Q',
  symbol_J: 'J',
  pay_intro:
    'Bayad sa bawat paraan sa tayang {stake}: simbolo sa tatlong reel o higit pa mula sa kaliwa, sa alinmang hanay.',
  pay_ways: 'Ang mga paraan ay ang bilang nito sa mga reel, pinarami: ang 2 × 1 × 3 ay anim.',
  pay_wild:
    'Wild: pumapalit sa bawat simbolong may bayad sa reel 2, 3 at 4. Walang bayad kapag mag-isa.',
  pay_scatter:
    'Kahit saan: ang 3, 4 o 5 ay may 8, 12 o 16 free spins na ×3 ang bawat panalo, hanggang 48 sa isang round.',
};
