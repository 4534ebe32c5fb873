import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { endOldSessions } from './accounts.jobs.ts';

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

async function encrypted(body: object, kid?: string) {
  const { value } = (await call('GET', '/wps/session/key')).json;
  const key = await importJWK(value?.jwk as JWK, 'ECDH-ES');
  const plain = new TextEncoder().encode(JSON.stringify({ nonce: value?.nonce, body }));
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: kid ?? (value?.kid as string) };
  return new CompactEncrypt(plain).setProtectedHeader(header).encrypt(key);
}

const sendJwe = (jwe: string) =>
  call('POST', '/wps/session/login', { body: { jwe }, headers: { Encryption: 'JWE' } });

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

  it('takes the name in any case and the password exactly', async () => {
    expect((await login('MEMBER1', PASSWORD)).status).toBe(200);
    expect((await login('member1', PASSWORD.toLowerCase())).status).toBe(401);
    expect((await login('member1', ` ${PASSWORD}`)).status).toBe(401);
  });

  it('API-03 unknown name and wrong password get one text', async () => {
    const [unknown, wrong] = [await login('nobody99', PASSWORD), await login('member1', 'wrong')];
    expect(unknown.json).toMatchObject({
      code: 'login.failed',
      message: 'User does not exist or is disabled',
    });
    expect({ ...unknown.json, requestId: 0 }).toEqual({ ...wrong.json, requestId: 0 });
  });

  it('SESS-02 keeps kind and gateway of the session', async () => {
    await login('agent1', PASSWORD, {}, { Device: 'MOBILE' });
    const row = await site.app.db
      .selectFrom('session')
      .select(['kind', 'gateway', 'device'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row).toEqual({ kind: 'A', gateway: 3, device: 'MOBILE' });
  });

  it('LOGIN-10 other ways to log in are named and not open', async () => {
    const { status, json } = await login('member1', PASSWORD, {
      type: 'firebase',
      firebaseIdToken: 'x',
    });
    expect(status).toBe(422);
    expect(json.code).toBe('login.method_closed');
  });
});

describe('LOGIN-05 captcha', () => {
  const answerOf = async (id: string) =>
    (await call('GET', `/sandbox/outbox?to=captcha:${id}`)).json.value as unknown as {
      code: string;
    }[];

  it('is asked for after the third wrong password and then comes first', async () => {
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

  it('serves one right answer', async () => {
    const picture = await call('GET', '/wps/captcha');
    const id = picture.headers.get('Captcha-Id') ?? '';
    const [sent] = await answerOf(id);
    for (let i = 0; i < 3; i++) await login('member2', 'wrong');
    const captcha = { captcha: sent?.code };
    expect((await login('member2', 'wrong', captcha, { 'Captcha-Id': id })).status).toBe(401);
    expect((await login('member2', PASSWORD, captcha, { 'Captcha-Id': id })).status).toBe(422);
  });

  it('comes by cookie too', async () => {
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
  it('parallel guesses get past neither the captcha nor the lock, the right one included', async () => {
    const guesses = Array.from({ length: 30 }, (_, i) => (i === 20 ? PASSWORD : `wrong ${i}`));
    const answers = await Promise.all(guesses.map((guess) => login('special1', guess)));
    const refusals = ['login.failed', 'captcha.wrong'];
    expect(answers.filter(({ json }) => !refusals.includes(json.code ?? 'let in'))).toEqual([]);
  });

  it('counts parallel guesses one by one and refuses the right password while locked', async () => {
    await Promise.all(Array.from({ length: 12 }, () => login('promoter1', 'wrong')));
    const guard = await site.app.db
      .selectFrom('login_guard')
      .selectAll()
      .where('scope', '=', 'account:promoter1')
      .executeTakeFirstOrThrow();
    // Guesses after the third are refused for want of a captcha and never look at the password.
    expect(guard.failures).toBeGreaterThanOrEqual(3);
    await site.app.db
      .updateTable('login_guard')
      .set({ failures: 0, locked_until: new Date(site.app.clock.now().getTime() + 60_000) })
      .where('scope', '=', 'account:promoter1')
      .execute();
    expect((await login('promoter1', PASSWORD)).json.code).toBe('login.failed');
    site.app.clock.advance(16 * 60);
    expect((await login('promoter1', PASSWORD)).status).toBe(200);
  });
});

describe('LOGIN-06 encrypted bodies', () => {
  const form = { type: 'username', username: 'member1', password: PASSWORD };

  it('open once', async () => {
    const jwe = await encrypted(form);
    expect((await sendJwe(jwe)).status).toBe(200);
    expect((await sendJwe(jwe)).json.code).toBe('encryption_stale');
  });

  it('are refused when damaged, with another algorithm or an unknown key', async () => {
    const jwe = await encrypted(form);
    expect((await sendJwe(jwe.slice(0, -4) + 'AAAA')).json.code).toBe('encryption_invalid');
    expect((await sendJwe('a.b.c.d.e')).json.code).toBe('encryption_invalid');
    expect((await sendJwe('x'.repeat(9_000))).json.code).toBe('encryption_invalid');
    expect((await sendJwe(await encrypted(form, 'no-such-key'))).json.code).toBe(
      'encryption_stale',
    );
  });

  it('are required where the deployment says so', async () => {
    await site.app.site.change({ settings: { 'encryption.required': true } });
    const plain = await login('member1', PASSWORD);
    expect(plain).toMatchObject({ status: 400, json: { code: 'encryption_required' } });
    expect((await sendJwe(await encrypted(form))).status).toBe(200);
    await site.app.site.change({ settings: { 'encryption.required': false } });
  });

  it('a nonce ends after two minutes', async () => {
    const jwe = await encrypted(form);
    site.app.clock.advance(121);
    expect((await sendJwe(jwe)).json.code).toBe('encryption_stale');
  });
});

describe('FGT-06 logout', () => {
  it.each(['POST', 'DELETE'])('by %s ends the session and answers alike again', async (method) => {
    const token = (await login('member1', PASSWORD)).json.value?.token as string;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await call(method, '/wps/session/logout', { headers })).status).toBe(200);
    expect((await call('GET', '/wps/member/info', { headers })).json.code).toBe('session.ended');
    expect((await call(method, '/wps/session/logout', { headers })).status).toBe(200);
  });
});

it('keeps ten devices at most, the oldest ends', async () => {
  const tokens: string[] = [];
  for (let i = 0; i < 11; i++) {
    tokens.push((await login('house1', PASSWORD)).json.value?.token as string);
  }
  const statuses = await Promise.all(
    [tokens[0], tokens[10]].map(async (token) => {
      const answer = await call('GET', '/wps/member/info', {
        headers: { Authorization: `Bearer ${token}` },
      });
      return answer.status;
    }),
  );
  expect(statuses).toEqual([401, 200]);
});

it('API-02 a token in an address is ignored', async () => {
  const token = (await login('member1', PASSWORD)).json.value?.token as string;
  expect((await call('GET', `/wps/member/info?token=${token}`)).status).toBe(401);
});

describe('an old session', () => {
  it('is ended though nobody calls with it, so that its push stream closes', async () => {
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
