import { call, until, untilAnswered, type Answer, type Call } from './calls.ts';
import { PASSWORD, type Person } from './people.ts';

/** Logs a member in, however long the site is away; answers his token. Throws where he may not. */
export async function logIn(url: string, account: string): Promise<string> {
  const body = { type: 'username', username: account, password: PASSWORD };
  const login = { method: 'POST', path: '/wps/session/login', body } as const;
  const { status, code, value } = await untilAnswered(url, login);
  const { token } = (value ?? {}) as { token?: string };
  if (!token) throw new Error(`the login of ${account} was answered ${status} ${code}`);
  return token;
}

/** Where a member's calls go; a balancer may change the address between two of them. */
interface Site {
  readonly url: string;
  /** An answer came, so many milliseconds after it was first asked for. */
  answered(ms: number): void;
}

export type Member = ReturnType<typeof memberAt>;

/** Calls of a member, who logs in first, and again when a later login has ended his session. */
export function memberAt(site: Site, { account }: Pick<Person, 'account'>) {
  let session: Promise<string> | undefined;
  const token = () => (session ??= logIn(site.url, account));
  const ask = async (sent: Call): Promise<Answer> => {
    const since = performance.now();
    for (;;) {
      const used = token();
      const headers = { ...sent.headers, Authorization: `Bearer ${await used}` };
      const answer = await until(() => call(site.url, { ...sent, headers }));
      site.answered(performance.now() - since);
      if (answer.status !== 401) return answer;
      if (session === used) session = undefined;
    }
  };
  return Object.assign(ask, { token });
}
