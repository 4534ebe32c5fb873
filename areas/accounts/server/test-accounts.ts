import { testApp } from '@palaro/testkit';

export const PASSWORD = 'Demo-pass-1';

/** What every call answers, as far as these tests look. */
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

/** A browser with its own cookies, on a real server. */
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
export async function accountsSite() {
  const test = await testApp({ demo: true });
  const { app } = test;
  return {
    app,
    url: test.url,
    tokens: test.tokens,
    stop: () => test.stop(),
    strange: (userAgent?: string) => openBrowser(test.url, userAgent),
    /** Forgets what was counted, as between two cases. */
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
    /** How often a scope failed in its running window. */
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
