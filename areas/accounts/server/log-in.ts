import type { Body } from '@palaro/api';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import type { accountsApi } from '../accounts.api.ts';
import { takeCaptcha } from './captcha.ts';
import { verifyPassword } from './hash-password.ts';
import {
  countLoginFailure,
  forgetLoginFailures,
  readGuard,
  type GuardState,
} from './login-guard.ts';
import { findMemberByAccount, markLogin } from './members.repository.ts';
import { openSession } from './open-session.ts';

type LoginForm = Body<(typeof accountsApi)['login']>;

/**
 * Logs in with username and password. Unknown, wrong, disabled and locked get one text and the same
 * work, so that nobody learns which names exist (accounts.md §3; ASVS 6.3.8).
 */
export async function logIn(app: App, form: LoginForm, request: RequestInfo) {
  const { username, password } = form;
  if (form.type !== undefined && form.type !== 'username') throw refuse('login.method_closed');
  if (username === undefined || password === undefined) throw missing(username, password);
  const guard = await readGuard(app, username, request);
  if (guard.captchaNeeded && !(await captchaIsRight(app, form, request))) {
    throw refuse('captcha.wrong', { captcha: true, fields: { captcha: 'accounts.captcha_wrong' } });
  }
  const member = await findMemberByAccount(app.db, username);
  const right = await verifyPassword(app, member?.password_hash, password);
  const late = await cameTooLate(app, username, request, guard);
  if (!right || !member || guard.locked || late || member.state !== 'active') {
    const captcha = await countLoginFailure(app, username, request);
    throw refuse('login.failed', captcha ? { captcha: true } : {});
  }
  await forgetLoginFailures(app, username);
  await markLogin(app.db, member.id, app.clock.now(), request.ip);
  const { token } = await openSession(app, member, request);
  return {
    token,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.first_time_login,
    passwordExpired: member.password_expired,
    merchantCode: member.merchant_code,
  };
}

/**
 * Guesses sent at once all find the guard open. What failed while this one's password was checked
 * counts for it too: past a bound it is refused, right or wrong.
 */
async function cameTooLate(app: App, username: string, request: RequestInfo, before: GuardState) {
  const { captchaNeeded, locked } = await readGuard(app, username, request);
  return locked || (captchaNeeded && !before.captchaNeeded);
}

const captchaIsRight = async (app: App, { captcha }: LoginForm, { captchaId }: RequestInfo) =>
  captcha !== undefined && captchaId !== undefined && takeCaptcha(app, captchaId, captcha);

const missing = (username?: string, password?: string) =>
  refuse('malformed', {
    fields: {
      ...(username === undefined ? { username: 'field.required' } : {}),
      ...(password === undefined ? { password: 'field.required' } : {}),
    },
  });
