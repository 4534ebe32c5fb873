/** Texts of a step-up: the proofs that a member gives before a change. */
export const en = {
  'error.step_up.required': 'Please confirm that it is you.',
  'error.step_up.no_contact': 'Verify your mobile number or email first.',
  'error.payment_password_wrong':
    'Wrong payment password. Tries left: {left}. After five wrong ones it is locked for an hour.',
  'error.payment_password_locked':
    'Too many wrong payment passwords. You can try again at {time}, or reset it.',
  'error.payment_password_missing': 'Set a payment password first.',
  'error.login_password.wrong': 'Wrong login password.',
  'error.questions.wrong':
    'That is not the answer you saved. Tries left: {left}. After five wrong answers they are locked for an hour.',
  'error.questions.locked': 'Too many wrong answers. You can try again at {time}.',
  login_password: 'Login password',
  payment_password: 'Payment password',
  show: 'Show',
  hide: 'Hide',
  confirm_you: 'Confirm that it is you',
  step_up_code: 'Code',
  code_goes: 'The code goes to your verified mobile or email.',
  code_sent_to: 'Sent to {to}',
  use_payment_password: 'Use the payment password',
  use_code: 'Use a code instead',
  use_login_password: 'Use the login password',
  no_proof:
    'To change this, set a login password or verify your mobile number first. Our service can help.',
  password_required: 'Enter your login password',
  paypass_required: 'Enter your payment password',
  code_wrong: 'Wrong or expired code',
  login_password_wrong: 'Wrong login password',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'step-up': typeof en;
  }
}
