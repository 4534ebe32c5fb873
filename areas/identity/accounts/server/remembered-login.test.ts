import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMember } from './members.repository.ts';
import { setPassword } from './set-password.ts';
import { excludeMember } from './exclude-member.ts';
import { accountsSite, type AccountsSite, type Browser } from './test-accounts.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

const REMEMBER = { rememberMe: true };
const slotOf = (answer: { value?: Record<string, unknown> }) =>
  (answer.value?.remember as { slot: string } | undefined)?.slot ?? '';

async function remembered(account: string): Promise<{ browser: Browser; slot: string }> {
  const browser = site.strange();
  return { browser, slot: slotOf(await browser.login(account, undefined, REMEMBER)) };
}

const familiesOf = async (account: string) =>
  (
    await site.app.db
      .selectFrom('remembered_login')
      .select('family')
      .distinct()
      .where('member_id', '=', await site.idOf(account))
      .execute()
  ).length;

describe('remembered login', () => {
  it('AC-36 keeps half a token in the slot and half in a cookie, and no password', async () => {
    const answer = await site.strange().login('member1', undefined, REMEMBER);
    expect(answer.value.remember).toEqual({
      type: 'username',
      slot: expect.stringMatching(/^dt1\.[\w-]{22}\.[\w-]{43}$/) as string,
    });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('pd='));
    expect(cookie).toMatch(
      /^pd=[\w-]{43}; Path=\/wps\/session; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    const row = await site.app.db
      .selectFrom('remembered_login')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const halves = [slotOf(answer).split('.')[2], cookie?.slice(3, 46)];
    for (const half of halves) expect(JSON.stringify(row)).not.toContain(half);
  });

  it('LOGIN-02 logs in without the password; nothing is remembered unless the member asks for it', async () => {
    const { browser, slot } = await remembered('member1');
    const again = await browser.login('member1', slot);
    expect(again.status).toBe(200);
    expect(slotOf(again)).not.toBe(slot);
    expect((await site.strange().login('member1')).value.remember).toBeUndefined();
  });

  it('AC-37 half a token is refused, and so is another account’s name', async () => {
    const { browser, slot } = await remembered('member2');
    const kept = browser.jar.get('pd') ?? '';
    browser.jar.delete('pd');
    expect((await browser.login('member2', slot)).code).toBe('login.failed');
    browser.jar.set('pd', kept);
    expect((await browser.login('member2', `${slot.slice(0, -1)}_`)).code).toBe('login.failed');
    expect((await browser.login('member1', slot)).code).toBe('login.failed');
    await site.calm();
    expect((await browser.login('member2', slot)).status).toBe(200);
  });

  it('AC-38 each use rotates the pair; tabs at the same moment get the same pair', async () => {
    const { browser, slot } = await remembered('player101');
    const cookie = browser.jar.get('pd') ?? '';
    const first = slotOf(await browser.login('player101', slot));
    browser.jar.set('pd', cookie);
    site.app.clock.advance(9);
    expect(slotOf(await browser.login('player101', slot))).toBe(first);
    expect((await browser.login('player101', first)).status).toBe(200);
  });

  it('AC-38 an old pair used after ten seconds ends the family and its sessions, and is reported', async () => {
    await site.runTasks();
    site.heard.changes.length = 0;
    const { browser, slot } = await remembered('player102');
    const cookie = browser.jar.get('pd') ?? '';
    const rotated = await browser.login('player102', slot);
    const thief = site.strange();
    thief.jar.set('pd', cookie);
    site.app.clock.advance(11);
    expect((await thief.login('player102', slot)).code).toBe('login.failed');
    expect((await browser.login('player102', slotOf(rotated))).code).toBe('login.failed');
    const token = rotated.value.token as string;
    expect((await browser.call('GET', '/wps/member/info', { token })).status).toBe(401);
    await site.runTasks();
    expect(site.heard.changes.map(({ what }) => what)).toEqual(['remembered_stolen']);
  });

  it('of 64 with one pair at once, one replaces it and all get the same next one', async () => {
    const { browser, slot } = await remembered('player103');
    const cookie = browser.jar.get('pd') ?? '';
    const tabs = Array.from({ length: 64 }, () => {
      const tab = site.strange();
      tab.jar.set('pd', cookie).set('pdv', browser.jar.get('pdv') ?? '');
      return tab;
    });
    await site.app.site.change({
      settings: { 'login.captchaAfter': 100, 'login.lockAfter': 100 },
    });
    const answers = await Promise.all(tabs.map((tab) => tab.login('player103', slot)));
    await site.app.site.change({ settings: { 'login.captchaAfter': 3, 'login.lockAfter': 10 } });
    expect(new Set(answers.map(slotOf)).size).toBe(1);
    expect(new Set(tabs.map((tab) => tab.jar.get('pd'))).size).toBe(1);
    const rows = await site.app.db
      .selectFrom('remembered_login')
      .select('next_selector')
      .where('member_id', '=', await site.idOf('player103'))
      .execute();
    expect(rows.map(({ next_selector }) => next_selector === null).sort()).toEqual([false, true]);
  });

  it('ends after 30 days without use', async () => {
    const { browser, slot } = await remembered('player104');
    site.app.clock.advance(30 * 86_400 + 1);
    expect((await browser.login('player104', slot)).code).toBe('login.failed');
  });
});

describe('what ends it', () => {
  const call = (browser: Browser) => {
    const cookies: string[] = [];
    const mark = createHash('sha256').update(browser.jar.get('pdv') ?? '');
    const request = { deviceId: mark.digest('base64url'), ip: '127.0.0.1', userAgent: '' };
    const answer = { header: (_name: string, value: string) => void cookies.push(value) };
    return { cookies, call: { request, answer } as never };
  };

  it('AC-39 a changed password: this browser gets a fresh pair, all others end', async () => {
    const own = await remembered('player105');
    const other = await remembered('player105');
    const member = await readMember(site.app.db, await site.idOf('player105'));
    const { cookies, call: around } = call(own.browser);
    const after = await setPassword(site.app, member, 'A-new-pass-9', { call: around });
    own.browser.jar.set('pd', /^pd=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '');
    expect((await own.browser.login('player105', after.remember?.slot)).status).toBe(200);
    expect((await own.browser.login('player105', own.slot)).code).toBe('login.failed');
    expect((await other.browser.login('player105', other.slot)).code).toBe('login.failed');
    expect(await familiesOf('player105')).toBe(1);
  });

  it('AC-40 logout clears both cookies and the browser’s pairs', async () => {
    const { browser, slot } = await remembered('player106');
    const token = (await browser.login('player106', slot)).value.token as string;
    const out = await browser.call('POST', '/wps/session/logout', { token });
    expect(
      out.headers.getSetCookie().map((cookie) => /^(\w+)=;.*Max-Age=0/.exec(cookie)?.[1]),
    ).toEqual(['pd', 'pdm']);
    expect(await familiesOf('player106')).toBe(0);
  });

  it('a reset and an exclusion', async () => {
    await remembered('player107');
    const member = await readMember(site.app.db, await site.idOf('player107'));
    await setPassword(site.app, member, 'A-new-pass-9');
    expect(await familiesOf('player107')).toBe(0);
    await remembered('player108');
    await excludeMember(site.app, await site.idOf('player108'), { kind: 'self', until: null });
    expect(await familiesOf('player108')).toBe(0);
  });
});
