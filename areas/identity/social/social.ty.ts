import type { Messages } from '@palaro/api';
import type { en } from './social.en.ts';

export const ty: Messages<typeof en> = {
  'error.social.expired': 'Masyadong natagalan. Pakiulit po mula sa simula.',
  'error.social.failed': 'Hindi po nila nakumpirma kung sino ka. Pakisubukan ulit.',
  'error.social.log_in_again': 'Mag-log in po ulit para ma-link ang account na ito.',
  'error.social.taken': 'Naka-link na po ang account na ito sa ibang member.',
  'error.social.already_linked': 'May naka-link na pong ganitong account. I-unlink muna iyon.',
  'error.social.password_wrong': 'Maling password',
  'error.social.password_needed':
    'Wala pa pong password ang account mo. Maglagay muna gamit ang mobile number mo.',

  password_wrong: 'Maling password',
  or: 'o',
  'with.google': 'Magpatuloy gamit ang Google',
  'with.facebook': 'Magpatuloy gamit ang Facebook',
  'with.telegram': 'Magpatuloy gamit ang Telegram',
  'name.google': 'Google',
  'name.facebook': 'Facebook',
  'name.telegram': 'Telegram',

  'back.cancelled': 'Hindi po itinuloy. Walang nabago.',
  'back.failed': 'Hindi po ito natuloy. Pakisubukan ulit, o mag-log in sa ibang paraan.',
  'back.linked': 'Naka-link na po ang {provider} sa account mo.',
  'back.switched_off': 'Naka-off po muna ang ganitong pag-log in.',

  title: 'Nagla-log in',
  title_help: 'Galing ka po sa ibang site.',
  coming_in: 'Sandali lang po, tinitingnan namin kung sino ka.',
  again: 'Bumalik',
  'stopped.title': 'Hindi po natuloy',

  'pending.title': 'Kumpirmado na ng {provider}',
  'pending.password':
    'Nasa account na {account} dito ang email mo roon. Mag-log in po rito nang isang beses; sa susunod, {provider} na lang.',
  'pending.register':
    'Kaunti na lang po ang kulang. Mag-register nang isang beses, o mag-log in kung may account ka na; sa susunod, {provider} na lang.',
  'pending.drop': 'Ituloy nang walang {provider}',

  'links.title': 'Mga naka-link na account',
  'links.help': 'Mag-log in sa isang tap gamit ang account na mayroon ka na.',
  'links.none': 'Hindi naka-link',
  'links.link': 'I-link',
  'links.unlink': 'I-unlink',
  'links.linked': 'Naka-link',
  'links.retry': 'Subukan ulit',
  'links.unlinked': 'Hindi na naka-link ang {provider}.',
  'proof.link': 'I-link ang {provider}',
  'proof.unlink': 'I-unlink ang {provider}',
  'proof.link_help':
    'Ilagay po ang password mo sa login. Pagkatapos, hihingi ng kumpirmasyon ang {provider}.',
  'proof.unlink_help':
    'Ilagay po ang password mo sa login. Hindi ka na makakapag-log in gamit ang {provider}.',
  'proof.password': 'Password sa login',
  'proof.close': 'Isara',
  'proof.to_provider': 'Tumuloy sa {provider}',
};
