import type { Messages } from '@palaro/api';
import type { en } from './operators.en.ts';

export const ty: Messages<typeof en> = {
  'error.console.login': 'Mali ang pangalan, password o code.',
  'error.console.locked': 'Sobrang daming maling subok. Maghintay ng labinlimang minuto.',
  'error.console.network': 'Hindi gumagana ang mga role mo mula sa network na ito.',
  'error.console.code': 'Mali o luma na ang code. Magsimula ulit gamit ang bagong QR code.',
  'error.console.passkey': 'Hindi tinanggap ang passkey. Walang nabago.',
  'error.console.password_weak':
    'Gumamit ng hindi bababa sa {min} karakter, hindi karaniwang password, at wala ang pangalan mo o ng site.',
  'error.console.invitation': 'Nagamit na o luma na ang imbitasyong ito. Humingi ng bago.',
  'error.console.name_taken': 'May operator na sa pangalang ito.',
  'error.console.mail_taken': 'May operator nang gumagamit ng mail address na ito.',
  'error.console.role_unknown': 'May role dito na wala o hindi maibibigay.',
  'error.console.last_admin':
    'Dapat may dalawang aktibong operator na may permisong {permission}. Walang nabago.',
  'error.console.network_form': 'Hindi address o network ang {network}.',
  'error.console.nobody_grants': 'Walang ibang aktibong operator na makapagbibigay nito.',
  'error.console.decided': 'May nagpasya na rito.',
  'alarm.locked.subject': 'Console: {count} na-lock dahil sa maling subok',
  'alarm.locked.text':
    'Na-lock pagkatapos ng tig-{tries} maling subok mula noong huling ganitong mail: {count} beses, kay {names}. Nasa audit trail ang mga address. Kung hindi ikaw ito, sabihin sa administrator.',
  'alarm.break_glass.subject': 'Console: binuksan ang break glass',
  'alarm.break_glass.text':
    'May lahat ng permiso si {who} sa loob ng isang oras, ibinigay ni {by}. Tingnan ang audit trail.',
  'alarm.invite_asked.subject': 'Console: may gagawing operator',
  'alarm.invite_asked.text':
    'Hinihingi ni {by} na imbitahan si {fullName} bilang {name}, {mail}, na may role na {roles}. Walang papapasukin hangga’t walang pumapayag na ikalawang tao.',
  'alarm.invite_agreed.subject': 'Console: naipadala ang imbitasyon',
  'alarm.invite_agreed.text':
    'Pumayag si {by} na imbitahan si {fullName} bilang {name}, {mail}, na may role na {roles}. Kung mali ito, i-disable agad si {name}.',
  'alarm.invite_taken.subject': 'Console: tinanggap ang imbitasyon',
  'alarm.invite_taken.text':
    'Pumili na ng password si {fullName} at gumagamit na bilang {name}, {mail}, na may role na {roles}. Kung mali ito, i-disable agad si {name}.',
  'invitation.subject': 'Access mo sa console ng {site}',
  'invitation.text':
    '{fullName}, inaanyayahan ka sa console ng {site} bilang {name}. Pumili ng password sa loob ng {days} araw: {link}',
};
