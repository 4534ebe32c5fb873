import type { Body } from '@palaro/api';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { takeCode } from '@palaro/verification/server';
import { normalMobile } from '@palaro/verification/mobile';
import type { accountsApi } from '../accounts.api.ts';
import type { LoginWay } from './accounts.tables.ts';
import { firebaseOf } from './firebase.ts';
import { verifyPassword } from './hash-password.ts';
import {
  findMemberByAccount,
  findMemberByMobile,
  type MemberRecord,
} from './members.repository.ts';
import {
  checkPair,
  isDeviceToken,
  type LivePair,
  type RememberedType,
} from './remembered-login.ts';
import { takeTemporaryPassword } from './temporary-passwords.ts';

const E164 = /^\+[1-9]\d{5,14}$/;

export type LoginForm = Body<(typeof accountsApi)['login']>;

/** One way to say who one is, and how it is checked. */
export interface LoginTry {
  /** The account's name, or the mobile number in E.164. */
  name: string;
  how: LoginWay;
  /** The tab of the form, which remembers the browser in a slot of its own. */
  tab: RememberedType;
  /** `look` false: does the same work and uses nothing up, since no answer would be believed. */
  prove(look: boolean): Promise<Proof>;
}

export interface Proof {
  /** Whoever is named, right or wrong; his history tells of it. */
  named: MemberRecord | undefined;
  /** Who has proven that he is the one. */
  member: MemberRecord | null;
  pair?: LivePair;
}

/** Reads the form's way; throws `malformed` with fields, `switched_off`, `login.method_closed`. */
export function readTry(app: App, form: LoginForm, request: RequestInfo): LoginTry {
  const { type = 'username', password } = form;
  const tab = type === 'username' ? 'username' : 'sms';
  const name = tab === 'username' ? nameOf(form) : mobileOf(app, form);
  if (password !== undefined && isDeviceToken(password)) {
    return rememberedTry(app, { name, tab, token: password }, request);
  }
  if (type === 'username') return passwordTry(app, name, password, request);
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
  return username.toLowerCase();
}

function mobileOf(app: App, form: LoginForm): string {
  if (!app.site.switches.MOBILEVERCODELOGIN3) throw refuse('switched_off');
  // A login by Firebase names its number by a field of its own, as Firebase does (LOGIN-10).
  const { firebaseMobileNo = '', mobileNum = firebaseMobileNo, countryDialingCode } = form;
  if (E164.test(mobileNum)) return mobileNum;
  const mobile = normalMobile(mobileNum, countryDialingCode);
  if (mobile !== null) return mobile;
  const message = mobileNum === '' ? 'accounts.reg.mobile.required' : 'accounts.reg.mobile.format';
  throw refuse('malformed', { fields: { mobileNum: message } });
}

const findNamed = (app: App, name: string, tab: RememberedType) =>
  tab === 'username' ? findMemberByAccount(app.db, name) : findMemberByMobile(app.db, name);

const passwordTry = (app: App, name: string, password = '', request: RequestInfo): LoginTry => ({
  name,
  how: 'password',
  tab: 'username',
  async prove(look) {
    const named = await findNamed(app, name, 'username');
    if (await verifyPassword(app, named?.password_hash, password)) {
      return { named, member: named ?? null };
    }
    const member = look ? await takeTemporaryPassword(app, named, password, request) : null;
    return { named, member };
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
  async prove() {
    const named = await findNamed(app, name, tab);
    const pair = await checkPair(app, tab, token, request);
    if (!named || !pair || pair.row.member_id !== named.id) return { named, member: null };
    return { named, member: named, pair };
  },
});

function codeTry(app: App, name: string, form: LoginForm, request: RequestInfo): LoginTry {
  const { verificationCode: code } = form;
  if (!code) throw missing('verificationCode', 'accounts.reg.code.required');
  return {
    name,
    how: 'sms',
    tab: 'sms',
    async prove(look) {
      const named = await findNamed(app, name, 'sms');
      const right = look && (await takeCode(app, { to: name, purpose: 'login', code, request }));
      return { named, member: right && named ? named : null };
    },
  };
}

function firebaseTry(app: App, name: string, form: LoginForm): LoginTry {
  const verify = firebaseOf(app);
  if (!verify) throw refuse('login.method_closed');
  const { firebaseIdToken: idToken } = form;
  if (!idToken) throw missing('firebaseIdToken', 'field.required');
  return {
    name,
    how: 'firebase',
    tab: 'sms',
    async prove() {
      const named = await findNamed(app, name, 'sms');
      const right = await verify({ idToken, mobile: name });
      return { named, member: right && named ? named : null };
    },
  };
}

const missing = (field: string, message: string) =>
  refuse('malformed', { fields: { [field]: message } });
