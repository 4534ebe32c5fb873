import type { Messages } from '@palaro/api';
import type { en } from './privacy.en.ts';

export const ty: Messages<typeof en> = {
  'error.privacy.password_wrong': 'Hindi po ito ang password mo',
  'error.privacy.money_left':
    'I-withdraw muna ang pera. Pagkatapos, puwede nang isara ang account.',
  'error.privacy.round_open': 'May laro pang bukas. Tapusin ito o hintayin ang resulta.',
  'error.privacy.agent':
    'May mga miyembro sa ilalim ng account na ito. Sulatan kami at tutulungan ka namin.',
  password_wrong: 'Hindi po ito ang password mo',
  password_required: 'Ilagay ang password mo',
  title: 'Privacy at data',
  entry: 'Privacy at data',
  entry_help: 'I-download ang data, isara ang account',
  data_title: 'Ang data mo',
  data_text:
    'Isang file ng lahat ng itinatago namin tungkol sa iyo: profile, contact, mga login, mensahe, pahintulot, laro at bawat galaw ng pera. Wala rito ang mga password at code.',
  data_care: 'Itago ito kung saan ikaw lang ang makakabasa.',
  download: 'I-download ang data ko',
  progress: '{rows} na record na',
  downloaded: 'Nasa downloads na ang file',
  next_export: 'Puwede ang susunod na file {at}.',
  close_title: 'Isara ang account',
  close_text: 'Hindi na makakapaglaro, makakapag-deposit o mananalo rito. Hindi na ito maibabalik.',
  'close.money': 'Pera muna: maisasara lang ang account kapag wala nang laman ang mga wallet.',
  'close.awards': 'Mawawala ang mga reward na hindi pa nakuha.',
  'close.name':
    'Hindi na ibibigay sa iba ang username mo. Puwede na ulit gamitin ang mobile number.',
  'close.kept':
    'Itatago namin nang {years} taon ang hinihingi ng batas (AMLA, Republic Act 9160). Pagkatapos, buburahin ang lahat ng nagsasabi kung sino ka.',
  'close.break':
    'Gusto mo po bang tumigil muna sa paglalaro, o tuluyan na? Maaaring magtakda ang aming service ng pahinga o exclusion, na mananatili kahit magbago ang isip mo.',
  'hindrance.money': 'May pera pa sa mga wallet mo. I-withdraw muna ito.',
  'hindrance.rounds': 'May laro pang bukas. Tapusin ito o hintayin ang resulta.',
  'hindrance.agent':
    'May mga miyembro sa ilalim ng account na ito. Tutulungan ka ng aming service na isara ito.',
  close: 'Isara ang account ko',
  closed: 'Sarado na ang account mo',
  'ask.download': 'I-download ang data mo',
  'ask.close': 'Tuluyan nang isara ang account?',
  'ask.text': 'Ilagay po ulit ang password para siguradong ikaw ito.',
  'ask.close_text': 'Wala nang balikan. Ilagay ang password para isara ang account.',
  password: 'Password',
  show_password: 'Ipakita ang password',
  hide_password: 'Itago ang password',
  no_password: 'Wala pang password ang account mo. Magtakda muna.',
  set_password: 'Magtakda ng password',
  retry: 'Subukan ulit',
  cancel: 'Kanselahin',
  to_service: 'Sulatan kami',
};
