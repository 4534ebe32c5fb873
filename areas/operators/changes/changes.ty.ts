import type { Messages } from '@palaro/api';
import type { en } from './changes.en.ts';

export const ty: Messages<typeof en> = {
  'error.console.no_change': 'Walang magbabago. Ganyan na ngayon ang hinihingi mo.',
  'error.console.nobody_approves':
    'Walang ibang puwedeng pumayag dito. Magpabigay muna ng role sa admin para sa iba.',
  'error.console.stale':
    'Nagbago na ang laman mula nang hingin ito, kaya walang ginawa. Hingin ulit.',
  'error.console.own_matter': 'Tungkol ito sa iyo o sa role mo, kaya iba ang dapat pumayag.',
  'error.console.expired': 'Walang nagpasya rito sa loob ng 24 oras. Hingin ulit.',
};
