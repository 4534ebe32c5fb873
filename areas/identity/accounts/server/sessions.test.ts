import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { excludeMember } from './exclude-member.ts';
import { endSessionsOfMember, rotateToken } from './sessions-of-member.ts';
import { accountsSite, PASSWORD, type AccountsSite, type Browser } from './test-accounts.ts';

let site: AccountsSite;
const settings = (values: Record<string, unknown>) => site.app.site.change({ settings: values });
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

const enter = async (account: string, browser: Browser = site.strange()) => {
  const token = (await browser.login(account)).value.token as string;
  return { browser, token, get: (path: string) => browser.call('GET', path, { token }) };
};
const sessionOf = async (account: string) => (await enter(account)).token;
const info = (token: string) => site.strange().call('GET', '/wps/member/info', { token });
const codeOf = async (token: string) => (await info(token)).code;
interface Device {
  id: string;
  device: string;
  place: string;
  current: boolean;
}
const devicesOf = async ({ get }: Awaited<ReturnType<typeof enter>>) =>
  (await get('/api/v1/devices')).value.list as Device[];

describe('how many at once', () => {
  it('AC-48 with `one` a second login ends the first, says why, and closes its push stream', async () => {
    await settings({ 'session.devices': 'one' });
    const follow = (token: string) =>
      fetch(`${site.url}/api/v1/events`, { headers: { Authorization: `Bearer ${token}` } });
    const first = await sessionOf('member1');
    const stream = await follow(first);
    const second = await sessionOf('member1');
    const next = await follow(second);
    expect(await stream.text()).toContain('event: open');
    // The first page reconnects at once and is told why it was closed.
    const back = await follow(first);
    const why = { code: 'session.replaced' };
    expect([back.status, await back.json()]).toMatchObject([401, why]);
    // The second login's stream is still open.
    const reader = next.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: open');
    await reader?.cancel();
    const refused = await info(first);
    expect(refused).toMatchObject({ status: 401, code: 'session.replaced' });
    expect(refused.message).toContain('Account logged out');
    expect((await info(second)).status).toBe(200);
    await settings({ 'session.devices': 'many' });
  });

  it('AC-49 with `many` the eleventh login ends the oldest session', async () => {
    const tokens = [];
    for (let i = 0; i < 11; i++) tokens.push(await sessionOf('member2'));
    expect(await codeOf(tokens[0] ?? '')).toBe('session.replaced');
    expect((await info(tokens[1] ?? '')).status).toBe(200);
  });
});

describe('how long', () => {
  it('AC-50 ends after 30 idle minutes, is kept by renewal, and always ends after 24 hours', async () => {
    const idle = await sessionOf('player110');
    const kept = await sessionOf('player111');
    for (let minutes = 0; minutes < 24 * 60 - 25; minutes += 25) {
      site.app.clock.advance(25 * 60);
      const renewed = await site.strange().call('POST', '/api/v1/session/renew', { token: kept });
      expect(renewed.status).toBe(200);
    }
    expect(await codeOf(idle)).toBe('session.expired');
    site.app.clock.advance(30 * 60);
    expect(await codeOf(kept)).toBe('session.expired');
  });

  it('a trial session lives 2 hours, a restricted one 15 minutes', async () => {
    const trial = await sessionOf('trial1');
    const restricted = await sessionOf('newbie1');
    site.app.clock.advance(15 * 60 + 1);
    expect(await codeOf(restricted)).toBe('session.expired');
    for (let i = 0; i < 4; i++) {
      expect((await info(trial)).status).toBe(200);
      site.app.clock.advance(26 * 60 + 1);
    }
    site.app.clock.advance(60);
    expect(await codeOf(trial)).toBe('session.expired');
  });
});

describe('what a session may do', () => {
  it('AC-42 LOGIN-09 until the first password is changed, only information and logout', async () => {
    const { browser, token, get } = await enter('newbie1');
    const { status, value } = await get('/wps/member/info');
    expect(status).toBe(200);
    expect(value.flags).toMatchObject({ firstTimeLogin: true, hasPassword: true });
    expect(await get('/api/v1/devices')).toMatchObject({
      status: 403,
      code: 'password.change_required',
    });
    expect((await browser.call('DELETE', '/wps/session/logout', { token })).status).toBe(200);
  });

  it('AC-51 API-02 a token in an address or a body is ignored', async () => {
    const token = await sessionOf('member1');
    const browser = site.strange();
    expect((await browser.call('GET', `/wps/member/info?token=${token}`)).status).toBe(401);
    const renewal = { body: { token } };
    expect((await browser.call('POST', '/api/v1/session/renew', renewal)).status).toBe(401);
  });

  it('AC-53 a renewal sees a type that an operator changed; an agent’s session ends with it', async () => {
    const member = await enter('player112');
    const agent = await enter('agent2');
    const setType = async (account: string, type: number) =>
      site.app.db.updateTable('member').set({ type }).where('account', '=', account).execute();
    await setType('player112', 1);
    await setType('agent2', 0);
    const renew = ({ browser, token }: typeof member) =>
      browser.call('POST', '/api/v1/session/renew', { token });
    expect((await renew(member)).value.type).toBe(1);
    expect((await renew(agent)).code).toBe('session.ended');
    await setType('agent2', 1);
  });

  it('a rotated token opens nothing, and the new one works', async () => {
    const { token, get } = await enter('player113');
    const [own] = await devicesOf({ get } as never);
    const fresh = await rotateToken(site.app, own?.id ?? '');
    expect(await codeOf(token)).toBe('session.ended');
    expect((await info(fresh)).status).toBe(200);
  });
});

describe('excluded and closed', () => {
  it('an excluded member can log in to read and leave; an open session becomes such a session', async () => {
    const before = await enter('player114');
    const until = new Date(site.app.clock.now().getTime() + 90 * 86_400_000);
    await excludeMember(site.app, await site.idOf('player114'), { kind: 'self', until });
    expect((await before.get('/wps/relay/CSP_getInbox')).status).toBe(200);
    const answer = await site.strange().login('player114');
    expect(answer).toMatchObject({
      status: 200,
      value: { restriction: { code: 'rg.excluded', until: until.toISOString() } },
    });
    expect((await site.strange().login('player114', 'wrong')).code).toBe('login.failed');
    site.app.clock.advance(15 * 60 + 1);
    expect(await codeOf(before.token)).toBe('session.expired');
  });

  it('a break does not restrict a session', async () => {
    const until = new Date(site.app.clock.now().getTime() + 86_400_000);
    await excludeMember(site.app, await site.idOf('player115'), { kind: 'time_out', until });
    expect((await site.strange().login('player115')).value.restriction).toBeUndefined();
  });

  it('a closed account is named only after its right password; a disabled one looks unknown', async () => {
    const set = (account: string, state: 'closed' | 'disabled') =>
      site.app.db.updateTable('member').set({ state }).where('account', '=', account).execute();
    await set('player116', 'closed');
    await set('player117', 'disabled');
    const closed = await site.strange().login('player116');
    expect(closed.value.restriction).toEqual({ code: 'account.closed', until: null });
    expect((await info(closed.value.token as string)).status).toBe(200);
    expect((await site.strange().login('player116', 'wrong')).code).toBe('login.failed');
    expect((await site.strange().login('player117')).code).toBe('login.failed');
  });
});

describe('devices', () => {
  it('lists open sessions with device, place and last use, and ends one of them', async () => {
    const phone = await enter('player118');
    const desk = await enter('player118', site.strange('Mozilla/5.0 (Windows NT 10) Firefox/140'));
    const list = await devicesOf(phone);
    expect(list.map(({ device, place, current }) => [device, place, current])).toEqual([
      ['Firefox, Windows', '127.0.0.1', false],
      ['Chrome, Android', '127.0.0.1', true],
    ]);
    const end = (id: string, password = PASSWORD) =>
      phone.browser.call('POST', '/api/v1/devices/end', {
        token: phone.token,
        body: { id, password },
      });
    const wrong = await end(list[0]?.id ?? '', 'wrong');
    expect(wrong).toMatchObject({ status: 422, code: 'session.password_wrong' });
    expect((await info(desk.token)).status).toBe(200);
    expect((await end(list[0]?.id ?? '')).status).toBe(200);
    expect(await codeOf(desk.token)).toBe('session.ended');
    expect(await end(list[0]?.id ?? '')).toMatchObject({ status: 404, code: 'not_found' });
    const [strangers] = await devicesOf(await enter('player119'));
    expect((await end(strangers?.id ?? '')).status).toBe(404);
  });

  it('AC-52 ends all others with the right password, and none with a wrong one', async () => {
    const here = await enter('player120');
    const there = await sessionOf('player120');
    const endAll = (password: string) =>
      here.browser.call('POST', '/api/v1/devices/end', {
        token: here.token,
        body: { password },
      });
    expect(await endAll('wrong')).toMatchObject({ status: 422, code: 'session.password_wrong' });
    expect((await info(there)).status).toBe(200);
    expect((await endAll(PASSWORD)).status).toBe(200);
    expect(await codeOf(there)).toBe('session.ended');
    expect(await devicesOf(here)).toHaveLength(1);
  });

  it('operators can end sessions too', async () => {
    const token = await sessionOf('player121');
    await endSessionsOfMember(site.app, await site.idOf('player121'), 'operator');
    expect(await codeOf(token)).toBe('session.ended');
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Chrome/143 Safari/537', 'Chrome, Mac'],
    ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28 Chrome/130', 'Samsung Internet, Android'],
    ['curl/8', ''],
  ])('calls %s what people call it', (agent, name) => expect(deviceName(agent)).toBe(name));
});

describe('history', () => {
  it('shows successes and failures with device and place, and the previous login', async () => {
    await site.strange('Mozilla/5.0 (Windows NT 10) Firefox/140').login('player122');
    await site.strange().login('player122', 'wrong');
    const { get } = await enter('player122');
    const { list } = (await get('/api/v1/session/history')).value as {
      list: Record<string, unknown>[];
    };
    expect(list.map((row) => [row.succeeded, row.how, row.device, row.current])).toEqual([
      [true, 'password', 'Chrome, Android', true],
      [false, 'password', 'Chrome, Android', false],
      [true, 'password', 'Firefox, Windows', false],
    ]);
    const { value } = await get('/wps/member/info');
    expect(value.lastLogin).toEqual({ at: list[2]?.at, place: '127.0.0.1' });
  });

  it('tells of the first browser and of a new one, and leaves no job for a known one', async () => {
    const own = site.strange();
    const logins = [own, own, site.strange('Mozilla/5.0 (Windows NT 10) Firefox/140')];
    const told: boolean[][] = [];
    for (const browser of logins) {
      await site.runTasks();
      site.heard.opened.length = 0;
      await browser.login('player123');
      await site.runTasks();
      told.push(site.heard.opened.map(({ newDevice }) => newDevice));
    }
    expect(told).toEqual([[false], [], [true]]);
  });
});
