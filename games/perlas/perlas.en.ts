/** Texts of Perlas ng Silangan in English. */
export const en = {
  pearl_win: 'Pearl win',
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
  pay_wild: 'Wild: stands for every paying symbol on reels 2, 3 and 4. It pays nothing alone.',
  pay_scatter:
    'Anywhere: 3, 4 or 5 give 10, 15 or 20 free spins with every win ×2, at most 60 in a round.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    perlas: typeof en;
  }
}
