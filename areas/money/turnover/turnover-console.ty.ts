import type { Messages } from '@palaro/api';
import type { en } from './turnover-console.en.ts';

export const ty: Messages<typeof en> = {
  tab: 'Turnover',
  none: 'Walang kinailangang itaya.',
  cause: 'Dahil sa',
  'cause.deposit': 'Deposit',
  'cause.award': 'Gantimpala',
  'cause.transfer': 'Transfer',
  cause_id: 'Numero',
  required: 'Kailangan',
  done: 'Naitaya',
  state: 'Status',
  'state.open': 'Bukas',
  'state.done': 'Naabot',
  'state.forfeited': 'Binitawan',
  'state.closed': 'Isinara: wala nang maitataya',
  'state.waived': 'Hindi na hinihingi',
  opened: 'Mula noong',
  ended: 'Natapos',
  uses: 'Huling nagpuno',
  waive: 'Hilinging alisin',
  waive_title: 'Huwag nang hingin ang natitirang taya?',
  waive_text:
    'Sa {required}, {done} na ang naitaya. Kapag may ibang pumayag, hindi na kailangang itaya ang natitira, at sasabihan ang member.',
  waive_waits: 'Naghihintay ng ikalawang tao',
};
