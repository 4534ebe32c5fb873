import { untilAnswered, type Answer, type Call } from './calls.ts';
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

/** Calls of a member, who logs in first, and again when a later login has ended his session. */
export function memberAt(
  { url, answered }: { url: string; answered(): void },
  { account }: Pick<Person, 'account'>,
) {
  let session: Promise<string> | undefined;
  return async (sent: Call): Promise<Answer> => {
    for (;;) {
      const used = (session ??= logIn(url, account));
      const headers = { ...sent.headers, Authorization: `Bearer ${await used}` };
      const answer = await untilAnswered(url, { ...sent, headers });
      answered();
      if (answer.status !== 401) return answer;
      if (session === used) session = undefined;
    }
  };
}
