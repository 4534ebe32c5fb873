import type { Messages } from '@palaro/api';
import type { en } from './plinko.en.ts';

/** Texts of Pako in Filipino. */
export const ty: Messages<typeof en> = {
  drop: 'Ihulog',
  fast: 'Mabilis',
  idle: 'Pumili ng tabla at maghulog ng mga holen.',
  risk: 'Panganib',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  rows: 'Mga hanay',
  rows_of: '{rows} hanay',
  bins: 'Ang bayad ng mga lalagyan mula kaliwa: {list}',
  above: 'Bayad na higit sa taya',
  most: 'Pinakamataas',
  rules:
    'Isang pako ang tinatamaan ng holen sa bawat hanay, at nahuhulog ito sa kaliwa o sa kanan nang may parehong tsansa. Ang lalagyan sa ibaba ang nagbabayad ng multiplier nito na beses ng taya. May bayad po ang bawat lalagyan, pero mas mababa sa taya ang bayad ng mga nasa gitna. Ikaw ang pipili ng mga hanay at ng panganib: sa mas mataas na panganib, mas malaki ang bayad sa mga dulo at mas maliit sa gitna.',
  bin: 'Lalagyan',
  board_of: '{risk}, {rows} hanay',
  say: 'Nahulog ang holen sa lalagyang may bayad na {times}.',
  stake: 'Taya',
  stake_bad: 'Wala po ang tayang ito sa larong ito.',
  rows_bad: 'Buong bilang po ng hanay mula 8 hanggang 16.',
  verify: '{rights} sa {rows} ang pakanan ({way}): lalagyan {bin}, {times}',
};
