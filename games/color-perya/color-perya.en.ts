import { en as game } from '../color-game/color-game.en.ts';

const { red, blue, yellow, green, white, pink, pair, any_triple, triple_of, two_of } = game;
const { bets, bets_colours, bets_two, bets_triples, say, field, returns, verify } = game;

/** Texts of Color Game Perya in English; the colours and fields are named as in Color Game. */
export const en = {
  red,
  blue,
  yellow,
  green,
  white,
  pink,
  pair,
  any_triple,
  triple_of,
  two_of,
  bets,
  bets_colours,
  bets_two,
  bets_triples,
  say,
  field,
  returns,
  verify,
  rules:
    'Three dice with six colours are thrown for everybody at the table. Place chips on any fields while bets are open; each field is paid by itself, with its stake included.',
  counts: 'How often each colour came up in the rounds shown',
  last: 'The last throws, newest first',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'color-perya': typeof en;
  }
}
