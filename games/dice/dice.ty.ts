import type { Messages } from '@palaro/api';
import type { en } from './dice.en.ts';

/** Texts of Sampung Libo Dice in Filipino. */
export const ty: Messages<typeof en> = {
  roll: 'Roll',
  idle: 'Piliin ang mga numero mo at mag-roll.',
  under: 'Mababa',
  over: 'Mataas',
  side: 'Panig na panalo',
  win_numbers: 'Mga numerong panalo',
  wins_under: 'Panalo kapag mas mababa sa {edge}',
  wins_over: 'Panalo mula {edge} pataas',
  rules:
    'May lalabas na numero mula 00.00 hanggang 99.99. Ikaw po ang pipili kung ilan sa 10,000 numero ang panalo at kung aling panig. Ang multiplier ay 99 % na hinati sa tsansa, pinutol sa dalawang decimal.',
  say: 'Lumabas ang {roll}.',
  less: 'Bawasan ang numerong panalo',
  more: 'Dagdagan ang numerong panalo',
  win_numbers_bad: 'Buong numero po mula 100 hanggang 9,800.',
  stake: 'Taya',
  stake_bad: 'Wala po ang tayang ito sa larong ito.',
  verify_roll: 'Roll {roll}: {result}',
  verify_won: 'panalo',
  verify_lost: 'hindi nanalo',
};
