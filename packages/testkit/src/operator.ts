import { HEADERS } from '@palaro/api';

/** A logged-in operator of a test: makes calls as the console does. */
export interface TestOperator {
  /**
   * Sends a call with the session's cookie and proof, and with an `Idempotency-Key` if one is
   * given; answers its status and JSON, or a file's text as the value.
   */
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<OperatorAnswer<T>>;
  cookie: string;
  csrf: string;
}

export interface OperatorAnswer<T> {
  status: number;
  value: T;
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string> | undefined;
}

const PASSWORD = 'Demo-pass-1';

/** Logs an operator in over HTTP, each time from a browser of his own. Throws if he cannot. */
export async function operatorAt(
  url: string,
  name: string,
  given: { password?: string; code?: string } = {},
): Promise<TestOperator> {
  const { password = PASSWORD, code } = given;
  const response = await fetch(`${url}/console/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [HEADERS.language]: 'EN' },
    body: JSON.stringify({ name, password, ...(code ? { factor: { code } } : {}) }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const answer = (await response.json()) as { value?: { session?: { csrf: string } } };
  const csrf = answer.value?.session?.csrf;
  if (csrf === undefined) throw new Error(`${name} could not log in: ${response.status}`);
  return { cookie, csrf, call: (...sent) => send(url, { cookie, csrf }, ...sent) };
}

async function send<T>(
  url: string,
  { cookie, csrf }: { cookie: string; csrf: string },
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<OperatorAnswer<T>> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      [HEADERS.language]: 'EN',
      [HEADERS.csrf]: csrf,
      Cookie: cookie,
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...(key === undefined ? {} : { [HEADERS.idempotencyKey]: key }),
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
  } as RequestInit);
  if (response.headers.get('content-type')?.startsWith('text/csv')) {
    const code = undefined;
    const message = undefined;
    const fields = undefined;
    const value = (await response.text()) as T;
    return { status: response.status, value, code, message, fields };
  }
  const json = (await response.json()) as Omit<OperatorAnswer<T>, 'status'>;
  return { status: response.status, ...json };
}
