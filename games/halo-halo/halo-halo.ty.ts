import type { Messages } from '@palaro/api';
import type { en } from './halo-halo.en.ts';

/** Texts of Halo-Halo Triple in Filipino. */
export const ty: Messages<typeof en> = {
  sweet_win: 'Pinakamatamis na panalo',
  symbol_FLAN: 'Leche flan',
  symbol_UBE: 'Ube',
  symbol_MANGO: 'Mangga',
  symbol_LANGKA: 'Langka',
  symbol_BEAN: 'Pulang beans',
  symbol_NATA: 'Nata de coco',
  symbol_ICE: 'Yelo',
  pay_intro: 'Bayad sa tayang {stake}: tatlong magkapareho sa isa sa limang linya.',
  pay_wild:
    'Wild: pumapalit sa bawat simbolo, at dinodoble ng bawat flan ang panalo ng linya: ×2 sa isa, ×4 sa dalawa.',
  pay_three: 'Ang tatlong flan sa isang linya ay nagbabayad ng {amount}.',
  pay_ice: 'Walang bayad ang yelo.',
};
