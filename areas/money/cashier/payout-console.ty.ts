import type { Messages } from '@palaro/api';
import type { en } from './payout-console.en.ts';

export const ty: Messages<typeof en> = {
  barred: 'Hindi puwedeng bayaran ngayon:',
  'bar.frozen': 'Naka-freeze ang account',
  'bar.payout_block': 'Harang ang payout',
  person_state: 'Kalagayan ng tao',
  'account.disabled': 'Naka-freeze o nakasara pansamantala ang account',
  'account.closed': 'Sarado ang account',
  'block.payout': 'Harang ang payout',
  'block.bonus': 'Harang ang bonus',
  said_by: '{text} ({name})',
  'exclusion.time_out': 'Nagpapahinga',
  'exclusion.self': 'Sariling pag-exclude',
  'exclusion.family': 'In-exclude ng pamilya',
  'exclusion.licensee': 'In-exclude ng licensee',
  endless: 'walang katapusan',
  held_until: 'Hinto ang bagong withdrawal matapos ang pagbabago sa account',
  limit: 'Limit: {kind} {period}',
  'limit.deposit': 'na-deposit',
  'limit.stake': 'stake',
  'limit.wager': 'kabuuang taya',
  'limit.loss': 'natalo',
  'limit.bet': 'kada taya',
  'limit.day': 'kada araw',
  'limit.week': 'kada linggo',
  'limit.month': 'kada buwan',
};
