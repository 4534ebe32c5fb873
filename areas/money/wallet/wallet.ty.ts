import type { Messages } from '@palaro/api';
import type { en } from './wallet.en.ts';

export const ty: Messages<typeof en> = {
  'error.rg.too_early': 'Tataas lang po ang limit pagkatapos ng panahon ng paghihintay.',
  'error.adjust.insufficient': 'Kulang po ang laman ng main wallet ng member.',
  'error.adjust.zero': 'Walang maitatama kung zero ang halaga. Maglagay po ng halaga.',
  'error.round.not_voidable':
    'Hindi ma-void ang round na ito: nasa vendor ang balanse, o naka-archive na ito.',
  'error.round.still_played':
    'Nilalaro pa ang round na ito. Ang laro mismo ang tatapos nito ayon sa patakaran.',
  'error.round.not_askable':
    'Hindi bukas ang round, o hindi matatanong ang vendor nito tungkol dito.',
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
