import type { Messages } from '@palaro/api';
import type { en } from './offers-console.en.ts';

export const ty: Messages<typeof en> = {
  new: 'Magsulat ng alok sa deposito',
  which: 'Para sa aling deposito',
  first: 'Pinakaunang deposito',
  daily: 'Isang deposito bawat araw',
  percent: 'Bonus, porsiyento ng deposito',
  cap: 'Pinakamalaking bonus',
  least: 'Pinakamaliit na deposito',
  times_help: 'Ilang beses dapat itaya ang deposito at bonus bago ma-withdraw.',
};
