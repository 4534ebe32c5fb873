import type { Messages } from '@palaro/api';
import type { en } from './step-up.en.ts';

export const ty: Messages<typeof en> = {
  'error.step_up.required': 'Kumpirmahin po muna na ikaw ito.',
  'error.step_up.no_contact': 'I-verify muna ang mobile number o email mo.',
  'error.payment_password_wrong':
    'Maling payment password. Natitirang subok: {left}. Naka-lock ito nang isang oras kapag limang beses nagkamali.',
  'error.payment_password_locked':
    'Masyadong maraming maling payment password. Puwede ulit sa {time}, o i-reset ito.',
  'error.payment_password_missing': 'Mag-set muna ng payment password.',
  'error.login_password.wrong': 'Maling login password.',
  'error.questions.wrong':
    'Hindi iyan ang sagot na na-save mo. Natitirang subok: {left}. Naka-lock ito nang isang oras kapag limang beses nagkamali.',
  'error.questions.locked': 'Masyadong maraming maling sagot. Puwede ulit sa {time}.',
  login_password: 'Login password',
  payment_password: 'Payment password',
  show: 'Ipakita',
  hide: 'Itago',
  confirm_you: 'Kumpirmahin na ikaw ito',
  step_up_code: 'Code',
  code_goes: 'Ipapadala ang code sa verified mong mobile o email.',
  code_sent_to: 'Ipinadala sa {to}',
  use_payment_password: 'Gamitin ang payment password',
  use_code: 'Gumamit ng code',
  use_login_password: 'Gamitin ang login password',
  no_proof:
    'Para mapalitan ito, mag-set muna ng login password o mag-verify ng mobile number. Matutulungan ka po ng aming service.',
  password_required: 'Ilagay ang login password mo',
  paypass_required: 'Ilagay ang payment password mo',
  code_wrong: 'Mali o expired na ang code',
  login_password_wrong: 'Maling login password',
};
