import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropOldTrials } from './trial.tasks.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());
beforeEach(() =>
  site.app.site.change({
    switches: { REGMOBVERF3: false },
    settings: { 'limits.loopbackExempt': true, 'registration.captcha': false },
  }),
);

interface Asked {
  body?: object;
  token?: string;
  cookie?: string;
}

async function call(method: string, path: string, { body, token, cookie }: Asked = {}) {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      Language: 'EN',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json = (await response.json()) as {
    success: boolean;
    value: { token: string; userName: string; customerType: number } & Record<string, unknown>;
    code?: string;
    message?: string;
    captcha?: true;
  };
  return { ...json, status: response.status, headers: response.headers };
}

const TRIAL = '/wps/member/trialuser';
const open = (asked: Asked = {}, path = TRIAL) =>
  call('POST', path, { ...asked, body: { ofAge: true, ...asked.body } });
const memberOf = (account: string) =>
  site.app.db
    .selectFrom('member')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirstOrThrow();

describe('LOGIN-04 trial accounts', () => {
  it.each([TRIAL, '/wps/session/login/freeplay'])(
    'LOGIN-04 GAME-12 %s opens one with play money in a separate book',
    async (path) => {
      const { status, value } = await open({}, path);
      expect(status).toBe(200);
      expect(value.userName).toMatch(/^trial\d{8}$/);
      expect(value.customerType).toBe(4);
      const { token } = value;
      const balance = await call('GET', '/wps/wallets/balance', { token });
      expect(JSON.stringify(balance.value)).toContain('2000.0000');
      const { id, merchant_code } = await memberOf(value.userName);
      expect(merchant_code).toBe('palaro-trial');
      const { rows } = await site.app.pool.query<{ realm: string }>(
        `select distinct b.realm from wallet w join book b on b.book = w.book where member_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ realm: 'T' }]);
    },
  );

  it('AC-59 its money is play money and never comes from a real account', async () => {
    const { value } = await open();
    const { id } = await memberOf(value.userName);
    const { rows } = await site.app.pool.query<{ realm: string; sum: string }>(
      `select b.realm, sum(p.amount)::text as sum from posting p join book b on b.book = p.book
       where p.tx in (select tx from posting where member_id = $1) group by b.realm`,
      [id],
    );
    expect(rows.map(({ realm }) => realm)).toEqual(['T']);
  });

  it('needs the age first', async () => {
    const refused = await call('POST', TRIAL, { body: { ofAge: false } });
    expect(refused).toMatchObject({ status: 422, code: 'trial.age' });
    expect(refused.message).toContain('21');
    expect(await call('POST', TRIAL)).toMatchObject({ code: 'trial.age' });
  });

  it('MONEY-07 AC-59 must log in to an actual account everywhere else', async () => {
    const { token } = (await open()).value;
    for (const [method, path] of [
      ['GET', '/wps/member/securityConfig'],
      ['GET', '/wps/relay/MCS2_bankCards'],
      ['PUT', '/wps/feedback'],
      ['PUT', '/api/v1/member/username'],
      ['GET', '/wps/relay/MCS2_wpsViewAffUrls'],
    ] as const) {
      const body = method === 'GET' ? {} : { body: { username: 'someone', content: 'x' } };
      const answer = await call(method, path, { token, ...body });
      expect([path, answer.status, answer.code]).toEqual([path, 403, 'account.trial']);
      expect(answer.message).toBe('Please login an actual account to use this function');
    }
  });

  it('ends after two hours, and its name opens nothing', async () => {
    const { value } = await open();
    const login = { username: value.userName.slice(0, 16), password: 'anything at all' };
    expect((await call('POST', '/wps/session/login', { body: login })).code).toBe('login.failed');
    for (let minutes = 0; minutes < 120; minutes += 20) {
      expect((await call('GET', '/wps/member/info', { token: value.token })).status).toBe(200);
      site.app.clock.advance(20 * 60);
    }
    const over = await call('GET', '/wps/member/info', { token: value.token });
    expect(over).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('becomes a member by registering, which ends the trial', async () => {
    const trial = (await open()).value;
    const password = 'Sampung-piso-7';
    const form = { username: 'was_trial', password, confirmPassword: password };
    const { value, status } = await call('PUT', '/wps/member/register', {
      token: trial.token,
      body: form,
    });
    expect([status, value.customerType]).toEqual([200, 0]);
    const balance = await call('GET', '/wps/wallets/balance', { token: value.token });
    expect(JSON.stringify(balance.value)).not.toContain('2000.0000');
    expect((await memberOf(trial.userName)).state).toBe('closed');
    const old = await call('GET', '/wps/member/info', { token: trial.token });
    expect([old.status, old.code]).toEqual([401, 'session.ended']);
  });
});

describe('limits', () => {
  it('the first is free, the next needs a captcha, and a browser gets three a day', async () => {
    const { clock } = site.app;
    clock.advance(90_000);
    await site.app.site.change({ settings: { 'limits.loopbackExempt': false } });
    const first = await open();
    const mark = first.headers.getSetCookie().find((one) => one.startsWith('pdv='));
    const device = mark?.split(';')[0] ?? '';
    expect(first.status).toBe(200);
    expect(await open({ cookie: device })).toMatchObject({
      status: 422,
      code: 'captcha.wrong',
      captcha: true,
    });
    const next = async () => {
      const drawn = await call('GET', '/wps/captcha');
      const id = drawn.headers.get('Captcha-Id') ?? '';
      const outbox = await call('GET', `/sandbox/outbox?to=captcha:${id}`);
      const [{ code: captcha } = { code: '' }] = outbox.value as unknown as { code: string }[];
      return open({ body: { captcha }, cookie: `${device}; captcha=${id}` });
    };
    expect((await next()).status).toBe(200);
    expect((await next()).status).toBe(200);
    expect(await next()).toMatchObject({ status: 429, code: 'too_many_requests' });
    clock.advance(90_000);
    expect((await open({ cookie: device })).status).toBe(200);
  });

  it('after a week the account is removed with all that identifies its visitor; its postings stay', async () => {
    const { app } = site;
    const { value } = await open();
    const { id } = await memberOf(value.userName);
    const postings = async () =>
      (await app.pool.query('select from posting where member_id = $1', [id])).rowCount;
    const before = await postings();
    const drop = () => dropOldTrials.run({ app, now: app.clock.now(), batch: 100 });
    await drop();
    expect((await memberOf(value.userName)).state).toBe('active');
    app.clock.advance(8 * 86_400);
    await drop();
    await drop();
    expect(await memberOf(value.userName)).toMatchObject({ state: 'closed', register_ip: null });
    for (const table of ['session', 'member_device', 'login_history', 'trial_opening'] as const) {
      const left = app.db.selectFrom(table).select('member_id').where('member_id', '=', id);
      expect([table, await left.execute()]).toEqual([table, []]);
    }
    expect(before).toBeGreaterThan(0);
    expect(await postings()).toBe(before);
  });
});
