import type { Messages } from '@palaro/api';
import type { en } from './http.en.ts';

export const ty: Messages<typeof en> = {
  'error.malformed': 'May hindi mabasa sa ipinadala. Pakitingnan po ang mga may marka.',
  'error.module_id_wrong': 'Hindi kabilang ang tawag na ito sa binanggit na module.',
  'error.encryption_invalid': 'Hindi mabuksan ang mensahe.',
  'error.encryption_stale': 'Nagamit na ang susi ng mensaheng ito. Pakisubukan po ulit.',
  'error.encryption_required': 'Kailangang naka-encrypt ang mensaheng ito.',
  'error.not_logged_in': 'Hindi naka-log in',
  'error.session.expired': 'Natapos na ang session mo. Mag-log in po ulit.',
  'error.session.ended': 'Na-log out na ang account',
  'error.no_permission':
    'Paumanhin po, walang pahintulot ang account na ito o pansamantalang hindi available ang feature',
  'error.switched_off':
    'Paumanhin po, walang pahintulot ang account na ito o pansamantalang hindi available ang feature',
  'error.account.trial': 'Mag-log in po sa totoong account para magamit ito',
  'error.password.change_required': 'Palitan po muna ang password mo.',
  'error.region.blocked': 'Hindi po available ang site na ito sa lugar mo.',
  'error.console.forbidden': 'Hindi ito pinapayagan ng mga role mo.',
  'error.console.csrf': 'Hindi galing sa console ang request na ito. Walang nagawa.',
  'error.console.reason_required':
    'Magbigay ng dahilan: sabihin sa isang pangungusap ang nangyari.',
  'error.console.too_many_rows':
    'Mahigit 50,000 row ang tumugma. Liitan ang filter at i-export ulit.',
  'error.console.second_person': 'Ibang tao ang dapat magpasya nito, sa ibang browser.',
  'error.not_found': 'Walang laman ang address na ito.',
  'error.idempotency_spent': 'Nagawa na ito noon. Tingnan ang mga record mo.',
  'error.idempotency_mismatch': 'Nagamit na ang key na ito sa ibang request.',
  'error.idempotency_in_progress': 'Tumatakbo pa ang unang request na may ganitong key.',
  'error.too_large': 'Sobra ito sa puwedeng ipadala nang isang beses.',
  'error.unsupported_media_type': 'Hindi tinatanggap ang ganitong uri ng mensahe.',
  'error.too_many_requests': 'Napakaraming subok. Maghintay po sandali.',
  'error.maintenance': 'Nasa maintenance po ang platform',
  'error.try_again': 'Ina-upgrade ang system, pakisubukan po ulit mamaya',
  'error.internal':
    'Hindi kilalang error sa amin. Walang nasingil nang doble. Pakisubukan po ulit.',
  'page.description': '{site}: mga laro, live at slots, para sa {age} pataas.',
  'field.required': 'Kailangan ito.',
  'field.length': 'Hindi tugma ang haba.',
  'field.format': 'Hindi tugma ang anyo.',
  'field.character': 'May karakter po rito na hindi magagamit.',
  'field.range': 'Lampas sa hangganan ang halaga.',
  'field.choice': 'Wala ito sa mga pagpipilian.',
  'field.type': 'Hindi tinatanggap dito ang ganitong uri.',
  'field.unknown': 'Hindi kilala ang field na ito.',
};
