import { HEADERS } from '@palaro/api';
import { listOutbox } from '@palaro/delivery/server';
import type { App, Config } from '@palaro/server';
import { testApp, type TestAppOptions } from './app.ts';

interface Asked {
  language?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  data?: { methods?: string[] };
  value: never;
}

/** The password of every demo account. */
export const LOGIN_PASSWORD = 'Demo-pass-1';
const MEMBER = '/wps/member';

/** A demo site with short helper functions. `member` logs a member in, with a separate browser. */
export async function memberSite(
  config: Partial<Config> = {},
  standIns: TestAppOptions['standIns'] = [],
  log?: TestAppOptions['log'],
) {
  const site = await testApp({ demo: true, config, standIns, ...(log ? { log } : {}) });
  const { app, url } = site;

  async function member(account: string) {
    let token = await site.login(account);
    const idOf = () => rowOf(app, account);
    const { id } = await idOf();
    await forgetProofs(app, id);

    async function ask(method: string, path: string, body?: object, more: Asked = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          [HEADERS.sessionToken]: 'renew',
          Language: more.language ?? 'EN',
          Cookie: `pdv=browser-of-${account}`,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...more.headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      // Take a new token as the client does; a step-up sends one.
      token = response.headers.get(HEADERS.sessionToken) ?? token;
      return { status: response.status, ...((await response.json()) as object) } as Answer;
    }

    return {
      id,
      account,
      ask,
      token: () => token,
      row: idOf,
      /** Logs in again after the clock moved past the session's end. */
      async again() {
        token = await site.login(account);
      },
      get: async (path: string) => (await ask('GET', MEMBER + path)).value as never,
      post: (path: string, body: object) => ask('POST', MEMBER + path, body),
      put: (path: string, body: object) => ask('PUT', MEMBER + path, body),
      remove: (path: string, body: object) => ask('DELETE', MEMBER + path, body),
      /** Sets the member's columns directly, as the starting point of a test. */
      given: (values: object) =>
        app.db.updateTable('member').set(values).where('id', '=', id).execute(),
      async changes() {
        const rows = app.db.selectFrom('account_change').select('what');
        const all = await rows.where('member_id', '=', id).orderBy('id').execute();
        return all.map(({ what }) => what);
      },
    };
  }

  return {
    ...site,
    member,
    /** The newest code sent to a number or an address. */
    async code(to: string): Promise<string> {
      const sent = await listOutbox(app, { to });
      return sent.find(({ code }) => code !== null)?.code ?? '';
    },
    sent: async (to: string) => (await listOutbox(app, { to })).map(({ text }) => text),
    set: (settings: object) => app.site.change({ settings }),
  };
}

export type MemberSite = Awaited<ReturnType<typeof memberSite>>;
export type SiteMember = Awaited<ReturnType<MemberSite['member']>>;

/** A test gives the payment password and the contacts that it needs. */
const forgetProofs = (app: App, id: string) =>
  app.db
    .updateTable('member')
    .set({ payment_password_hash: null, mobile: null, mobile_verified_at: null })
    .where('id', '=', id)
    .execute();

const rowOf = (app: App, account: string) =>
  app.db.selectFrom('member').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
