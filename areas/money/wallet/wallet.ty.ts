import type { Messages } from '@palaro/api';
import type { en } from './wallet.en.ts';

export const ty: Messages<typeof en> = {
  'error.rg.too_early': 'Tataas lang po ang limit pagkatapos ng panahon ng paghihintay.',
  'error.adjust.insufficient': 'Kulang po ang laman ng main wallet ng member.',
  'error.adjust.zero': 'Walang maitatama kung zero ang halaga. Maglagay po ng halaga.',
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
