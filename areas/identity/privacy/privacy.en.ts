/** Texts of the member's data and of closing an account. They are careful and urge nothing. */
export const en = {
  'error.privacy.password_wrong': 'This is not your password',
  'error.privacy.money_left': 'Take your money out first. Then the account can be closed.',
  'error.privacy.round_open': 'A game is still open. Finish it or wait until it is settled.',
  'error.privacy.agent':
    'There are members below this account. Write to us and we will sort it out with you.',
  password_wrong: 'This is not your password',
  password_required: 'Enter your password',
  title: 'Privacy and data',
  entry: 'Privacy and data',
  entry_help: 'Download your data, close the account',
  data_title: 'Your data',
  data_text:
    'A file with everything we keep about you: profile, contacts, logins, messages, consents, games and every movement of your money. Passwords and codes are not in it.',
  data_care: 'Keep it where only you can read it.',
  download: 'Download my data',
  progress: '{rows} records so far',
  downloaded: 'The file is in your downloads',
  next_export: 'You can make the next file {at}.',
  close_title: 'Close the account',
  close_text: 'Nothing can be played, deposited or won with it afterwards. This cannot be undone.',
  'close.money': 'Your money comes first: the account can be closed once every wallet is empty.',
  'close.awards': 'Rewards that were not claimed are lost.',
  'close.name': 'Your username is never given to anyone else. Your mobile number is free again.',
  'close.kept':
    'For {years} years we keep what the law asks us to keep (AMLA, Republic Act 9160). After that, everything that identifies you is erased.',
  'close.break':
    'Do you want to stop playing for a while, or for good? Our service can set a break or an exclusion, which holds even if you change your mind.',
  'hindrance.money': 'There is money in your wallets. Take it out first.',
  'hindrance.rounds': 'A game is still open. Finish it or wait until it is settled.',
  'hindrance.agent': 'There are members below this account. Our service helps you close it.',
  close: 'Close my account',
  closed: 'Your account is closed',
  'ask.download': 'Download your data',
  'ask.close': 'Close the account for good?',
  'ask.text': 'Type your password once more, so that we know it is you.',
  'ask.close_text': 'There is no way back. Type your password to close the account.',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  no_password: 'Your account has no password yet. Set one first.',
  set_password: 'Set a password',
  retry: 'Try again',
  cancel: 'Cancel',
  to_service: 'Write to us',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    privacy: typeof en;
  }
}
