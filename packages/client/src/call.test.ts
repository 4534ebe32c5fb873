// @vitest-environment node
// The JWE library refuses bytes made in the simulated browser.
import { defineEndpoint, id, object, text } from '@palaro/api';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, onSessionEnded } from './call.ts';
import type { CallFailure } from './failure.ts';
import { currentSession, currentToken, endSession, renewToken, startSession } from './session.ts';
import { setSite, type SiteInfo } from './site.ts';

const login = defineEndpoint({
  method: 'POST',
  path: '/wps/session/login',
  summary: '',
  access: 'anyone',
  moduleId: 'COMM3',
  encrypted: true,
  body: object({ username: text() }),
  reply: object({ token: text() }),
});
const bet = defineEndpoint({
  method: 'POST',
  path: '/api/v1/games/{gameId}/bet',
  summary: '',
  access: 'player',
  moduleId: 'COMM3',
  money: { keyedBy: 'roundRef' },
  params: object({ gameId: id() }),
  body: object({ stake: text() }),
  reply: object({ balance: text() }),
});

interface Seen {
  address: string;
  headers: Record<string, string>;
  body: string;
}
let seen: Seen[] = [];
/** Answers calls in turn; the last answer is repeated. */
function answers(...of: { status: number; body: unknown; token?: string }[]) {
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const given = { address, headers: init.headers as Record<string, string> };
    seen.push({ ...given, body: String(init.body ?? '') });
    const next = (of.length > 1 ? of.shift() : of[0]) ?? { status: 500, body: null };
    const { status, body, token } = next;
    const headers: Record<string, string> = token ? { 'Session-Token': token } : {};
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
}
const ok = (value: unknown) => ({ status: 200, body: { success: true, value } });
const no = (status: number, code: string, more = {}) => ({
  status,
  body: { success: false, code, message: 'told', requestId: 'r1', ...more },
});
const upload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/pictures',
  summary: '',
  access: 'member',
  moduleId: null,
  upload: { maxBytes: 10 },
  reply: object({}),
});
const session = { merchantCode: 'palaro', userName: 'member1', type: 0, firstTimeLogin: false };

beforeEach(() => {
  seen = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  endSession();
});

it('API-02 sends token, merchant, module id, language and device, and a key where money moves', async () => {
  startSession({ token: 'tok', ...session });
  answers(ok({ balance: '1.0000' }));
  const input = { params: { gameId: 'dice' }, body: { stake: '1.0000' } };
  await expect(call(bet, input, { idempotencyKey: 'k1' })).resolves.toEqual({ balance: '1.0000' });
  expect(seen[0]?.address).toBe('/api/v1/games/dice/bet');
  expect(seen[0]?.headers).toMatchObject({
    Authorization: 'Bearer tok',
    Merchant: 'palaro',
    ModuleId: 'COMM3',
    Language: 'TY',
    Device: 'WEB',
    'Idempotency-Key': 'k1',
  });
  expect(seen[0]?.address).not.toContain('tok');
});

it('API-02 a guest’s calls carry the deployment’s merchant code', async () => {
  setSite({ now: new Date(0).toISOString(), merchantCode: 'isla' } as SiteInfo);
  answers(ok({ balance: '1.0000' }));
  await call(bet, { params: { gameId: 'dice' }, body: { stake: '1' } });
  expect(seen[0]?.headers).toMatchObject({ Merchant: 'isla', ModuleId: 'COMM3' });
});

it('LOGIN-06 encrypts the body for the server and says so in the Encryption header', async () => {
  const keys = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwk = await exportJWK(keys.publicKey);
  answers(ok({ kid: 'a', jwk, nonce: 'n1', expiresInSeconds: 120 }), ok({ token: 't' }));
  await call(login, { body: { username: 'member1' } });
  expect(seen.map(({ address }) => address)).toEqual(['/wps/session/key', '/wps/session/login']);
  expect(seen[1]?.headers['Encryption']).toBe('JWE');
  expect(seen[1]?.body).not.toContain('member1');
  const { jwe } = JSON.parse(seen[1]?.body ?? '') as { jwe: string };
  const opened = await compactDecrypt(jwe, keys.privateKey);
  const plain = JSON.parse(new TextDecoder().decode(opened.plaintext)) as unknown;
  expect(plain).toEqual({ nonce: 'n1', body: { username: 'member1' } });
});

it('replaces a stale key once, and only once', async () => {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const key = ok({ kid: 'a', jwk: await exportJWK(publicKey), nonce: 'n', expiresInSeconds: 1 });
  answers(key, no(400, 'encryption_stale'), key, no(400, 'encryption_stale'));
  const failure = (await call(login, { body: { username: 'u' } }).catch(
    (e: unknown) => e,
  )) as CallFailure;
  expect(failure.code).toBe('encryption_stale');
  expect(seen).toHaveLength(4);
});

it('sends a change once while it is on its way, and again after its answer', async () => {
  answers(ok({ balance: '1.0000' }));
  const once = { params: { gameId: 'dice' }, body: { stake: '1.0000' } };
  const other = { params: { gameId: 'dice' }, body: { stake: '2.0000' } };
  const taps = await Promise.all([call(bet, once), call(bet, once), call(bet, other)]);
  expect(taps).toEqual([1, 2, 3].map(() => ({ balance: '1.0000' })));
  expect(seen).toHaveLength(2);
  await call(bet, once);
  expect(seen).toHaveLength(3);
});

it('reports a refusal with its fields, captcha flag and wait', async () => {
  answers(
    no(422, 'captcha.wrong', { captcha: true, fields: { captcha: 'x' }, retryAfterSeconds: 9 }),
  );
  const failure = (await call(bet, {
    params: { gameId: 'dice' },
    body: { stake: '1' },
  }).catch((e: unknown) => e)) as CallFailure;
  expect(failure).toMatchObject({
    code: 'captcha.wrong',
    status: 422,
    captcha: true,
    fields: { captcha: 'x' },
    retryAfterSeconds: 9,
    requestId: 'r1',
    message: 'told',
  });
});

it('forgets the session when the server has ended it, and says why', async () => {
  startSession({ token: 'tok', ...session });
  answers(no(401, 'session.expired'));
  const told: string[] = [];
  const stop = onSessionEnded((failure) => told.push(failure.code));
  await call(bet, { params: { gameId: 'dice' }, body: { stake: '1' } }).catch(() => undefined);
  stop();
  expect(currentSession()).toBeNull();
  expect(told).toEqual(['session.expired']);
});

it('accounts §6 goes on with the token that a step-up returned', async () => {
  startSession({ token: 'tok', ...session });
  answers({ ...ok({ balance: '1.0000' }), token: 'next' }, ok({ balance: '1.0000' }));
  const input = { params: { gameId: 'dice' }, body: { stake: '1' } };
  await call(bet, input);
  await call(bet, input);
  const tokens = seen.map(({ headers }) => headers.Authorization);
  expect(tokens).toEqual(['Bearer tok', 'Bearer next']);
});

it('accounts §6 a late call with the old token does not end the session', async () => {
  startSession({ token: 'tok', ...session });
  answers(no(401, 'session.ended'));
  const late = call(bet, { params: { gameId: 'dice' }, body: { stake: '1' } });
  renewToken({ from: 'tok', to: 'next' });
  await expect(late).rejects.toMatchObject({ code: 'session.ended' });
  expect(currentToken()).toBe('next');
});

it('keeps the session when a wrong password is refused with 401', async () => {
  startSession({ token: 'tok', ...session });
  answers(no(401, 'login.failed'));
  await call(bet, { params: { gameId: 'dice' }, body: { stake: '1' } }).catch(() => undefined);
  expect(currentSession()?.token).toBe('tok');
});

it('API-03 reports offline when nothing answers, and timed out when an answer is late', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failed = (e: unknown) => (e as CallFailure).code;
  const input = { params: { gameId: 'dice' }, body: { stake: '1' } };
  expect(await call(bet, input).catch(failed)).toBe('offline');
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  expect(await call(bet, input, { timeoutMs: 5 }).catch(failed)).toBe('timed_out');
});

it('sends a file with the browser’s name for it, and keeps the data of a refusal', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(init);
    const { status, body } = no(401, 'login.second_factor', { data: { ticket: 'x' } });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const failed = call(upload, { file: new Blob(['bytes']) });
  await expect(failed).rejects.toMatchObject({ data: { ticket: 'x' } });
  const [{ body, headers } = {}] = sent;
  expect(await ((body as FormData).get('file') as Blob).text()).toBe('bytes');
  expect(headers).not.toHaveProperty('Content-Type');
});
