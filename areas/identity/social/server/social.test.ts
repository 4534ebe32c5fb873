// Logging in, linking and unlinking through the demo's provider.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '@palaro/accounts/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { dropOldWays } from './social.tasks.ts';
import { startProvider } from './test-provider.ts';
import { visitor, type Visitor } from './test-visitor.ts';

const PASSWORD = 'Demo-pass-1';
const LOGIN = '/api/v1/social/login';
const ATTACH = '/api/v1/social/attach';
const FAILED = '/m/login?social=failed';
const ON = { 'social.enabled': true, 'social.telegram': true, 'encryption.required': false };

let site: TestApp;
let provider: Awaited<ReturnType<typeof startProvider>>;
let anna: Visitor;
beforeAll(async () => {
  // Set up like the demo, but without its data, which take long to make and are not needed.
  provider = await startProvider();
  site = await testApp({ config: { demo: true, social: provider.clients } });
  await site.app.site.change({ settings: ON });
  for (const account of ['member1', 'member2', 'member3', 'member4']) {
    const draft = { account, type: 0, password: PASSWORD, language: 'EN', ip: '::1' } as const;
    await createMember(site.app, draft);
  }
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
});
beforeEach(async () => {
  for (const table of ['social_identity', 'social_attempt', 'social_ticket'] as const) {
    await site.app.db.deleteFrom(table).execute();
  }
  anna = visitor(site.url);
});

const login = (who: Visitor, username: string) =>
  who.post('/wps/session/login', { body: { type: 'username', username, password: PASSWORD } });
const tokenOf = async (who: Visitor, username: string) =>
  String((await login(who, username)).json.value?.['token']);
const linked = () =>
  site.app.db
    .selectFrom('social_identity')
    .innerJoin('member', 'member.id', 'social_identity.member_id')
    .select(['account', 'provider', 'subject'])
    .execute();

/** Links the person of that number to an account, the way members do. */
async function link(who: Visitor, person: number, account: string) {
  await who.prove('google', person);
  const answer = await who.post(ATTACH, { token: await tokenOf(who, account) });
  expect(answer.status).toBe(200);
}

describe('coming in', () => {
  it('LOGIN-03 leaves the ticket in a cookie of this browser and never in an address', async () => {
    const start = await anna.get('/api/v1/social/google/start?back=/m/mine');
    const asked = new URL(start.location).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${site.url}/api/v1/social/google/callback`);
    const back = await anna.get(await anna.chosen(start.location, 0));
    expect(back).toMatchObject({ status: 302, location: '/m/social?back=%2Fm%2Fmine' });
    expect(anna.cookies.get('pst')).toMatch(/^[\w-]{43}$/);
    const { json } = await anna.post(LOGIN);
    expect(json.value).toEqual({
      provider: 'google',
      step: 'register',
      name: 'Demo visitor 1',
      email: 'visitor1@demo.example',
    });
  });

  it('LOGIN-03 a linked identity logs in like any login, once per ticket', async () => {
    await link(anna, 0, 'member1');
    const again = visitor(site.url);
    await again.prove('google', 0);
    const ticket = again.cookies.get('pst') ?? '';
    const { json } = await again.post(LOGIN);
    expect(json.value).toMatchObject({ step: 'in', login: { userName: 'member1' } });
    const { login: session } = json.value as { login: { token: string } };
    expect((await again.get('/wps/member/info', { token: session.token })).status).toBe(200);
    expect(again.cookies.has('pst')).toBe(false);
    again.cookies.set('pst', ticket);
    expect((await again.post(LOGIN)).json.code).toBe('social.expired');
  });

  it('SESS-03 a type that the members’ login refuses is refused here too', async () => {
    await link(anna, 0, 'member1');
    await site.app.site.change({ settings: { 'session.plRefuse': [0] } });
    const again = visitor(site.url);
    await again.prove('google', 0);
    const refused = await again.post(LOGIN);
    await site.app.site.change({ settings: { 'session.plRefuse': [] } });
    expect(refused).toMatchObject({ status: 403, json: { code: 'login.members_only' } });
  });

  it('AC-33 a known mail address must log in to its account, and logs nobody in', async () => {
    await site.app.db
      .updateTable('member')
      .set({ email: 'Visitor2@demo.example' })
      .where('account', '=', 'member2')
      .execute();
    await anna.prove('google', 1);
    const { json } = await anna.post(LOGIN);
    expect(json.value).toMatchObject({ step: 'password', account: 'm•••2' });
    expect(json.value).not.toHaveProperty('login');
    expect(await linked()).toEqual([]);
    const token = await tokenOf(anna, 'member2');
    expect((await anna.post(ATTACH, { token })).json.value).toEqual({ provider: 'google' });
    const other = visitor(site.url);
    await other.prove('google', 1);
    expect((await other.post(LOGIN)).json.value).toMatchObject({ step: 'in' });
  });

  it('AC-33 a session from before the ticket links nothing', async () => {
    const token = await tokenOf(anna, 'member1');
    site.app.clock.advance(1);
    await anna.prove('google', 0);
    expect((await anna.post(ATTACH, { token })).json.code).toBe('social.log_in_again');
    expect(await linked()).toEqual([]);
  });

  it('API-03 a disabled account gets the text of every failed login', async () => {
    await link(anna, 2, 'member3');
    const { db } = site.app;
    const disabled = db.updateTable('member').where('account', '=', 'member3');
    await disabled.set({ state: 'disabled' }).execute();
    await anna.prove('google', 2);
    expect(await anna.post(LOGIN)).toMatchObject({ status: 401, json: { code: 'login.failed' } });
  });
});

describe('AC-32 the way back', () => {
  it('works once, for its browser, its provider and ten minutes', async () => {
    const { location } = await anna.get('/api/v1/social/google/start');
    const callback = await anna.chosen(location, 0);
    const stranger = visitor(site.url);
    expect((await stranger.get(callback)).location).toBe(FAILED);
    const elsewhere = callback.replace('/google/callback', '/facebook/callback');
    expect((await anna.get(elsewhere)).location).toBe(FAILED);
    expect((await anna.get(callback)).location).toBe('/m/social');
    expect((await anna.get(callback)).location).toBe(FAILED);
    const late = (await anna.get('/api/v1/social/google/start')).location;
    const lateBack = await anna.chosen(late, 0);
    site.app.clock.advance(601);
    expect((await anna.get(lateBack)).location).toBe(FAILED);
  });

  it('a tampered state, a code of another login and a cancelled one give no ticket', async () => {
    const first = (await anna.get('/api/v1/social/google/start')).location;
    const tampered = new URL(await anna.chosen(first, 0));
    tampered.searchParams.set('state', 'A'.repeat(43));
    expect((await anna.get(tampered.href)).location).toBe(FAILED);
    const thief = visitor(site.url);
    const stolen = await thief.chosen((await thief.get('/api/v1/social/google/start')).location, 1);
    const mixed = new URL(await anna.chosen(first, 0));
    mixed.searchParams.set('code', new URL(stolen).searchParams.get('code') ?? '');
    expect((await anna.get(mixed.href)).location).toBe(FAILED);
    const { location } = await anna.get('/api/v1/social/google/start');
    const state = new URL(location).searchParams.get('state');
    const cancel = `/api/v1/social/google/callback?error=access_denied&state=${state}`;
    expect((await anna.get(cancel)).location).toBe('/m/login?social=cancelled');
    expect(anna.cookies.has('pst')).toBe(false);
  });

  it('of 64 callbacks with one state, one gives a ticket', async () => {
    const { location } = await anna.get('/api/v1/social/google/start');
    const callback = await anna.chosen(location, 0);
    const answers = await Promise.all(Array.from({ length: 64 }, () => anna.get(callback)));
    expect(answers.filter((answer) => answer.location === '/m/social')).toHaveLength(1);
  });

  it('of 64 logins with one ticket, one succeeds', async () => {
    await link(anna, 0, 'member1');
    await anna.prove('google', 0);
    const ticket = anna.cookies.get('pst') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => {
        const tab = visitor(site.url);
        tab.cookies.set('pst', ticket);
        return tab.post(LOGIN);
      }),
    );
    const steps = answers.map(({ json }) => json.value?.['step'] ?? json.code);
    expect(steps.filter((step) => step === 'in')).toHaveLength(1);
    expect(new Set(steps)).toEqual(new Set(['in', 'social.expired']));
  });

  it('forgets logins that were never finished', async () => {
    await anna.get('/api/v1/social/google/start');
    const now = new Date(site.app.clock.now().getTime() + 3_600_000);
    await dropOldWays.run({ app: site.app, now, batch: 10 });
    expect(await site.app.db.selectFrom('social_attempt').selectAll().execute()).toEqual([]);
  });
});

describe('linking from the security center', () => {
  const begin = (token: string, password = PASSWORD) =>
    anna.post('/api/v1/social/link', {
      token,
      body: { provider: 'google', password, origin: site.url },
    });

  it('needs the password, links once and says so', async () => {
    const token = await tokenOf(anna, 'member1');
    expect((await begin(token, 'wrong')).json).toMatchObject({ code: 'social.password_wrong' });
    const address = String((await begin(token)).json.value?.['address']);
    await anna.get(await anna.chosen(address, 0));
    expect((await anna.post(LOGIN)).json.code).toBe('social.expired');
    expect((await anna.post(LOGIN, { token })).json.value).toEqual({
      provider: 'google',
      step: 'linked',
    });
    expect(await linked()).toMatchObject([{ account: 'member1', provider: 'google' }]);
    const { json } = await anna.get('/api/v1/social/links', { token });
    expect(json.value?.['list']).toMatchObject([
      { provider: 'google', linked: true, label: 'v•••@demo.example' },
      { provider: 'facebook', linked: false },
      { provider: 'telegram', linked: false },
    ]);
    expect((await begin(token)).json.code).toBe('social.already_linked');
    const changes = await site.app.db
      .selectFrom('account_change')
      .select(['what', 'detail'])
      .where('what', '=', 'social_linked')
      .execute();
    expect(changes.at(-1)).toEqual({ what: 'social_linked', detail: { provider: 'google' } });
  });

  it('an identity belongs to one member', async () => {
    await link(anna, 0, 'member1');
    const token = await tokenOf(anna, 'member2');
    const address = String((await begin(token)).json.value?.['address']);
    await anna.get(await anna.chosen(address, 0));
    expect((await anna.post(LOGIN, { token })).json.code).toBe('social.taken');
    expect(await linked()).toMatchObject([{ account: 'member1' }]);
  });

  it('unlinks with the password, which stays as a way to log in', async () => {
    await link(anna, 0, 'member1');
    const token = await tokenOf(anna, 'member1');
    const unlink = (password: string) =>
      anna.post('/api/v1/social/unlink', { token, body: { provider: 'google', password } });
    expect((await unlink('wrong')).json.code).toBe('social.password_wrong');
    expect((await unlink(PASSWORD)).status).toBe(200);
    expect((await unlink(PASSWORD)).json.code).toBe('not_found');
    await anna.prove('google', 0);
    expect((await anna.post(LOGIN)).json.value).toMatchObject({ step: 'register' });
  });

  it('never removes the last login from an account without a password', async () => {
    await link(anna, 0, 'member4');
    const token = await tokenOf(anna, 'member4');
    const { db } = site.app;
    const without = db.updateTable('member').where('account', '=', 'member4');
    await without.set({ password_hash: null }).execute();
    const refused = await anna.post('/api/v1/social/unlink', {
      token,
      body: { provider: 'google', password: PASSWORD },
    });
    expect(refused).toMatchObject({ status: 409, json: { code: 'social.password_needed' } });
    expect(await linked()).toHaveLength(1);
  });
});

describe('APP-12 AC-35 what is switched off', () => {
  const open = async () => (await anna.get('/api/v1/social/providers')).json.value?.['providers'];

  it.each([
    ['google', { switches: { GOOGLELOGIN3: false } }, ['facebook', 'telegram']],
    ['facebook', { switches: { FACEBOOKLOGIN3: false } }, ['google', 'telegram']],
    ['telegram', { settings: { 'social.telegram': false } }, ['google', 'facebook']],
    ['google', { settings: { 'social.enabled': false } }, []],
  ])('refuses %s at every step after %j', async (name, change, left) => {
    await anna.prove('google', 0);
    const { location } = await anna.get(`/api/v1/social/${name}/start`);
    await site.app.site.change(change);
    expect(await open()).toEqual(left);
    const start = await anna.get(`/api/v1/social/${name}/start`);
    expect(start).toMatchObject({ status: 403, json: { code: 'switched_off' } });
    if (name !== 'telegram') {
      expect((await anna.get(await anna.chosen(location, 0))).status).toBe(403);
    }
    if (name === 'google') expect((await anna.post(LOGIN)).status).toBe(403);
    await site.app.site.change({
      settings: ON,
      switches: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true },
    });
    expect(await open()).toEqual(['google', 'facebook', 'telegram']);
  });

  it('stays closed during maintenance', async () => {
    await site.app.site.change({ maintenance: true });
    expect((await anna.get('/api/v1/social/google/start')).status).toBe(503);
    await site.app.site.change({ maintenance: false });
  });
});
