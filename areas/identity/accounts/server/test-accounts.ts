import type { Listeners } from '@palaro/server';
import { testApp, type TestAppOptions } from '@palaro/testkit';
import type { AccountChanged, SessionOpened } from './accounts.events.ts';

export const PASSWORD = 'Demo-pass-1';

/** The parts of an answer that these tests look at. */
export interface Answer {
  status: number;
  success: boolean;
  value: Record<string, unknown>;
  code?: string;
  message?: string;
  captcha?: true;
  retryAfterSeconds?: number;
  data?: Record<string, unknown>;
  headers: Headers;
}

export interface Sent {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** A browser with separate cookies, on a real server. */
export function openBrowser(url: string, userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/143') {
  const jar = new Map<string, string>();

  async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: {
        Language: 'EN',
        'User-Agent': userAgent,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(sent.token === undefined ? {} : { Authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    const json = (await response.json()) as Omit<Answer, 'status' | 'headers'>;
    return { ...json, status: response.status, headers: response.headers };
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/Max-Age=0/.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }

  const login = (username: string, password = PASSWORD, extra: object = {}) =>
    call('POST', '/wps/session/login', {
      body: { type: 'username', username, password, ...extra },
    });
  return { jar, call, login };
}

export type Browser = ReturnType<typeof openBrowser>;

/** A demo site; `strange` opens a browser that no account knows. */
export async function accountsSite(options: Pick<TestAppOptions, 'standIns'> = {}) {
  const heard = { changes: [] as AccountChanged[], opened: [] as SessionOpened[] };
  const listeners: Listeners = {
    'account.changed': (_app, event) => heard.changes.push(event),
    'session.opened': (_app, event) => heard.opened.push(event),
  };
  const test = await testApp({ demo: true, listeners, ...options });
  const { app } = test;
  return {
    app,
    url: test.url,
    tokens: test.tokens,
    /** The events that other areas received so far; simultaneous ones come in any order. */
    heard,
    runTasks: () => test.runTasks(),
    stop: () => test.stop(),
    strange: (userAgent?: string) => openBrowser(test.url, userAgent),
    /** Deletes the counts, as between two cases. */
    async calm() {
      await app.db.deleteFrom('login_guard').execute();
      await app.db.deleteFrom('login_name').execute();
    },
    idOf: async (account: string) =>
      (
        await app.db
          .selectFrom('member')
          .select('id')
          .where('account', '=', account)
          .executeTakeFirstOrThrow()
      ).id,
    /** How many failures a scope has in its running window. */
    failuresOf: async (scope: string) =>
      (
        await app.db
          .selectFrom('login_guard')
          .select('failures')
          .where('scope', '=', scope)
          .executeTakeFirst()
      )?.failures,
  };
}

export type AccountsSite = Awaited<ReturnType<typeof accountsSite>>;
