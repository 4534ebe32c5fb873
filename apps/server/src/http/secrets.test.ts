import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@palaro/api';
import { viewPicture } from '@palaro/kyc/server';
import {
  startGateway,
  startMailServer,
  testApp,
  testOperator,
  type TestApp,
} from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../app.ts';
import { AREAS } from '../areas.ts';
import { openCaller, type Caller } from './test-caller.ts';
import { canaryFiles, canaryPictures, middleOf, poisoned, secretsOf } from './test-canaries.ts';
import {
  changeAndRecover,
  comeBack,
  comeIn,
  comeInTwice,
  settle,
  showPapers,
} from './test-member-way.ts';
import { dumpOf, filesBelow, holds, keptLog } from './test-secrets.ts';

// Not a demo: a demo's outbox shows codes on purpose.
let site: TestApp;
let browser: Caller;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const log = keptLog();
/** Every secret sent or received in this file, by name. */
const secrets = new Map<string, string | Buffer>();
const KEY = 'canary-gateway-key-7f1d';
const SMTP_PASSWORD = 'canary-smtp-password';
const dataDir = mkdtempSync(join(tmpdir(), 'palaro-secrets-'));

beforeAll(async () => {
  gateway = await startGateway(() => [{ message_id: gateway.got.length }]);
  mailServer = await startMailServer();
  const smtp = mailServer.url.replace('smtp://', `smtp://palaro:${SMTP_PASSWORD}@`);
  const delivery = {
    semaphore: { url: gateway.url, key: KEY },
    twilio: null,
    smtp: { url: smtp, from: 'no-reply@palaro.test' },
  };
  site = await testApp({ config: { delivery, dataDir }, log: createLog('trace', log) });
  browser = openCaller(site.url, secrets);
  secrets
    .set('any of them, cut short', 'canary')
    .set('gateway key', KEY)
    .set('mail password', SMTP_PASSWORD);
  await site.app.site.change({
    settings: {
      'sms.providers': ['semaphore'],
      'registration.captcha': false,
      'encryption.required': false,
      'limits.loopbackExempt': true,
    },
  });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([gateway.stop(), mailServer.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const wayOf = () => ({
  browser,
  secrets,
  clock: site.app.clock,
  sms: gateway.got,
  mails: mailServer.mails,
});
const CALLS = AREAS.flatMap(({ api }) => Object.values<Endpoint>(api));
const HELD = 'session.ended';

/** Calls every endpoint with a canary, without a session. */
async function callAsNobody() {
  for (const [i, endpoint] of CALLS.entries()) {
    const canary = canaryOf(endpoint, `nobody-${i}`);
    const headers = {
      Authorization: `Bearer ${canary}`,
      'Captcha-Id': canary,
      Cookie: `pd=${canary}; pdm=${canary}; pst=${canary}; pso=${canary}`,
    };
    await sendAll(endpoint, canary, headers);
  }
}

/** The same as a member, so that the canaries get past the session check. */
async function callAsMember() {
  let headers = await comeBack(wayOf());
  for (const [i, endpoint] of CALLS.entries()) {
    const canary = canaryOf(endpoint, `member-${i}`);
    const codes = await sendAll(endpoint, canary, headers);
    if (!codes.includes(HELD)) continue;
    // The last call ended the session.
    headers = await comeBack(wayOf());
    expect(await sendAll(endpoint, canary, headers)).not.toContain(HELD);
  }
}

function canaryOf({ method, path }: Endpoint, by: string): string {
  const canary = `canary-${by}-of-a-call-9b3e`;
  secrets.set(`${method} ${path} by ${by}`, canary);
  return canary;
}

async function sendAll(endpoint: Endpoint, canary: string, headers: object) {
  const { method } = endpoint;
  const path = endpoint.path.replace(/\{\w+\}/g, '1') + queryOf(endpoint, canary);
  if (endpoint.upload) return sendFiles(endpoint, path, { canary, headers });
  const codes: (string | undefined)[] = [];
  const send = async (body?: object) => {
    const { code, status } = await browser.call(method, path, { body, headers });
    expect({ method, path, status, isDefect: status >= 500 }).toMatchObject({ isDefect: false });
    codes.push(code);
    return code;
  };
  const { body } = endpoint;
  if (!body || method === 'GET') await send();
  // One refused field may keep the others from being read.
  else if ((await send(poisoned(body, canary))) === 'malformed') {
    for (const field of secretsOf(body, canary)) await send(poisoned(body, canary, field));
  }
  if (endpoint.encrypted) await send({ jwe: `${canary}.${canary}.a.b.c` });
  return codes;
}

function queryOf({ query }: Endpoint, canary: string): string {
  const asked = query ? poisoned(query, canary) : {};
  return `?${new URLSearchParams(asked as Record<string, string>).toString()}`;
}

async function sendFiles(
  { method, upload }: Endpoint,
  path: string,
  sent: { canary: string; headers: object },
) {
  const { canary, headers } = sent;
  const pictures = await canaryPictures(canary);
  pictures.forEach((file, i) => secrets.set(`bytes ${i} of ${canary}`, middleOf(file)));
  const codes = [];
  for (const file of [...pictures, ...canaryFiles(canary)]) {
    const field = upload?.many?.name ?? 'file';
    codes.push((await browser.call(method, path, { file, field, headers })).code);
  }
  return codes;
}

/** Sends addresses with secrets, bodies that break off, and bytes that are no request. */
async function callAmiss() {
  const canary = 'canary-of-an-address-51c0';
  secrets.set('address', canary);
  const asked = `token=${canary}&password=${canary}&code=${canary}&state=${canary}`;
  const paths = [
    '/m/login',
    '/wps/nowhere',
    '/wps/session/login',
    `/wps/${canary}`,
    ...['google', 'facebook', 'telegram'].flatMap((name) => [
      `/api/v1/social/${name}/start`,
      `/api/v1/social/${name}/callback`,
    ]),
    '/vendor/sms/twilio',
    '/vendor/kasa/bet',
  ];
  for (const path of paths) {
    await browser.call('GET', `${path}?${asked}`);
    const raw = { type: 'application/x-www-form-urlencoded', text: asked };
    await browser.call('POST', `${path}?${asked}`, { raw });
  }
  // The stream never ends by itself.
  await (await fetch(`${site.url}/api/v1/events?topics=${canary}&${asked}`)).body?.cancel();
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    const raw = { type, text: `{"username":"heron_ana","password":"${canary}` };
    await browser.call('POST', '/wps/session/login', { raw });
    await browser.call('POST', '/api/v1/profile/pictures', { raw });
  }
  const guest = 'canary'.padEnd(43, '0');
  secrets.set('a guest’s key', guest);
  const said = { guest, clientId: 'a-message', text: 'Good day' };
  await browser.done('POST', '/api/v1/support/messages', { body: said });
  browser.told.push(await sayRaw(`GET /m/home HTTP/1.1\r\nAuthorization ${canary}\r\n\r\n`));
}

function sayRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.on('end', () => resolve(heard)).on('error', reject);
  });
}

/** A gateway that refuses and repeats what it was sent, as some do. */
async function beRefusedByGateway() {
  const before = gateway.got.length;
  gateway.answer = () => ({ status: 400, body: { message: JSON.stringify(gateway.got) } });
  const body = { mobileNum: '09171112233' };
  await browser.done('POST', '/wps/verification/sms/register', { body });
  const code = () => gateway.got.slice(before).find(({ fields }) => fields.code)?.fields.code;
  await expect.poll(code, { timeout: 5_000 }).toBeTruthy();
  secrets.set('refused code', code() ?? '');
  await expect.poll(() => log.lines.join('\n')).toContain('an SMS was not accepted');
}

/** Documents are drawn again before storage; those bytes must be sealed too. */
async function notePapers() {
  const { pool } = site.app;
  const { rows } = await pool.query<{ id: string }>('select id from kyc_document');
  expect(rows).toHaveLength(3);
  for (const { id } of rows) {
    const drawn = await viewPicture(site.app, testOperator('reviewer'), id);
    secrets.set(`document ${id} as drawn`, middleOf(drawn));
  }
}

async function places(): Promise<Map<string, string>> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  const documents = await (await fetch(`${site.url}/docs/json`)).text();
  const files = filesBelow(dataDir);
  for (const [path, key] of files) {
    if (!path.startsWith('keys/')) continue;
    secrets.set(`the key ${path}`, key.trim());
    secrets.set(`the bytes of the key ${path}`, Buffer.from(key.trim(), 'hex'));
    files.delete(path);
  }
  return new Map([
    ...(await dumpOf(site.app)),
    ...files,
    ['log', log.lines.join('\n')],
    ['metrics', metrics],
    ['documents', documents],
    ['errors, headers and addresses', browser.told.join('\n')],
  ]);
}

it('AC-20 no secret of any call is in a log, a metric, an error, an address, a file or the database', async () => {
  const way = wayOf();
  const session = await comeIn(way);
  await settle(way, session);
  await comeInTwice(way, session);
  await showPapers(way, session);
  await notePapers();
  await changeAndRecover(way, session);
  await callAsNobody();
  await callAsMember();
  await callAmiss();
  await beRefusedByGateway();
  const everywhere = await places();
  expect(log.lines.length).toBeGreaterThan(400);
  expect([...secrets.values()].filter(({ length }) => length < 6)).toEqual([]);
  expect([...secrets.keys()].filter((what) => what.startsWith('the key'))).toHaveLength(2);
  const found = [...everywhere].flatMap(([place, text]) =>
    [...secrets].filter(([, secret]) => holds(text, secret)).map(([what]) => `${what} in ${place}`),
  );
  expect(found).toEqual([]);
}, 300_000);

it('finds a secret that was put there', () => {
  const secret = 'canary Blue-Heron 41 password';
  for (const form of ['utf8', 'hex', 'base64', 'base64url'] as const) {
    const text = Buffer.from(`{"a":"${secret}"}`).toString(form);
    expect(holds(`x ${text}`, secret)).toBe(true);
    // As a column of bytes shows it.
    expect(holds(`\\x${Buffer.from(text).toString('hex')}`, secret)).toBe(true);
  }
  const bytes = Buffer.from(Array.from({ length: 40 }, (_, i) => (i * 37) % 256));
  const file = Buffer.concat([Buffer.from('head'), bytes, Buffer.from('tail')]);
  for (const form of ['latin1', 'hex', 'base64'] as const) {
    expect(holds(file.toString(form), bytes)).toBe(true);
  }
  expect(holds('(1,739154)', '739154')).toBe(true);
  expect(holds('a739154b 12:00:00.739154', '739154')).toBe(false);
});

it('puts a canary into every secret of a body and leaves the rest unchanged', () => {
  const { register } = Object.fromEntries(
    AREAS.flatMap(({ api }) => Object.entries<Endpoint>(api)),
  ) as Record<string, Endpoint>;
  const body = poisoned(register?.body ?? {}, 'canary');
  const into = Object.keys(body).filter((field) => body[field] === 'canary');
  expect(into.sort()).toEqual(
    [
      'captcha',
      'confirmPassword',
      'firebaseIdToken',
      'idNumber',
      'password',
      'paymentPassword',
      'verificationCode',
    ].sort(),
  );
});
