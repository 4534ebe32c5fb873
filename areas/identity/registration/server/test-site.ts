import { testApp, type TestApp, type TestAppOptions } from '@palaro/testkit';
import { REGISTRATION_FIELDS, type SiteChange } from '@palaro/whitelabel';

export const PASSWORD = 'Sampung-piso-7';

interface Answer {
  status: number;
  headers: Headers;
  success: boolean;
  value: Record<string, unknown>;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  captcha?: true;
  retryAfterSeconds?: number;
}

interface Asked {
  body?: object;
  token?: string | undefined;
  language?: 'EN' | 'TY';
  cookie?: string;
}

/** The demo site with the default form, before an operator changes it. */
export async function registrationSite(options: Pick<TestAppOptions, 'standIns'> = {}) {
  const site = await testApp({ demo: true, ...options });
  return { site, ...callsOf(site) };
}

function callsOf(site: TestApp) {
  async function call(method: string, path: string, asked: Asked = {}): Promise<Answer> {
    const { body, token, language = 'EN', cookie } = asked;
    const response = await fetch(site.url + path, {
      method,
      headers: {
        Language: language,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { Cookie: cookie } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = (await response.json()) as Omit<Answer, 'status' | 'headers'>;
    return { ...json, status: response.status, headers: response.headers };
  }
  const register = (fields: object, asked: Asked = {}, path = '') =>
    call('PUT', `/wps/member/register${path}`, { ...asked, body: fields });
  return {
    call,
    register,
    /** Registers with a valid password and its repetition. */
    registerAs: (username: string, more: object = {}, asked: Asked = {}) =>
      register({ username, password: PASSWORD, confirmPassword: PASSWORD, ...more }, asked),
    change: (change: SiteChange) => site.app.site.change(change),
    /** Sets some fields of the form; the others keep their defaults. */
    fields: (some: Record<string, { enabled: boolean; required: boolean }>) =>
      site.app.site.change({
        settings: { 'registration.fields': { ...REGISTRATION_FIELDS, ...some } },
      }),
    async lastCode(to: string): Promise<string | null> {
      const path = `/sandbox/outbox?to=${encodeURIComponent(to)}`;
      const { value } = await call('GET', path);
      return (value as unknown as { code: string | null }[])[0]?.code ?? null;
    },
    /** The number of rows of every table. */
    async rows(): Promise<Record<string, number>> {
      const { rows } = await site.app.pool.query<{ name: string; n: string }>(COUNTS);
      return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
    },
  };
}

/**
 * Every table by name, except those that any request may write (uses, nonces, captchas), and except
 * messages, which are written after the answer.
 */
const COUNTS = `select c.relname as name, (xpath('/row/n/text()', query_to_xml(
    format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text as n
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition and c.relname not in ('use_count', 'body_nonce', 'captcha', 'job',
      'inbox_message')`;
