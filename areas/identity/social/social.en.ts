/** Texts of logging in through Google, Facebook and Telegram. */
export const en = {
  'error.social.expired': 'That took too long. Please start again.',
  'error.social.failed': 'They did not confirm who you are. Please try again.',
  'error.social.log_in_again': 'Please log in once more to link this account.',
  'error.social.taken': 'This account is already linked to another member.',
  'error.social.already_linked': 'One of these accounts is linked already. Unlink it first.',
  'error.social.password_wrong': 'Wrong password',
  'error.social.password_needed':
    'Your account has no password yet. Set one by your mobile number first.',

  password_wrong: 'Wrong password',
  or: 'or',
  'with.google': 'Continue with Google',
  'with.facebook': 'Continue with Facebook',
  'with.telegram': 'Continue with Telegram',
  'name.google': 'Google',
  'name.facebook': 'Facebook',
  'name.telegram': 'Telegram',

  'back.cancelled': 'You stopped before it was done. Nothing has changed.',
  'back.failed': 'That did not work. Please try again, or log in another way.',
  'back.linked': '{provider} is linked to your account.',
  'back.switched_off': 'This way of logging in is switched off at the moment.',

  title: 'Logging in',
  title_help: 'You are coming back from another site.',
  coming_in: 'One moment, we are checking who you are.',
  again: 'Go back',
  'stopped.title': 'That did not work',

  'pending.title': 'Confirmed by {provider}',
  'pending.password':
    'Your address there belongs to the account {account} here. Log in to it once; after that, {provider} is enough.',
  'pending.register':
    'A few things are still missing. Register once, or log in if you have an account; after that, {provider} is enough.',
  'pending.drop': 'Go on without {provider}',

  'links.title': 'Linked accounts',
  'links.help': 'Log in with one tap through an account you already use.',
  'links.none': 'Not linked',
  'links.link': 'Link',
  'links.unlink': 'Unlink',
  'links.linked': 'Linked',
  'links.retry': 'Try again',
  'links.unlinked': '{provider} is no longer linked.',
  'proof.link': 'Link {provider}',
  'proof.unlink': 'Unlink {provider}',
  'proof.link_help': 'Enter your login password. Then {provider} asks you to confirm.',
  'proof.unlink_help': 'Enter your login password. You can no longer log in through {provider}.',
  'proof.password': 'Login password',
  'proof.close': 'Close',
  'proof.to_provider': 'Go on to {provider}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    social: typeof en;
  }
}
