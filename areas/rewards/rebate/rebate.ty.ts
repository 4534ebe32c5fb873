import type { Messages } from '@palaro/api';
import type { en } from './rebate.en.ts';

export const ty: Messages<typeof en> = {
  title: 'Manual rebate',
  report_title: 'Rebate ko',
  try_again: 'Subukan ulit',
  loading: 'Naglo-load',
  ready: 'Sa iyo na ngayon',
  none: 'Wala pang maibabalik. Binibilang dito ang taya sa huling 30 araw.',
  little: 'Hindi bababa sa {least} ang isang claim. Maglaro pa, at maiipon ito.',
  line: '{rate} % ng {bets}',
  claim: 'Kunin ang {amount}',
  claiming: 'Kinukuha',
  claimed: 'Nasa balanse mo na ang {amount}, at hindi na ito kailangang itaya.',
  often: 'Naabot mo na ang dami ng claim sa isang araw. Bumalik bukas.',
  last: 'Huling kinuha {at}',
  how: 'Paano ito gumagana',
  how_rate: 'Binibilang ang bawat araw sa VIP level mo noong nagsimula ito.',
  how_once:
    'Isang beses lang ibinabalik ang isang taya. Walang ibabalik sa round na na-void bago ka mag-claim.',
  how_days: 'Lumilipas ang taya na mahigit 30 araw na.',
  how_free: 'Puwede mong ilaro o i-withdraw ang makukuha mo.',
  to_report: 'Mga naibalik na',
  to_levels: 'Mga VIP level at rate',
  to_games: 'Pumunta sa mga laro',
  report_none: 'Wala pang naibabalik.',
  report_none_action: 'Pumunta sa manual rebate',
  report_failed: 'Hindi na-load ang mga rebate mo.',

  'error.promo.nothing_to_claim': 'Walang maibabalik ngayon. Binibilang agad ang bagong taya.',
  'error.promo.rebate_often': 'Naabot mo na ang dami ng claim sa isang araw. Bumalik bukas.',
};
