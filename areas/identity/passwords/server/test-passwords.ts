import { createMember } from '@palaro/accounts/server';
import { listOutbox } from '@palaro/delivery/server';
import { randomInt } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { testApp } from '@palaro/testkit';

export const PASSWORD = 'Dalawang-ilog-8';

interface Answer {
  status: number;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  value: Record<string, unknown>;
}

interface Asked {
  token?: string | undefined;
  browser?: string;
  form?: true;
  moduleId?: string;
}

/** The demo site with members who can be reached by phone and by mail. */
export async function passwordSite() {
  const site = await testApp({ demo: true });
  const { app, url } = site;

  async function post(path: string, body: object, asked: Asked = {}): Promise<Answer> {
    const { token, browser = 'own', form, moduleId } = asked;
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        Language: 'EN',
        Cookie: `pdv=${browser}`,
        'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(moduleId ? { ModuleId: moduleId } : {}),
      },
      body: form
        ? new URLSearchParams(body as Record<string, string>).toString()
        : JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as object) } as Answer;
  }
  const newest = async (to: string) => {
    const sent = await listOutbox(app, { to });
    return sent.find(({ code }) => code !== null)?.code ?? null;
  };
  const logIn = (username: string, password: string, more: object = {}) =>
    post('/wps/session/login', { type: 'username', username, password, ...more });

  return {
    ...site,
    post,
    logIn,
    newest,
    sent: (to: string) => listOutbox(app, { to }),
    /** Logs in and answers the token; fails where the login fails. */
    async tokenOf(account: string, password: string): Promise<string> {
      const { value } = await logIn(account, password);
      return value['token'] as string;
    },
    async info(token: string | undefined): Promise<number> {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${url}/wps/member/info`, { headers })).status;
    },
    member: (state: 'active' | 'disabled' = 'active') => makeMember(app, state),
    row: (id: string) =>
      app.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async changes(id: string) {
      const rows = app.db.selectFrom('account_change').select(['what', 'detail']);
      return rows.where('member_id', '=', id).orderBy('id').execute();
    },
    askMail: (username: string, email: string) =>
      post('/wps/member/password/email', { username, email }, { form: true }),
    askCode: (mobileNum: string, browser = 'own') =>
      post('/wps/verification/sms/noLogin', { mobileNum }, { browser, moduleId: 'PWRESETSMS3' }),
    reset: (body: object, browser = 'own') =>
      post('/wps/member/password/mobile', body, { browser }),
    change: (token: string | undefined, body: object) =>
      post('/wps/member/password', body, { token }),
  };
}

/** A member who can be reached by phone and by mail. */
async function makeMember(app: App, state: 'active' | 'disabled') {
  const number = String(randomInt(1e9)).padStart(9, '0');
  const account = `dal${number}`;
  const mobile = `9${number}`;
  const email = `Dal${number}@mail.example.ph`;
  const { id } = await createMember(app, {
    account,
    type: 0,
    password: PASSWORD,
    language: 'EN',
    mobile: { number: `+63${mobile}`, verified: true },
    email,
    ip: '203.0.113.7',
  });
  const proven = { state, email_verified_at: app.clock.now() };
  await app.db.updateTable('member').set(proven).where('id', '=', id).execute();
  return { id, account, mobile, email, e164: `+63${mobile}` };
}

export type PasswordSite = Awaited<ReturnType<typeof passwordSite>>;
