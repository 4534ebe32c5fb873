import type { Messages } from '@palaro/api';
import type { en } from './verification.en.ts';

export const ty: Messages<typeof en> = {
  'error.verification.invalid': 'Mali ang verification code o tapos na ang bisa nito',
  code_wrong: 'Mali o expired na ang code',
  country_closed: 'Hindi tinatanggap dito ang mga number ng bansang ito',
  mobile_wrong: 'Ilagay ang mga numero ng mobile mo, walang country code',
  code: 'Verification code',
  get_code: 'Kunin ang code',
  get_another: 'Ipadala ulit',
  sending: 'Ipinapadala ang code, sandali lang po',
  sent: 'Naipadala na ang code',
  not_sent: 'Walang naipadalang code. Subukan ulit.',
  seconds: '{seconds} s',
  wait: 'Makakakuha ng bagong code sa loob ng {seconds} segundo',
  captcha: 'Captcha code',
  captcha_picture: 'Larawang may code',
  new_captcha: 'Kumuha ng ibang larawan',
  mobile: 'Mobile number',
  dialing_code: '{country}, +{code}: pumili ng ibang bansa',
  choose_country: 'Bansa',
  search_country: 'Hanapin ang bansa o code',
  no_country: 'Walang nahanap na bansa. Subukan ang ibang pangalan o code.',
  robot: 'Tao ka ba?',
  close: 'Isara',
};
