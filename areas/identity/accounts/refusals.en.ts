/** Texts of the refusals of accounts. The server sends them, so no browser loads them. */
export const refusals = {
  'error.login.failed': 'Username or password is wrong, or the account is disabled',
  'error.login.method_closed': 'Log in with your username and password.',
  'error.login.second_factor': 'Confirm that it is you.',
  'error.login.agents_only': 'Non-agents cannot log in',
  'error.login.members_only': 'Non-member account unable to login',
  'error.session.replaced': 'Account logged out: it was opened on another device.',
  'error.session.password_wrong': 'Wrong password',
  'error.captcha.wrong': 'Wrong captcha',
  'error.account.case_open': 'A case is open about this account. Close the case first.',
  'error.account.exists': 'Username already exists',
  'error.mobile.exists': 'This number belongs to another account.',
  'error.account.not_active': 'This account is not active now, or is stopped for longer already.',
  'error.account.closed':
    'This account is closed. You can still read your records and take your money out.',
  'error.rg.time_out':
    'You are taking a break from play. It ends by itself; your money stays yours meanwhile.',
  'error.rg.excluded':
    'This account is excluded from play. What you won is still credited, and your money stays yours.',
} as const;
