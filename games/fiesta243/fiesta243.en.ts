/** Texts of Fiesta 243 in English. */
export const en = {
  fiesta_win: 'Fiesta win',
  idle: '243 ways, {count} coins of {coin}',
  say_ways: '{count} {symbol}, {amount}.',
  say_scatter: '{count} fireworks, {amount}.',
  symbol_PAROL: 'Star lantern',
  symbol_SCAT: 'Fireworks',
  symbol_LECHON: 'Roast pig',
  symbol_KALABAW: 'Carabao',
  symbol_BANDERA: 'Bunting',
  symbol_MASKARA: 'Mask',
  symbol_TAMBOL: 'Drum',
  symbol_A: 'A',
  symbol_K: 'K',
  symbol_Q: 'Q',
  symbol_J: 'J',
  pay_intro:
    'Pays for each way with a stake of {stake}: a symbol on three reels or more from the left, in any row.',
  pay_ways: 'Ways are its counts on these reels, multiplied: 2 × 1 × 3 are six ways.',
  pay_wild: 'Wild: stands for every paying symbol on reels 2, 3 and 4. It pays nothing alone.',
  pay_scatter:
    'Anywhere: 3, 4 or 5 give 8, 12 or 16 free spins with every win ×3, at most 48 in a round.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    fiesta243: typeof en;
  }
}
