// The providers as the whole demo site uses them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@palaro/server-app/db';
import { given, testApp, type TestApp } from '@palaro/testkit';
import { demoClients } from './clients.ts';
import { DEMO_PEOPLE } from './people.ts';
import { createDemoSocial } from './server.ts';
import { siteTime } from './site-time.ts';

const MOBILE = '+639171234567';
const ON = { 'social.enabled': true, 'social.telegram': true, 'encryption.required': false };

let site: TestApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  const port = await freePort();
  const demoSocial = { url: `http://127.0.0.1:${port}`, secret: 'a secret for this test' };
  site = await testApp({ config: { demo: true, demoSocial, social: demoClients(demoSocial) } });
  await site.app.site.change({ settings: ON });
  const provider = createDemoSocial({
    ...demoSocial,
    publicUrl: site.url,
    language: 'TY',
    now: siteTime(site.url),
  });
  stop = () => provider.close();
  await provider.listen({ host: '127.0.0.1', port });
  const member = await given(site.app).member({ account: 'member1' });
  const proven = 'update member set mobile = $1, mobile_verified_at = $2 where id = $3';
  await site.app.pool.query(proven, [MOBILE, site.app.clock.now(), member]);
  // The demo's clock runs ahead of the machine's, as after a call of the sandbox.
  site.app.clock.advance(10_000);
});
afterAll(async () => {
  await stop();
  await site.stop();
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const type = { 'Content-Type': 'application/json' };
  const answer = await fetch(site.url + path, { ...init, headers: { ...type, ...headers } });
  return (await answer.json()) as { code?: string; value?: Record<string, unknown> };
};

/** Where a browser is sent, and the mark that it keeps. */
async function start(provider: string) {
  const path = `/api/v1/social/${provider}/start`;
  const { headers } = await fetch(site.url + path, { redirect: 'manual' });
  const cookie = headers.getSetCookie().map((line) => line.split(';')[0]);
  return { address: new URL(headers.get('location') ?? ''), cookie: cookie.join('; ') };
}

it('AC-32 refuses a login without PKCE, state or nonce, and a foreign return address', async () => {
  const { address } = await start('google');
  for (const name of ['code_challenge', 'code_challenge_method', 'state', 'nonce']) {
    const without = new URL(address);
    without.searchParams.delete(name);
    expect((await fetch(without)).status, name).toBe(400);
  }
  const foreign = new URL(address);
  const elsewhere = 'https://elsewhere.example/api/v1/social/google/callback';
  foreign.searchParams.set('redirect_uri', elsewhere);
  expect((await fetch(foreign)).status).toBe(400);
  expect((await fetch(address)).status).toBe(200);
});

it('is there for this machine alone, and its page runs no script', async () => {
  const { address } = await start('facebook');
  const forwarded = await fetch(address, { headers: { 'X-Forwarded-For': '10.0.0.9' } });
  expect(forwarded.status).toBe(404);
  const page = await fetch(address);
  expect(await page.text()).toContain('Sino ka po sa Facebook?');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script)/);
});

it('LOGIN-03 signs as Telegram does, by the site’s clock', async () => {
  const { address, cookie } = await start('telegram');
  const person = DEMO_PEOPLE[2]?.subject ?? '';
  const choose = new URL(address.href.replace('/auth?', '/choose?'));
  choose.searchParams.set('person', person);
  const { headers } = await fetch(choose, { redirect: 'manual' });
  const [returned = '', result = ''] = (headers.get('location') ?? '').split('#tgAuthResult=');
  const signed = JSON.parse(Buffer.from(result, 'base64url').toString()) as object;
  const state = new URL(returned).searchParams.get('state');
  const sent = await post('/api/v1/social/telegram', { state, ...signed }, { Cookie: cookie });
  expect(sent.value).toEqual({ provider: 'telegram', step: 'register', name: 'Demo visitor 3' });
});

it('LOGIN-08 signs as Firebase does, by the site’s clock', async () => {
  const { value } = await post('/sandbox/firebase/token', { mobile: MOBILE });
  const login = { type: 'firebase', firebaseChannel: 'sms', firebaseMobileNo: MOBILE };
  const answer = await post('/wps/session/login', {
    ...login,
    firebaseIdToken: value?.['idToken'],
  });
  expect(answer.value?.['userName']).toBe('member1');
});
