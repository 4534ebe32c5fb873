// Data from outside are not trusted: tokens of providers and Firebase, Telegram's fields.
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JWTPayload } from 'jose';
import { createMember } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import { proveSigned, telegramHash, telegramText } from './telegram.ts';
import { startLiar, type Lies } from './test-liar.ts';
import { visitor, type Visitor } from './test-visitor.ts';

const LOGIN = '/api/v1/social/login';
const BOT_TOKEN = '1234567890:abcdefghijklmnopqrstuvwxyzABCDE';
const MOBILE = '+639171234567';

let site: TestApp;
let liar: Awaited<ReturnType<typeof startLiar>>;
beforeAll(async () => {
  liar = await startLiar();
  const social = {
    google: liar.client,
    facebook: null,
    telegram: { botToken: BOT_TOKEN, address: 'https://telegram.example/auth' },
    firebase: liar.firebase,
  };
  site = await testApp({ config: { demo: true, social } });
  const settings = {
    'social.enabled': true,
    'social.telegram': true,
    'encryption.required': false,
  };
  await site.app.site.change({ settings });
  await createMember(site.app, {
    account: 'member1',
    type: 0,
    password: null,
    language: 'EN',
    ip: '::1',
    mobile: { number: MOBILE, verified: true },
  });
});
afterAll(async () => {
  await site.stop();
  await liar.stop();
});

describe('AC-32 an ID token', () => {
  async function come(lies: Lies, change: Record<string, string> = {}) {
    const anna = visitor(site.url);
    const { location } = await anna.get('/api/v1/social/google/start');
    liar.say(lies, location);
    const state = new URL(location).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ code: 'c', state, ...change }).toString();
    return { anna, back: await anna.get(`/api/v1/social/google/callback?${query}`) };
  }

  it('that is right gives a ticket, and its code was sent with the verifier', async () => {
    const { anna, back } = await come({ claims: { azp: 'client', email: 'a@b.example' } });
    expect(back.location).toBe('/m/social');
    expect((await anna.post(LOGIN)).json.value).toMatchObject({ step: 'register' });
    const form = liar.forms.at(-1);
    expect(form?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(form?.get('redirect_uri')).toBe(`${site.url}/api/v1/social/google/callback`);
  });

  it.each<[string, Lies]>([
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['a foreign authorized party', { claims: { azp: 'other' } }],
    ['a second audience without a party', { claims: { aud: ['client', 'other'] } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['an expiry in the past', { claims: { exp: 1_000_000_000 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['the signature of a foreign key', { foreignKey: true }],
    ['changed content', { tamper: (token) => changedClaims(token) }],
    ['no signature at all', { tamper: (token) => unsigned(token) }],
    ['only an access token', { answer: { access_token: 'a', token_type: 'Bearer' } }],
    ['a malformed answer', { answer: { error: 'server_error' } }],
  ])('with %s gives none', async (_what, lies) => {
    const { anna, back } = await come(lies);
    expect(back.location).toBe('/m/login?social=failed');
    expect(anna.cookies.has('pst')).toBe(false);
    expect((await anna.post(LOGIN)).json.code).toBe('social.expired');
  });

  it('must come from the provider that was asked (mix-up)', async () => {
    const { back } = await come({}, { iss: 'https://accounts.google.com' });
    expect(back.location).toBe('/m/login?social=failed');
  });

  it('AC-33 an address that the provider does not confirm reveals nothing about accounts', async () => {
    const { db } = site.app;
    await db.updateTable('member').set({ email: 'a@b.example' }).execute();
    const loose = await come({ claims: { email: 'a@b.example', email_verified: false } });
    expect((await loose.anna.post(LOGIN)).json.value).toMatchObject({ step: 'register' });
    const sure = await come({ claims: { email: 'A@b.example', email_verified: true } });
    expect((await sure.anna.post(LOGIN)).json.value).toMatchObject({ step: 'password' });
  });
});

function changedClaims(token: string) {
  const [head, body = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody else' }));
  return [head, changed.toString('base64url'), signature].join('.');
}

function unsigned(token: string) {
  const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return `${head}.${token.split('.')[1]}.`;
}

describe('AC-34 Telegram', () => {
  const seconds = () => Math.floor(site.app.clock.now().getTime() / 1000);
  const signed = (change: Record<string, string | number> = {}) => {
    const fields = { id: 4242, first_name: 'Ana', auth_date: seconds(), ...change };
    const hash = telegramHash(BOT_TOKEN, telegramText(fields)).toString('hex');
    return { ...fields, hash };
  };
  async function send(anna: Visitor, body: object) {
    const { location } = await anna.get('/api/v1/social/telegram/start');
    const returnTo = new URL(new URL(location).searchParams.get('return_to') ?? '');
    const state = returnTo.searchParams.get('state');
    return anna.post('/api/v1/social/telegram', { body: { state, ...body } });
  }

  it('signs sorted fields by line feeds under the digest of the token', () => {
    const text = telegramText({ id: 1, hash: 'x', first_name: 'Ana', auth_date: 7 });
    expect(text).toBe('auth_date=7\nfirst_name=Ana\nid=1');
    const key = createHash('sha256').update(BOT_TOKEN).digest();
    const expected = createHmac('sha256', key).update(text).digest('hex');
    expect(telegramHash(BOT_TOKEN, text).toString('hex')).toBe(expected);
  });

  it('redirects the browser to Telegram, with the bot and the return address', async () => {
    const { location } = await visitor(site.url).get('/api/v1/social/telegram/start');
    const address = new URL(location);
    expect(address.origin).toBe('https://telegram.example');
    expect(address.searchParams.get('bot_id')).toBe('1234567890');
    expect(location).not.toContain('abcdefghij');
  });

  it('accepts right fields once, and only from a browser that was sent there', async () => {
    const anna = visitor(site.url);
    const fields = signed();
    const first = await send(anna, fields);
    expect(first.json.value).toEqual({ provider: 'telegram', step: 'register', name: 'Ana' });
    expect((await send(anna, fields)).json.code).toBe('social.failed');
    const stranger = { body: { state: 'A'.repeat(43), ...signed({ id: 4243 }) } };
    const refused = await visitor(site.url).post('/api/v1/social/telegram', stranger);
    expect(refused.json.code).toBe('social.expired');
  });

  it.each([
    ['one byte changed', () => ({ ...signed(), first_name: 'Bna' })],
    ['an added field', () => ({ ...signed(), last_name: 'x' })],
    ['signed 301 s ago', () => signed({ auth_date: seconds() - 301 })],
    ['signed in the future', () => signed({ auth_date: seconds() + 400 })],
    ['a line feed that hides a field', () => signed({ first_name: 'Ana\nid=1' })],
    ['another hash', () => ({ ...signed(), hash: '0'.repeat(64) })],
  ])('refuses fields with %s', async (_what, fields) => {
    const { status, json } = await send(visitor(site.url), fields());
    expect([status, json.code]).toEqual([401, 'social.failed']);
  });

  it('of 64 callers with one hash, one is accepted', async () => {
    const fields = signed({ id: 77 });
    const tries = Array.from({ length: 64 }, () =>
      proveSigned(site.app, fields).then(
        () => 1,
        () => 0,
      ),
    );
    const believed: number[] = await Promise.all(tries);
    expect(believed.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});

describe('AC-31 LOGIN-08 Firebase', () => {
  const login = (firebaseIdToken: string, firebaseMobileNo = MOBILE) =>
    visitor(site.url).post('/wps/session/login', {
      body: { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo },
    });
  const token = (claims: JWTPayload = {}) =>
    liar.firebaseToken({ phone_number: MOBILE, ...claims }, site.app.clock.now());
  beforeEach(async () => void (await site.app.db.deleteFrom('login_guard').execute()));
  const sessions = async () =>
    (await site.app.db.selectFrom('session').select('id').execute()).length;

  it('a token for the number logs its member in', async () => {
    const { status, json } = await login(await token());
    expect([status, json.value?.['userName']]).toEqual([200, 'member1']);
  });

  it.each([
    ['another audience', { aud: 'other-project' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['an expiry in the past', { exp: 1_000_000_000 }],
    ['another number', { phone_number: '+639170000000' }],
    ['no number', { phone_number: undefined }],
  ])('a token with %s opens no session', async (_what, claims) => {
    const before = await sessions();
    const refused = await login(await token(claims));
    expect(refused).toMatchObject({ status: 401, json: { code: 'login.failed' } });
    expect(await sessions()).toBe(before);
  });

  it('a token that was changed, or has expired by the site’s clock, opens none', async () => {
    const changed = await token();
    expect((await login(changed.slice(0, -4) + 'AAAA')).status).toBe(401);
    const over = plusSeconds(site.app.clock.now(), -10).getTime() / 1000;
    const old = await token({ exp: Math.floor(over) });
    expect((await login(old)).status).toBe(401);
  });
});
