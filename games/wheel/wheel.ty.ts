import type { Messages } from '@palaro/api';
import type { en } from './wheel.en.ts';

/** Texts of Ruleta ng Suwerte in Filipino. */
export const ty: Messages<typeof en> = {
  spin: 'Paikutin',
  idle: 'Pumili ng ruleta at paikutin.',
  risk: 'Panganib',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  segments: 'Mga hati',
  legend: 'Ang bayad ng mga hati',
  count_of: '{count} sa {size}',
  rules:
    'Hihinto ang ruleta sa isa sa mga hati nito. Pare-pareho ang tsansa ng bawat hati, at ang multiplier nito ang bayad. Ikaw po ang pipili kung ilan ang hati at kung gaano kalaki ang nasa iilang hati lang. Eksaktong 97 % ang balik ng bawat ruleta.',
  say: 'Huminto ang ruleta sa {times}.',
  wheel: 'Ruleta',
  wheel_of: '{risk}, {size}',
  pays: 'Mga hating may bayad',
  greatest: 'Pinakamataas',
  stake: 'Taya',
  stake_bad: 'Wala po ang tayang ito sa larong ito.',
  segments_bad: '10, 20, 30, 40 o 50 po ang hati ng ruleta.',
  verify: 'Hati {number} sa {size}: {times}',
};
