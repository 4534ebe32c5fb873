import type { Messages } from '@palaro/api';
import type { en } from './transfers-console.en.ts';

export const ty: Messages<typeof en> = {
  tab: 'Transfer',
  at: 'Oras',
  from: 'Mula',
  to: 'Papunta',
  main: 'Main wallet',
  amount: 'Halaga',
  state: 'Status',
  'state.created': 'Nasimulan',
  'state.sent': 'Papunta na',
  'state.unknown': 'Tinatanong ang vendor',
  'state.done': 'Tapos na',
  'state.failed': 'Hindi natuloy',
  ended: 'Nalaman noong',
  asked: 'Ilang tanong',
  late: 'Natuloy nang huli',
  none: 'Walang transfer sa mga vendor.',
};
