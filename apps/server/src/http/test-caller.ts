// A browser that records every answer, so that a test can search them for secrets.
import { expect } from 'vitest';

export type Value = Record<string, unknown>;
interface Json {
  code?: string;
  value?: Value;
  data?: Value;
}
type Secrets = Map<string, string | Buffer>;

interface Sent {
  body?: unknown;
  /** A body sent as it is, with its content type. */
  raw?: { type: string; text: string };
  file?: Uint8Array;
  /** The name of the file's part. */
  field?: string;
  headers?: object;
}

const CALL_MS = 10_000;
/** A cookie that grants no access: the shown captcha. */
const MARKS = ['captcha'];

/** Calls of one browser on a site. Tokens in its cookies count as secrets. */
export function openCaller(url: string, secrets: Secrets) {
  const jar = new Map<string, string>();
  /** Refusals, redirects, and the headers of every answer. */
  const told: string[] = [];

  async function call(method: string, path: string, sent: Sent = {}) {
    const { body, type } = bodyOf(sent);
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        ...(type === undefined ? {} : { 'Content-Type': type }),
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...sent.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of response.headers.getSetCookie()) keep(cookie, path);
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    told.push(headers.map((header) => header.join(': ')).join('\n'));
    const text = await response.text();
    if (response.status >= 300) told.push(text);
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Json;
    const { value = {}, data = {}, code } = json;
    return { status: response.status, value, data, code };
  }

  function keep(cookie: string, path: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
    if (value && !MARKS.includes(name)) secrets.set(`cookie ${name} of ${path}`, value);
  }

  /** Makes a call that must succeed, so that the site has really received its secrets. */
  async function done(method: string, path: string, sent: Sent) {
    const answer = await call(method, path, sent);
    expect({ path, ...answer }).toMatchObject({ path, status: 200 });
    return answer.value;
  }
  return { call, done, told };
}

export type Caller = ReturnType<typeof openCaller>;

function bodyOf({ body, raw, file, field = 'file' }: Sent): {
  body?: string | FormData;
  type?: string;
} {
  if (raw) return { body: raw.text, type: raw.type };
  if (!file) {
    return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
  }
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)]), 'picture.jpg');
  return { body: form };
}

/** Waits until a gateway's list contains the wanted message. */
export async function arrived<T, F>(list: readonly T[], find: (one: T) => F | undefined) {
  const found = () => list.map(find).filter(Boolean).at(-1);
  await expect.poll(found, { timeout: 5_000 }).toBeTruthy();
  return found() as F;
}
