import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestInfo } from '@palaro/server';
import { networkOf } from '@palaro/verification/server';
import { proveLoginPassword } from './prove-password.ts';
import { accountsSite, PASSWORD, type AccountsSite, type Browser } from './test-accounts.ts';

let site: AccountsSite;
const settings = (values: Record<string, unknown>) => site.app.site.change({ settings: values });
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

/** Sends wrong passwords one after the other, without solving the captcha. */
async function guess(browser: Browser, account: string, times: number) {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await browser.login(account, `wrong ${i}`));
  return answers;
}

/** Pretends that this many tries failed in the running window. */
const pretend = (scope: string, failures: number) =>
  site.app.db
    .insertInto('login_guard')
    .values({
      scope,
      failures,
      window_until: new Date(site.app.clock.now().getTime() + 900_000),
      locked_until: null,
    })
    .onConflict((same) =>
      same.column('scope').doUpdateSet((row) => ({
        failures: row.ref('excluded.failures'),
        window_until: row.ref('excluded.window_until'),
      })),
    )
    .execute();

describe('lockout', () => {
  beforeAll(() => settings({ 'login.captchaAfter': 100 }));
  afterAll(() => settings({ 'login.captchaAfter': 3 }));

  it('AC-23 AC-24 ten failures lock strangers out, but not a browser that the account knows', async () => {
    const owner = site.strange();
    expect((await owner.login('member2')).status).toBe(200);
    const stranger = site.strange();
    const wrong = await guess(stranger, 'member2', 10);
    expect(wrong.map(({ code }) => code)).toEqual(Array(10).fill('login.failed'));
    const locked = await stranger.login('member2');
    expect(locked).toMatchObject({ status: 401, code: 'login.failed' });
    expect(locked.retryAfterSeconds).toBeUndefined();
    expect(locked.message).toBe(wrong[0]?.message);
    expect((await site.strange().login('member2')).status).toBe(401);
    expect((await owner.login('member2')).status).toBe(200);
    site.app.clock.advance(15 * 60 + 1);
    expect((await stranger.login('member2')).status).toBe(200);
  });

  it('a known browser has a separate lock and is told how long it lasts', async () => {
    const owner = site.strange();
    await owner.login('house1');
    await guess(owner, 'house1', 10);
    const locked = await owner.login('house1');
    expect(locked.code).toBe('login.failed');
    expect(locked.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect((await site.strange().login('house1')).status).toBe(200);
    site.app.clock.advance(15 * 60 + 1);
  });

  it('doubles with each lock, up to four hours', async () => {
    const stranger = site.strange();
    const minutes = [];
    for (let lock = 0; lock < 6; lock++) {
      await pretend('account:nobody77', 9);
      await stranger.login('nobody77', 'wrong');
      const now = site.app.clock.now().getTime();
      const row = await site.app.db
        .selectFrom('login_guard')
        .select('locked_until')
        .where('scope', '=', 'account:nobody77')
        .executeTakeFirstOrThrow();
      const left = Math.round(((row.locked_until?.getTime() ?? 0) - now) / 60_000);
      minutes.push(left);
      site.app.clock.advance(left * 60 + 60);
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 240]);
  });

  it('the tenth try may still be right, and a right one ends the count', async () => {
    await pretend('account:promoter1', 9);
    expect((await site.strange().login('promoter1')).status).toBe(200);
    expect(await site.failuresOf('account:promoter1')).toBeUndefined();
  });
});

describe('guesses at once', () => {
  it('AC-25 a hundred parallel guesses count exactly a hundred', async () => {
    await settings({ 'login.captchaAfter': 100, 'login.lockAfter': 10 });
    const guesses = Array.from({ length: 100 }, (_, i) => `wrong ${i}`);
    const answers = await Promise.all(
      guesses.map((word) => site.strange().login('special1', word)),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(100).fill('login.failed'));
    expect(await site.failuresOf('account:special1')).toBe(100);
    await settings({ 'login.captchaAfter': 3 });
    site.app.clock.advance(16 * 60);
  });

  it('only the first passes without a captcha, however many come at once', async () => {
    await settings({ 'login.captchaAfter': 3 });
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => site.strange().login('player201', 'wrong')),
    );
    const flagged = answers.filter(({ captcha }) => captcha);
    expect(flagged.length).toBeGreaterThanOrEqual(22);
    const right = await site.strange().login('player201');
    expect(right).toMatchObject({ status: 422, code: 'captcha.wrong' });
  });
});

describe('spraying', () => {
  beforeAll(() => settings({ 'limits.loopbackExempt': false }));
  afterAll(() => settings({ 'limits.loopbackExempt': true }));

  it('the tenth failure from an address asks for a captcha, whatever the name', async () => {
    const browser = site.strange();
    for (let i = 0; i < 10; i++) await browser.login(`somebody${i}`, 'wrong');
    expect(await browser.login('member2')).toMatchObject({ status: 422, captcha: true });
    site.app.clock.advance(16 * 60);
    expect((await browser.login('member2')).status).toBe(200);
  });

  it('a hundred failures an hour ask the network for captchas, and shut nobody out', async () => {
    const home = site.strange();
    expect((await home.login('member2')).status).toBe(200);
    await pretend(`net:${networkOf('127.0.0.1')}`, 100);
    expect(await site.strange().login('member2')).toMatchObject({ status: 422, captcha: true });
    expect((await home.login('member2')).status).toBe(200);
    const stranger = site.strange();
    await stranger.call('GET', '/wps/captcha');
    const [seen] = (
      await stranger.call('GET', `/sandbox/outbox?to=captcha:${stranger.jar.get('captcha')}`)
    ).value as unknown as { code: string }[];
    expect((await stranger.login('member2', PASSWORD, { captcha: seen?.code })).status).toBe(200);
  });

  it('a thousand names an hour ask for them too, whether passwords are right or wrong', async () => {
    site.app.clock.advance(60 * 60);
    const until = new Date(site.app.clock.now().getTime() + 3_000_000);
    const net = `net:${networkOf('127.0.0.1')}`;
    const names = Array.from({ length: 999 }, (_, i) => ({
      net,
      name: Buffer.from([i >> 8, i]),
      until,
    }));
    await site.app.db.insertInto('login_name').values(names).execute();
    expect((await site.strange().login('member2')).status).toBe(200);
    expect(await site.strange().login('member1')).toMatchObject({ status: 422, captcha: true });
  });
});

describe('the password inside a session', () => {
  const request = { ip: '127.0.0.1', userAgent: '' } as RequestInfo;

  it.each(['proof/', 'proof:'])(
    'is not locked by somebody who logs in as %s from the same number',
    async (as) => {
      const member = await site.idOf('player203');
      for (const name of [`${as}${member}`, `account:${as}${member}`]) {
        await settings({ 'login.captchaAfter': 100 });
        for (let tries = 0; tries < 11; tries++) await site.strange().login(name, 'wrong-one');
      }
      await settings({ 'login.captchaAfter': 3 });
      expect(await proveLoginPassword(site.app, member, PASSWORD, request)).toBe(true);
    },
  );

  it('is counted like a login, and strangers at the login form cannot reach that count', async () => {
    const member = await site.idOf('player202');
    const prove = (password: string) => proveLoginPassword(site.app, member, password, request);
    await pretend('account:player202', 11);
    expect(await prove(PASSWORD)).toBe(true);
    const wrong = await Promise.all(Array.from({ length: 10 }, () => prove('wrong')));
    expect(wrong).toEqual(Array(10).fill(false));
    expect(await prove(PASSWORD)).toBe(false);
    site.app.clock.advance(15 * 60 + 1);
    expect(await prove(PASSWORD)).toBe(true);
  });
});
