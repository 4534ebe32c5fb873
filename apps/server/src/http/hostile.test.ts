import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

interface Sent {
  headers?: Record<string, string>;
  body?: string;
}

/** Sends raw bytes over a socket, since fetch would tidy paths and refuse headers. */
function send(method: string, path: string, { headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; json: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const sending = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) as never }),
      );
    });
    sending.on('error', reject).end(body);
  });
}
const json = { 'Content-Type': 'application/json' };
const as = (account: string) => ({ Authorization: `Bearer ${site.tokens[account] ?? ''}` });

describe('requests that no honest client sends', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  it.each([
    ['/wps/session/login', `{"username":"a","password":"b","x":${deep}}`],
    ['/api/v1/games/dice/bet', `{"roundRef":"a","stake":"1.0000","params":${deep}}`],
  ])('too deep a nesting is a 400: %s', async (path, body) => {
    const headers = { ...json, ...as('member1') };
    expect(await send('POST', path, { headers, body })).toMatchObject({
      status: 400,
      json: { code: 'malformed' },
    });
  });

  it.each(['2026-54-03T11:07:57.823Z', '2026-05-43T11:07:57.823Z', '2026-05-03T51:67:97.823Z'])(
    'API-02 an instant that is in no calendar is a 400: %s',
    async (until) => {
      const headers = { ...json, ...as('member1') };
      const body = JSON.stringify({ until });
      expect(await send('PUT', '/wps/relay/CSP_getInbox', { headers, body })).toMatchObject({
        status: 400,
        json: { code: 'malformed' },
      });
    },
  );

  it('a malformed address and oversized headers get the usual envelope of a refusal', async () => {
    const envelope = { success: false, requestId: expect.any(String) as string };
    expect(await send('GET', '/m/%')).toMatchObject({
      status: 400,
      json: { ...envelope, code: 'malformed' },
    });
    const headers = { 'X-Padding': 'a'.repeat(20_000) };
    expect(await send('GET', '/healthz', { headers })).toMatchObject({
      status: 431,
      json: { ...envelope, code: 'too_large' },
    });
    const lengths = { ...json, 'Transfer-Encoding': 'chunked', 'Content-Length': '5' };
    expect(await send('POST', '/wps/session/login', { headers: lengths })).toMatchObject({
      status: 400,
      json: { ...envelope, code: 'malformed' },
    });
  });

  it.each(['', 'k'.repeat(201)])(
    'an idempotency key that cannot be stored whole is a 400',
    async (key) => {
      const body = JSON.stringify({
        roundRef: randomUUID(),
        stake: '1.0000',
        params: { side: 'over', winNumbers: 5000 },
      });
      const headers = { ...json, ...as('member1'), 'Idempotency-Key': key };
      expect(await send('POST', '/api/v1/games/dice/bet', { headers, body })).toMatchObject({
        status: 400,
        json: { code: 'malformed' },
      });
    },
  );

  it.each([
    ['PUT', '/wps/member/info/nickname', 'nickname', { nickname: 'Half \ud83d' }],
    ['PUT', '/wps/member/register', 'password', { password: '\udc00half-a-heron' }],
    ['POST', '/wps/session/login', 'username', { username: 'member\ud800', password: 'any' }],
  ])('half a character is a 400 that names its field: %s %s', async (method, path, field, sent) => {
    const headers = { ...json, ...as('member1') };
    expect(await send(method, path, { headers, body: JSON.stringify(sent) })).toMatchObject({
      status: 400,
      json: { code: 'malformed', fields: { [field]: expect.any(String) as string } },
    });
  });

  it.each(['0000-01-01', '2026-02-31', '2026-13-01'])('%s is not a day', async (day) => {
    for (const end of ['from', 'to']) {
      const path = `/api/v1/rounds?${end}=${day}`;
      expect(await send('GET', path, { headers: as('member1') })).toMatchObject({ status: 400 });
    }
  });
});

describe('push streams', () => {
  it('have a limit per session: the oldest ends', async () => {
    const leave = new AbortController();
    const open = () =>
      fetch(`${site.url}/api/v1/events`, { headers: as('member1'), signal: leave.signal });
    const first = await open();
    const ended = first.text();
    for (let i = 0; i < 12; i++) await open();
    expect(await ended).toContain('event: open');
    leave.abort();
  });
});

describe('the sandbox', () => {
  const clock = (headers: object) =>
    send('POST', '/sandbox/clock', {
      headers: { ...json, ...headers },
      body: '{"advanceSeconds":0}',
    });

  it('answers callers on this machine', async () => {
    expect((await clock({})).status).toBe(200);
    expect((await clock({ Origin: 'http://localhost:5173' })).status).toBe(200);
  });

  it.each([
    ['a page from elsewhere', { Origin: 'https://elsewhere.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a name that only leads here', { Host: 'elsewhere.example' }],
    ['a caller behind a proxy here', { 'X-Forwarded-For': '203.0.113.9' }],
    ['a caller who names this machine', { 'X-Forwarded-For': '127.0.0.1' }],
  ])('refuses %s', async (_who, headers) => {
    expect(await clock(headers)).toMatchObject({ status: 403, json: { code: 'no_permission' } });
  });

  it('two resets at once run as one, with no bet in between', async () => {
    const bet = () => {
      const params = { side: 'over', winNumbers: 5000 };
      const body = JSON.stringify({ roundRef: randomUUID(), stake: '1.0000', params });
      return send('POST', '/api/v1/games/dice/bet', {
        headers: { ...json, ...as('member1') },
        body,
      });
    };
    const bets = Array.from({ length: 20 }, bet);
    const resets = [send('POST', '/sandbox/reset'), send('POST', '/sandbox/reset')];
    const later = Array.from({ length: 20 }, bet);
    for (const { status } of await Promise.all(resets)) expect(status).toBe(200);
    for (const { status } of await Promise.all([...bets, ...later])) {
      expect(status).toBeLessThan(500);
    }
    const token = await site.login('member1');
    const funds = await send('GET', '/wps/member/info/funds/consolidated', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(funds.json).toMatchObject({ value: { sumBalance: '10000.0000' } });
    const cutOff = await site.app.pool.query('select from demo_fill where finished_at is null');
    expect(cutOff.rows).toEqual([]);
  });
});
