// Creates, over HTTP, a member whose identity verification waits for a reviewer.
import { readFile } from 'node:fs/promises';
import { createMember } from '@palaro/accounts/server';
import { testOperator, type TestApp } from '@palaro/testkit';

const PASSWORD = 'Dalawang-ilog-8';
export const REVIEWER = testOperator('reviewer', ['kyc.view', 'kyc.decide']);

const PERSON = {
  fullName: 'Maria Clara Santos',
  birthday: '1990-05-17',
  birthplace: 'Calamba, Laguna',
  nationality: 'PH',
  address: '12 Rizal Street, Poblacion, Makati',
  occupation: 'employed',
  sourceOfFunds: 'salary',
  declarations: ['student', 'government', 'uniformed', 'gaming'],
};

/** A registration, before anything about the person is proven. */
export interface Newcomer {
  account: string;
  nickname: string;
  payeeName: string;
  email: string;
  mobile: string;
  paymentPassword: string;
}

/** Calls with the session's token, if there is one. */
const callerOf =
  ({ url }: TestApp, token?: string) =>
  async <T = never>(method: string, path: string, body?: object) => {
    const form = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        Language: 'EN',
        ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { value: T; fields?: Record<string, string> };
    return { status: response.status, ...answer };
  };

/** Registers a new member and logs him in. */
export async function newcomer(site: TestApp, { mobile, ...draft }: Newcomer) {
  const { id } = await createMember(site.app, {
    ...draft,
    type: 0,
    password: PASSWORD,
    language: 'EN',
    ip: '203.0.113.9',
    mobile: { number: mobile, verified: true },
  });
  const login = { type: 'username', username: draft.account, password: PASSWORD };
  const { value } = await callerOf(site)<{ token: string }>('POST', '/wps/session/login', login);
  return { id, call: callerOf(site, value.token) };
}

/** Sends everything that level 2 needs; returns the number of the waiting application. */
export async function apply(
  site: TestApp,
  { id, call }: Awaited<ReturnType<typeof newcomer>>,
  idNumber: string,
): Promise<string> {
  await call('POST', '/api/v1/kyc', PERSON);
  const picture = await readFile(new URL('../../../docs/screenshot.png', import.meta.url));
  for (const kind of ['id_front', 'id_back', 'selfie']) {
    const file = new FormData();
    file.append('file', new Blob([new Uint8Array(picture)]), 'id.png');
    await call('POST', `/api/v1/kyc/documents?kind=${kind}`, file);
  }
  await call('POST', '/api/v1/kyc/review', { idType: 'philsys', idNumber });
  const { rows } = await site.app.pool.query<{ id: string }>(
    'select id from kyc_application where member_id = $1',
    [id],
  );
  return rows[0]?.id ?? '';
}
