import type { Messages } from '@palaro/api';
import type { en } from './passwords.en.ts';

export const ty: Messages<typeof en> = {
  'error.modify.new.old.same': 'Hindi puwedeng magkapareho ang bago at lumang password',
  'error.password.old_wrong': 'Hindi po ito ang password mo',
  old_wrong: 'Hindi po ito ang password mo',
  forgotten: 'I-reset ang password',
  change: 'Palitan ang password',
  by_phone: 'Sa phone',
  by_email: 'Sa email',
  way: 'Paano i-reset',
  phone_help:
    'Magpapadala kami ng code sa mobile number ng account mo. Pagkatapos, pumili ng bagong password.',
  email_help:
    'Ie-email namin ang pansamantalang password sa address ng account mo. Isang beses lang ito magagamit, sa loob ng {minutes} minuto. Gagana pa rin ang luma hanggang sa gamitin ito.',
  username: 'Username',
  email: 'Email',
  mobile_short: 'Hindi bababa sa {min} numero ang mobile number',
  code_first: 'Kumuha muna ng code',
  old_password: 'Lumang password',
  new_password: 'Bagong password',
  new_password_help:
    'Gumamit ng 8 hanggang 64 na karakter. Madaling tandaan ang ilang salitang magkakasama.',
  confirm_password: 'Ulitin ang bagong password',
  show_password: 'Ipakita ang password',
  hide_password: 'Itago ang password',
  'old.required': 'Ilagay ang password',
  'new.required': 'Ilagay ang password',
  'confirm.required': 'Ilagay ang password',
  'confirm.same': 'Hindi magkatugma ang inulit na password',
  same_title: 'Pumili ng ibang password',
  confirm: 'Kumpirmahin',
  send_mail: 'I-email ang pansamantalang password',
  set_password: 'I-save ang bagong password',
  in_please_wait: 'Sandali lang po',
  in_been_out: 'Kung tugma ang pangalan at email, papunta na ang mail',
  saving: 'Sine-save ang bagong password',
  saved: 'Na-save ang pagbabago',
  reset_done: 'Nakatakda na ang bagong password. Mag-log in gamit ito.',
  hold: 'Pagkatapos mag-reset, {hours} oras maghihintay ang mga withdrawal. Walang magbabago sa deposit, mga laro at payment password.',
  first_help: 'Pumili po ng sariling password. Pagkatapos nito, bukas na ang lahat para sa iyo.',
  change_help: 'Masa-sign out ang lahat ng ibang device. Mananatiling naka-sign in ang isang ito.',
  to_support: 'Walang gumagana? Sulatan kami',
  'mail.subject': 'Ang pansamantalang password mo',
  'mail.text':
    'Ang pansamantalang password mo sa {site}: {password}\n\nIsang beses lang nitong mabubuksan ang account, sa loob ng {minutes} minuto. Pagkatapos, pipili ka ng bagong password.\n\nHindi po ikaw ang humingi nito? Wala ka pong kailangang gawin: gagana pa rin ang lumang password. Huwag ibigay ang password na ito kaninuman, kahit sa amin.',
};
