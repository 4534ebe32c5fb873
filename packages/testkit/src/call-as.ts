import type { TestApp } from './app.ts';

interface CallAnswer<T> {
  status: number;
  code?: string;
  value: T;
}

/**
 * Calls of a demo site in English as one of its accounts, or as a guest where the account is empty.
 * A body makes it a POST with a key of its own.
 */
export const callAs =
  (site: Pick<TestApp, 'url' | 'tokens' | 'login'>) =>
  async <T>(account: string, path: string, body?: object): Promise<CallAnswer<T>> => {
    const token = account ? (site.tokens[account] ?? (await site.login(account))) : undefined;
    const response = await fetch(site.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Language: 'EN',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body
          ? { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
          : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, ...((await response.json()) as object) } as CallAnswer<T>;
  };
