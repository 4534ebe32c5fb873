import type { Messages } from '@palaro/api';
import type { en } from './wallet.en.ts';

export const ty: Messages<typeof en> = {
  balance: 'Balanse',
  main: 'Pangunahing wallet',
  held: 'Naka-hold',
  bonus: 'Bonus',
  wallet: 'Wallet',
  hide: 'Itago ang balanse',
  show: 'Ipakita ang balanse',
  hidden: 'Nakatago ang balanse',
  refresh: 'I-refresh ang balanse',
  unread: 'Hindi po mabasa ang balanse ninyo',
};
