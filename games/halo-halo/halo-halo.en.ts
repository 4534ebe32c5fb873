/** Texts of Halo-Halo Triple in English. */
export const en = {
  sweet_win: 'Sweetest win',
  symbol_FLAN: 'Flan',
  symbol_UBE: 'Purple yam',
  symbol_MANGO: 'Mango',
  symbol_LANGKA: 'Jackfruit',
  symbol_BEAN: 'Red beans',
  symbol_NATA: 'Coconut jelly',
  symbol_ICE: 'Shaved ice',
  pay_intro: 'Pays for a stake of {stake}: three alike on one of five lines.',
  pay_wild:
    'Wild: stands for every symbol, and each flan in a line doubles its win: ×2 with one, ×4 with two.',
  pay_three: 'Three flans on a line pay {amount}.',
  pay_ice: 'Ice pays nothing.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'halo-halo': typeof en;
  }
}
