import type { Messages } from '@palaro/api';
import type { en } from './perlas.en.ts';

/** Texts of Perlas ng Silangan in Filipino. */
export const ty: Messages<typeof en> = {
  pearl_win: 'Panalong perlas',
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
  pay_wild:
    'Wild: pumapalit sa bawat simbolong may bayad sa reel 2, 3 at 4. Walang bayad kapag mag-isa.',
  pay_scatter:
    'Kahit saan: ang 3, 4 o 5 ay may 10, 15 o 20 free spins na ×2 ang bawat panalo, hanggang 60 sa isang round.',
};
