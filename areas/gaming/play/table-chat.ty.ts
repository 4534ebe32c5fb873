import type { Messages } from '@palaro/api';
import type { en } from './table-chat.en.ts';

export const ty: Messages<typeof en> = {
  title: 'Chat',
  close: 'Isara ang chat',
  messages: 'Mga mensahe sa mesang ito',
  loading: 'Binabasa ang chat',
  failed: 'Hindi po mabasa ang chat.',
  again: 'Subukan ulit',
  empty: 'Wala pang nagsasalita',
  empty_help: 'Makikita po ng lahat sa mesang ito ang isusulat dito.',
  you: 'Ikaw',
  more: 'Iba pa tungkol sa sinabi ni {name}',
  hide: 'Itago si {name}',
  report: 'I-report',
  reported: 'Na-report na. Titingnan ito ng isang tao.',
  hidden: 'Hindi mo nakikita ang isinusulat ng mga ito:',
  show: 'Ipakita ulit si {name}',
  field: 'Ang mensahe mo',
  placeholder: 'Sumulat dito',
  send: 'Ipadala',
  left: '{count, plural, one {# character na lang} other {# character na lang}}',
  log_in: 'Mag-log in para sumulat',
  trial:
    'Sa perang panlaro, puwede ka pong magbasa rito. Totoong account ang kailangan sa pagsulat.',
  silenced_until: 'Puwede kang magbasa rito, at sumulat ulit mula {time}.',
  silenced: 'Puwede kang magbasa rito, pero hindi na puwedeng sumulat.',
  offline: 'Walang internet. Darating ang mga bagong mensahe pagbalik nito.',
  help: 'Hindi mo kailangang harapin ito nang mag-isa. Puwedeng magpahinga anumang oras.',
  help_open: 'Tingnan kung ano ang makakatulong',
};
