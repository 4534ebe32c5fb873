/**
 * Texts of changed and forgotten passwords. Where the specification gives the words, they are used
 * (§8).
 */
export const en = {
  'error.modify.new.old.same': 'The new password and the old password cannot be the same',
  'error.password.old_wrong': 'This is not your password',
  old_wrong: 'This is not your password',
  forgotten: 'Reset password',
  change: 'Change password',
  by_phone: 'By phone',
  by_email: 'By email',
  way: 'How to reset it',
  phone_help: 'We send a code to the mobile number of your account. Then choose a new password.',
  email_help:
    'We mail a temporary password to the address of your account. It opens it once, within {minutes} minutes. Until then your old one keeps working.',
  username: 'Username',
  email: 'Email',
  mobile_short: 'A mobile number has at least {min} digits',
  code_first: 'Get a code first',
  old_password: 'Old password',
  new_password: 'New password',
  new_password_help: 'Use 8 to 64 characters. A few words together are easy to remember.',
  confirm_password: 'Confirm new password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  'old.required': 'Enter password',
  'new.required': 'Enter password',
  'confirm.required': 'Enter password',
  'confirm.same': 'Confirmation password not matched',
  same_title: 'Choose another password',
  confirm: 'Confirm',
  send_mail: 'Send temporary password',
  set_password: 'Set new password',
  in_please_wait: 'Please wait',
  in_been_out: 'If the name and the email match, the mail is on its way',
  saving: 'Saving your new password',
  saved: 'Change saved',
  reset_done: 'Your new password is set. Log in with it.',
  hold: 'After a reset, withdrawals wait {hours} hours. Deposits, games and your payment password stay as they are.',
  first_help: 'Choose your own password. Then everything is open to you.',
  change_help: 'Every other device is signed out. This one stays signed in.',
  to_support: 'None of these works? Write to us',
  'mail.subject': 'Your temporary password',
  'mail.text':
    'Your temporary password for {site}: {password}\n\nIt opens your account once, within {minutes} minutes. Then you choose a new password.\n\nDid you not ask for it? Then you need not do anything: your old password keeps working. Never give this password to anyone, us included.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    passwords: typeof en;
  }
}
