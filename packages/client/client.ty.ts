import type { Messages } from '@palaro/api';
import type { en } from './client.en.ts';

export const ty: Messages<typeof en> = {
  offline: 'Walang internet o mabagal ang koneksyon. Paki-check po ang network at subukan ulit.',
  timed_out: 'Masyado nang matagal. Paki-check po ang koneksyon at subukan ulit.',
  unreadable: 'Hindi kilalang error sa amin. Pakisubukan po ulit.',
  not_logged_in: 'Hindi naka-log in',
  'account.trial': 'Mag-log in po sa totoong account para magamit ito',
  'password.change_required': 'Palitan po muna ang password mo.',
  account_needed: 'Para po ito sa mga miyembro. Mananatiling panlaro ang perang panlaro.',
  register: 'Gumawa ng account',
  log_in: 'Mag-log in',
  'field.required': 'Pakisagutan po ito',
  'field.too_short': 'Hindi bababa sa {min} character',
  'field.too_long': 'Hanggang {max} character lang po',
  'field.invalid': 'Paki-check po ang inilagay mo',
  banners: 'Mga tampok',
  banner_n: 'Ipakita ang tampok {n}',
  banners_pause: 'I-pause',
  banners_play: 'Ituloy',
  'amount.comma':
    'Isulat ang sentimo pagkatapos ng tuldok, gaya ng 64.50. Pang-libo ang kuwit: 1,000.',
  'amount.form': 'Ilagay ang halaga, gaya ng 500 o 500.50',
  'amount.long': 'Higit iyan sa kaya naming bilangin. Paki-check po ang halaga.',
  'amount.zero': 'Ilagay ang halagang higit sa zero',
};
