/** Texts of the screens before login: login, registration, free play. */
export const en = {
  back: 'Back',
  close: 'Close',
  login_help: 'Welcome back. Good to see you.',
  ask_help: 'Log in first. Then we take you to what you tapped.',
  forgot: 'Forgot password?',
  no_account: 'No account yet?',
  open_account: 'Open an account',
  game_free: 'With play money: no account, no deposit, nothing to lose.',
  game_real: 'For real, with an account:',
  try_free: 'Try for free',
  try_help: 'With play money, no account needed. Or log in to play for real:',
  register_title: 'Open an account',
  register_help: 'It takes a minute, and you are in. Fields with a star must be filled in.',
  have_account: 'Already have an account?',
  log_in: 'Log in',
  trial_title: 'Free trial',
  trial_lead: 'Look around first',
  trial_help: 'Play with play money. No account, no deposit, nothing to lose.',
  trial_have: 'Have an account? Log in',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    entry: typeof en;
  }
}
