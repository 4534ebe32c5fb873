import type { Messages } from '@palaro/api';
import type { en } from './keno.en.ts';

/** Texts of Keno 40 in Filipino. */
export const ty: Messages<typeof en> = {
  draw: 'Bunot',
  idle: 'Sampu sa 40 numero ang bubunutin.',
  pick_first: 'Pumili ng 1 hanggang 10 numero, o pindutin ang Random.',
  risk: 'Panganib',
  classic: 'Klasiko',
  high: 'Mataas',
  card: 'Mga numero 1 hanggang 40',
  cell: '{number}',
  cell_hit: '{number}, tama',
  cell_drawn: '{number}, nabunot',
  random: 'Random',
  random_of: 'Pumili ng {count} numero nang random',
  clear: 'Burahin',
  pays: 'Ang bayad ng mga tama',
  hits: 'Tama',
  hits_of: '{hits} sa {picks}',
  any: 'May bayad',
  picks: 'Mga pinili',
  most: 'Pinakamataas',
  rules:
    'Pumili po ng 1 hanggang 10 sa 40 numero. Sampu ang bubunutin, tig-isang beses. Mas maraming numero mong nabunot, mas malaki ang bayad: ang multiplier ng hanay na naabot mo na beses ng taya. Sa mataas na panganib, mas malaki ang bayad sa maraming tama at wala sa kaunti.',
  row_of: '{risk}, {picks}',
  say: '{hits} sa {picks} numero ang tama.',
  stake: 'Taya',
  stake_bad: 'Wala po ang tayang ito sa larong ito.',
  picks_bad:
    'Sumulat po ng 1 hanggang 10 magkakaibang numero mula 1 hanggang 40, gaya ng 3, 8, 17.',
  verify: 'Nabunot: {drawn}',
  verify_hits: '{hits} sa {picks} ang tama: {times}',
};
