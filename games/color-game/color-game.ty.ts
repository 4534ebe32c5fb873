import type { Messages } from '@palaro/api';
import type { en } from './color-game.en.ts';

/** Texts of Color Game in Filipino. The colours keep the names that the dice's letters begin. */
export const ty: Messages<typeof en> = {
  roll: 'Ihagis',
  idle: 'I-tap ang isang kulay para maglagay ng chip.',
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  green: 'Green',
  white: 'White',
  pink: 'Pink',
  pair: 'Isang pares lang',
  any_triple: 'Kahit anong tatlong pareho',
  triple_of: 'Tatlong {colour}',
  two_of: '{first} at {second}',
  bets: 'Mga uri ng taya',
  bets_colours: 'Kulay',
  bets_two: 'Dalawa',
  bets_triples: 'Tatlo',
  staked: '{zone}, may tayang {stake}',
  won: '{zone}, may tayang {stake}, nagbayad ng {payout}',
  not_won: '{zone}, may tayang {stake}, walang panalo',
  sums: 'Ang bayad ng bawat taya',
  hint: '2×, 3× o 12× ang balik kapag lumabas ang kulay mo sa isa, dalawa o tatlong dice.',
  total: 'Kabuuang taya',
  rules:
    'Ihahagis ang tatlong dice na may anim na kulay. Puwede pong maglagay ng chip saanman; kanya-kanya ang bayad ng bawat taya, kasama na ang itinaya.',
  say: 'Lumabas ang {dice}.',
  say_paid: 'Nagbayad ng {payout} ang {zone}.',
  field: 'Taya',
  returns: 'Balik',
  zones: 'Halaga sa bawat taya',
  zones_help: 'Halimbawa: red:10,pair:5',
  zones_bad: 'Isulat po ang taya at buong piso, gaya ng red:10,red-blue:5.',
  verify: 'Dice: {dice}',
};
