import type { Messages } from '@palaro/api';
import { ty as game } from '../color-game/color-game.ty.ts';
import type { en } from './color-perya.en.ts';

const { red, blue, yellow, green, white, pink, pair, any_triple, triple_of, two_of } = game;
const { bets, bets_colours, bets_two, bets_triples, say, field, returns, verify } = game;

/** Texts of Color Game Perya in Filipino; the colours and fields are named as in Color Game. */
export const ty: Messages<typeof en> = {
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
    'Ihahagis ang tatlong dice na may anim na kulay para sa lahat ng nasa mesa. Puwede pong maglagay ng chip saanman habang bukas ang tayaan; kanya-kanya ang bayad ng bawat taya, kasama na ang itinaya.',
  counts: 'Ilang beses lumabas ang bawat kulay sa mga round na nakikita',
  last: 'Ang mga huling hagis, pinakabago muna',
};
