import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { endOldSessions } from './accounts.tasks.ts';

const PASSWORD = 'Demo-pass-1';
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.app.db.deleteFrom('login_guard').execute();
});

interface Answer {
  success: boolean;
  value?: Record<string, unknown>;
  code?: string;
  message?: string;
  captcha?: true;
}

async function call(
  method: string,
  path: string,
  given: { body?: unknown; headers?: object } = {},
) {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      Language: 'EN',
      ...(given.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...given.headers,
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    json: (await response.json()) as Answer,
  };
}

const login = (username: string, password: string, extra: object = {}, headers: object = {}) =>
  call('POST', '/wps/session/login', {
    body: { type: 'username', username, password, ...extra },
    headers,
  });

describe('login by username', () => {
  it('LOGIN-07 LOGIN-10 answers the session info of the specification', async () => {
    const { status, json } = await login('member1', PASSWORD);
    expect(status).toBe(200);
    expect(json.value).toMatchObject({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
      userName: 'member1',
      customerType: 0,
      firstTimeLogin: false,
      merchantCode: 'palaro',
    });
  });

  it('ignores the case of the name but not of the password', async () => {
    expect((await login('MEMBER1', PASSWORD)).status).toBe(200);
    expect((await login('member1', PASSWORD.toLowerCase())).status).toBe(401);
    expect((await login('member1', ` ${PASSWORD}`)).status).toBe(401);
  });

  it('AC-22 API-03 an unknown name and a wrong password get the same text', async () => {
    const unknown = await login('nobody99', PASSWORD);
    const wrong = await login('member1', 'wrong');
    expect(unknown.json).toMatchObject({
      code: 'login.failed',
      message: 'Username or password is wrong, or the account is disabled',
    });
    expect({ ...unknown.json, requestId: 0 }).toEqual({ ...wrong.json, requestId: 0 });
  });

  it('SESS-02 keeps the kind and gateway of the session', async () => {
    await login('agent1', PASSWORD, {}, { Device: 'MOBILE' });
    const row = await site.app.db
      .selectFrom('session')
      .select(['kind', 'gateway', 'device'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row).toEqual({ kind: 'A', gateway: 3, device: 'MOBILE' });
  });
});

describe('LOGIN-05 captcha', () => {
  const answerOf = async (id: string) =>
    (await call('GET', `/sandbox/outbox?to=captcha:${id}`)).json.value as unknown as {
      code: string;
    }[];

  it('AC-21 is required after the third wrong password and is then checked first', async () => {
    const flags = [];
    for (let i = 0; i < 3; i++) flags.push((await login('member2', 'wrong')).json.captcha);
    expect(flags).toEqual([undefined, undefined, true]);
    const without = await login('member2', PASSWORD);
    expect(without).toMatchObject({ status: 422, json: { code: 'captcha.wrong', captcha: true } });
    const picture = await call('GET', '/wps/captcha', { headers: { ModuleId: 'VALID_CAPTCHA3' } });
    const png = Buffer.from(picture.json.value as unknown as string, 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const id = picture.headers.get('Captcha-Id') ?? '';
    const [sent] = await answerOf(id);
    const wrong = await login('member2', PASSWORD, { captcha: '0000' }, { 'Captcha-Id': id });
    expect(wrong.status).toBe(422);
    const right = await login('member2', PASSWORD, { captcha: sent?.code }, { 'Captcha-Id': id });
    expect(right.status).toBe(200);
  });

  it('accepts one right answer', async () => {
    const picture = await call('GET', '/wps/captcha');
    const id = picture.headers.get('Captcha-Id') ?? '';
    const [sent] = await answerOf(id);
    for (let i = 0; i < 3; i++) await login('member2', 'wrong');
    const captcha = { captcha: sent?.code };
    expect((await login('member2', 'wrong', captcha, { 'Captcha-Id': id })).status).toBe(401);
    expect((await login('member2', PASSWORD, captcha, { 'Captcha-Id': id })).status).toBe(422);
  });

  it('also comes by cookie', async () => {
    const cookie = (await call('GET', '/wps/captcha')).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    const [, id = ''] = /captcha=([^;]+)/.exec(cookie) ?? [];
    const [sent] = await answerOf(id);
    for (let i = 0; i < 3; i++) await login('member2', 'wrong');
    const headers = { Cookie: `captcha=${id}` };
    expect((await login('member2', PASSWORD, { captcha: sent?.code }, headers)).status).toBe(200);
  });
});

describe('lockout', () => {
  it('parallel guesses pass neither the captcha nor the lock, even with the right one among them', async () => {
    const guesses = Array.from({ length: 30 }, (_, i) => (i === 20 ? PASSWORD : `wrong ${i}`));
    const answers = await Promise.all(guesses.map((guess) => login('special1', guess)));
    const refusals = ['login.failed', 'captcha.wrong'];
    expect(answers.filter(({ json }) => !refusals.includes(json.code ?? 'let in'))).toEqual([]);
  });
});

describe('FGT-06 logout', () => {
  it.each(['POST', 'DELETE'])(
    'by %s ends the session and answers the same when repeated',
    async (method) => {
      const token = (await login('member1', PASSWORD)).json.value?.token as string;
      const headers = { Authorization: `Bearer ${token}` };
      expect((await call(method, '/wps/session/logout', { headers })).status).toBe(200);
      expect((await call('GET', '/wps/member/info', { headers })).json.code).toBe('session.ended');
      expect((await call(method, '/wps/session/logout', { headers })).status).toBe(200);
    },
  );
});

describe('an old session', () => {
  it('ends even when nobody calls with it, so that its push stream closes', async () => {
    const token = await site.login('member2');
    const headers = { Authorization: `Bearer ${token}` };
    const stream = await fetch(`${site.url}/api/v1/events`, { headers });
    const ended = stream.text();
    const now = new Date(site.app.clock.now().getTime() + 25 * 3_600_000);
    await endOldSessions.run({ app: site.app, now, batch: 1_000 });
    expect(await ended).toContain('event: open');
    expect((await call('GET', '/wps/member/info', { headers })).json.code).toBe('session.expired');
  });
});
