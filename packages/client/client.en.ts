/** Texts of the client itself: failures that did not come from the server, and shared parts. */
export const en = {
  offline: 'No internet, or a slow connection. Check your network and try again.',
  timed_out: 'This is taking too long. Check your connection and try again.',
  unreadable: 'Unknown error on our side. Please try again.',
  not_logged_in: 'Not logged in',
  'account.trial': 'Please login an actual account to use this function',
  'password.change_required': 'Change your password first.',
  account_needed: 'This is for members. Play money stays play money.',
  register: 'Open an account',
  log_in: 'Log in',
  'field.required': 'Please fill this in',
  'field.too_short': 'At least {min} characters',
  'field.too_long': 'At most {max} characters',
  'field.invalid': 'Please check what you typed',
  banners: 'Highlights',
  banner_n: 'Show highlight {n}',
  banners_pause: 'Pause',
  banners_play: 'Continue',
  'amount.comma': 'Write centavos after a point, like 64.50. A comma only groups: 1,000.',
  'amount.form': 'Enter an amount like 500 or 500.50',
  'amount.long': 'That is more than we can count. Please check the amount.',
  'amount.zero': 'Enter an amount above zero',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    client: typeof en;
  }
}
