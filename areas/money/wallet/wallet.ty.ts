import type { Messages } from '@palaro/api';
import type { en } from './wallet.en.ts';

export const ty: Messages<typeof en> = {
  'error.rg.too_early': 'Tataas lang po ang limit pagkatapos ng panahon ng paghihintay.',
  'error.console.second_person': 'Ibang tao po ang dapat magkumpirma ng iminungkahi mo.',
  'error.console.reason_required': 'Magbigay po ng dahilan at sabihin kung ano ang nangyari.',
  'error.adjust.insufficient': 'Kulang po ang laman ng main wallet ng miyembro.',
  'error.adjust.ended': 'Napagpasyahan na po ang pagtatamang ito.',
  'error.adjust.expired': 'Masyado nang matagal ang pagtatamang ito. Imungkahi po ulit.',
  balance: 'Balanse',
  play_money: 'Perang panlaro',
  main: 'Main wallet',
  held: 'Naka-hold',
  bonus: 'Bonus',
  at_vendor: 'Nasa {vendor}',
  transfer: 'Mag-transfer',
  record: 'Record ng account',
  wallet: 'Wallet',
  hide: 'Itago ang balanse',
  show: 'Ipakita ang balanse',
  hidden: 'Nakatago ang balanse',
  refresh: 'I-refresh ang balanse',
  unread: 'Hindi po mabasa ang balanse mo',
};
