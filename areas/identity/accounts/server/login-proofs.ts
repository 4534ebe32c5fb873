import type { Body } from '@palaro/api';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { takeCode } from '@palaro/verification/server';
import { normalMobile } from '@palaro/verification/mobile';
import type { accountsApi } from '../accounts.api.ts';
import type { LoginWay } from './accounts.tables.ts';
import { firebase } from './firebase.ts';
import { matchPassword, type PasswordFit } from './hash-password.ts';
import type { MemberRecord } from './members.repository.ts';
import {
  checkPair,
  isDeviceToken,
  type LivePair,
  type RememberedType,
} from './remembered-login.ts';
import { findTemporary, type Temporary } from './temporary-passwords.ts';

const E164 = /^\+[1-9]\d{5,14}$/;

export type LoginForm = Body<(typeof accountsApi)['login']>;

/** One way of logging in, and how it is checked. */
export interface LoginTry {
  /** The account's name, or the mobile number in E.164. */
  name: string;
  how: LoginWay;
  /** The form's tab; each tab remembers the browser in its separate slot. */
  tab: RememberedType;
  /**
   * Whether the caller is the member whose name he gave, if that name exists. `look` false: does
   * the same work but uses nothing up, because the answer will not be believed.
   */
  prove(named: MemberRecord | undefined, look: boolean): Promise<Proof>;
}

export interface Proof {
  /** The member who proved himself; null where the proof failed. */
  member: MemberRecord | null;
  pair?: LivePair;
  /** The hash was made from other letters than it would be now. */
  fit?: PasswordFit;
  /** The typed password was a temporary one; opening his session uses it up. */
  temporary?: Temporary;
}

/**
 * Reads how the form logs in; throws `malformed` with fields, `switched_off`,
 * `login.method_closed`.
 */
export function readTry(app: App, form: LoginForm, request: RequestInfo): LoginTry {
  const { type = 'username', password } = form;
  const tab = type === 'username' ? 'username' : 'sms';
  const name = tab === 'username' ? nameOf(form) : mobileOf(app, form);
  if (password !== undefined && isDeviceToken(password)) {
    return rememberedTry(app, { name, tab, token: password }, request);
  }
  if (type === 'username') return passwordTry(app, name, password);
  return type === 'sms' ? codeTry(app, name, form, request) : firebaseTry(app, name, form);
}

function nameOf({ username, password }: LoginForm): string {
  const missing = {
    ...(username === undefined ? { username: 'field.required' } : {}),
    ...(password === undefined ? { password: 'field.required' } : {}),
  };
  if (username === undefined || password === undefined) {
    throw refuse('malformed', { fields: missing });
  }
  // Keyboards of phones add a blank after a word that they complete.
  return username.trim().toLowerCase();
}

function mobileOf(app: App, form: LoginForm): string {
  if (!app.site.switches.MOBILEVERCODELOGIN3) throw refuse('switched_off');
  // A Firebase login sends its number in another field, named after Firebase (LOGIN-10).
  const { firebaseMobileNo = '', mobileNum = firebaseMobileNo, countryDialingCode } = form;
  if (E164.test(mobileNum)) return mobileNum;
  const mobile = normalMobile(mobileNum, countryDialingCode);
  if (mobile !== null) return mobile;
  const message = mobileNum === '' ? 'accounts.reg.mobile.required' : 'accounts.reg.mobile.format';
  throw refuse('malformed', { fields: { mobileNum: message } });
}

const passwordTry = (app: App, name: string, password = ''): LoginTry => ({
  name,
  how: 'password',
  tab: 'username',
  async prove(named, look) {
    const fit = await matchPassword(app, named?.password_hash, password);
    if (fit !== null) return { member: named ?? null, fit };
    const temporary = look ? await findTemporary(app, named, password) : null;
    return named && temporary ? { member: named, temporary } : { member: null };
  },
});

const rememberedTry = (
  app: App,
  { name, tab, token }: { name: string; tab: RememberedType; token: string },
  request: RequestInfo,
): LoginTry => ({
  name,
  how: 'remembered',
  tab,
  async prove(named) {
    const pair = await checkPair(app, tab, token, request);
    if (!named || !pair || pair.row.member_id !== named.id) return { member: null };
    return { member: named, pair };
  },
});

function codeTry(app: App, name: string, form: LoginForm, request: RequestInfo): LoginTry {
  const { verificationCode: code } = form;
  if (!code) throw missing('verificationCode', 'accounts.reg.code.required');
  return {
    name,
    how: 'sms',
    tab: 'sms',
    async prove(named, look) {
      const right = look && (await takeCode(app, { to: name, purpose: 'login', code, request }));
      return { member: right && named ? named : null };
    },
  };
}

function firebaseTry(app: App, name: string, form: LoginForm): LoginTry {
  const verify = firebase.of(app);
  if (!verify) throw refuse('login.method_closed');
  const { firebaseIdToken: idToken } = form;
  if (!idToken) throw missing('firebaseIdToken', 'field.required');
  return {
    name,
    how: 'firebase',
    tab: 'sms',
    async prove(named) {
      const right = await verify({ idToken, mobile: name });
      return { member: right && named ? named : null };
    },
  };
}

const missing = (field: string, message: string) =>
  refuse('malformed', { fields: { [field]: message } });
