/** Texts of login, settings and sessions; the specification's words where it has them (§8). */
export const en = {
  'error.login.failed': 'User does not exist or is disabled',
  'error.login.method_closed': 'Log in with your username and password.',
  'error.captcha.wrong': 'Wrong captcha',
  captcha_wrong: 'Wrong captcha',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    accounts: typeof en;
  }
}
