/** Texts of login, settings and sessions; the specification's words where it has them (§8). */
export const en = {
  'error.login.failed': 'User does not exist or is disabled',
  'error.login.method_closed': 'Log in with your username and password.',
  'error.captcha.wrong': 'Wrong captcha',
  'error.rg.time_out':
    'You are taking a break from play. It ends by itself; your money stays yours meanwhile.',
  'error.rg.excluded':
    'This account is excluded from play. What you won is still credited, and your money stays yours.',
  captcha_wrong: 'Wrong captcha',
  title: 'Log in',
  title_help: 'Welcome back. Use the username and password of your account.',
  back: 'Back',
  username: 'Username',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  captcha: 'Captcha code',
  captcha_picture: 'Picture with digits',
  new_captcha: 'Get another picture',
  enter_captcha: 'Enter the code in the picture',
  log_in: 'Log in',
  adults_only: 'For players aged {age} and over. Play for fun and take breaks.',
  change_password_first: 'Change your password first.',
  settings: 'Personal settings',
  appearance: 'Language and look',
  language: 'Language',
  theme: 'Theme',
  theme_system: 'Device',
  theme_dark: 'Dark',
  theme_light: 'Light',
  sound_and_touch: 'Sound and touch',
  sound: 'Sound',
  sound_help: 'Off at first; games follow this switch.',
  haptics: 'Vibration',
  haptics_help: 'On a confirmed bet and on a win.',
  account: 'Account',
  logged_in_as: 'Logged in as',
  change_password: 'Change password',
  sign_out: 'Sign out',
  signing_out: 'Signing out, please wait',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    accounts: typeof en;
  }
}
