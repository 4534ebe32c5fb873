import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, operatorAt, testApp, watchStatements, type TestApp } from '@palaro/testkit';
import { tellOfLocks } from './lock-alarm.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

const withFactor = (on: boolean) =>
  site.app.site.change({ settings: { 'console.secondFactor': on } });
const login = async (body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/console/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as { code?: string; value?: { needs: string | null } };
  return { status: response.status, ...json, cookie: response.headers.getSetCookie().join() };
};
const alarms = () =>
  site.app.db.selectFrom('outbox').selectAll().where('purpose', '=', 'operator-locked').execute();
const locksInTrail = async () => {
  const entries = site.app.db.selectFrom('audit_entry').select('subject');
  return (await entries.where('action', '=', 'operator.locked').execute()).map(
    ({ subject }) => subject,
  );
};
const activePeople = () =>
  site.app.db.selectFrom('operator').select('id').where('state', '=', 'active').execute();
const codeOf = (secret: string) =>
  generate({ secret, epoch: Math.floor(site.app.clock.now().getTime() / 1000) });

describe('the console’s session', () => {
  it('is a cookie that no script reads and no other site sends, and ends at the log-out', async () => {
    const { cookie } = await login({ name: 'auditor1', password: 'Demo-pass-1' });
    expect(cookie).toMatch(/console=[\w-]+; Path=\/console; .*HttpOnly; SameSite=Strict/);
    const auditor = await site.operator('auditor1');
    expect(await auditor.call('GET', '/console/api/session')).toMatchObject({
      status: 200,
      value: { name: 'auditor1', roles: ['auditor'], demo: true, mustSetFactor: false },
    });
    expect((await auditor.call('DELETE', '/console/api/session')).status).toBe(200);
    expect(await auditor.call('GET', '/console/api/session')).toMatchObject({
      status: 401,
      code: 'session.ended',
    });
  });

  it('OC-4 without the right Csrf-Token nothing is changed', async () => {
    const auditor = await site.operator('auditor1');
    for (const csrf of ['', 'x'.repeat(43), (await site.operator('auditor1')).csrf]) {
      const response = await fetch(`${site.url}/console/api/session`, {
        method: 'DELETE',
        headers: { Cookie: auditor.cookie, 'Csrf-Token': csrf },
      });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { code: 'console.csrf' },
      ]);
    }
    expect((await auditor.call('GET', '/console/api/session')).status).toBe(200);
  });

  it('ends after half an hour without a call, and after ten hours of work', async () => {
    const idle = await site.operator('cashier1');
    await site.advance(29 * 60);
    expect((await idle.call('GET', '/console/api/session')).status).toBe(200);
    await site.advance(30 * 60);
    const code = 'session.expired';
    expect(await idle.call('GET', '/console/api/session')).toMatchObject({ status: 401, code });
    const busy = await site.operator('cashier1');
    for (let minutes = 0; minutes < 595; minutes += 25) {
      expect((await busy.call('GET', '/console/api/session')).status).toBe(200);
      await site.advance(25 * 60);
    }
    expect(await busy.call('GET', '/console/api/session')).toMatchObject({ status: 401, code });
  });

  it('OC-3 dies at once with its operator, for reads and changes, and stays dead when he is back', async () => {
    const admin = await site.operator('operator1');
    const support = await site.operator('support1');
    const member = `/console/api/members/${await given(site.app).member()}`;
    const note = (text: string) => support.call('POST', `${member}/notes`, { text });
    const reads = ['/console/api/session', member, '/console/api/queues'];
    const statuses = () =>
      Promise.all(reads.map(async (at) => (await support.call('GET', at)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await note('before he left')).status).toBe(200);
    const { value } = await admin.call<{ list: { id: string; name: string }[] }>(
      'GET',
      '/console/api/operators',
    );
    const his = `/console/api/operators/${value.list.find(({ name }) => name === 'support1')?.id}`;
    const reason = { reason: 'left the company' };
    expect((await admin.call('POST', `${his}/disable`, reason)).status).toBe(200);
    const ended = { status: 401, code: 'session.ended' };
    expect(await statuses()).toEqual([401, 401, 401]);
    expect(await note('after he left')).toMatchObject(ended);
    const notes = await admin.call<{ list: { text: string }[] }>('GET', `${member}/notes`);
    expect(notes.value.list.map(({ text }) => text)).toEqual(['before he left']);
    const credentials = { name: 'support1', password: 'Demo-pass-1' };
    expect(await login(credentials)).toMatchObject({ status: 401, code: 'console.login' });

    const asked = await admin.call<{ changeId: string }>('POST', `${his}/enable`, {
      reason: 'came back after all',
    });
    const second = await site.operator('operator2');
    const approve = `/console/api/changes/${asked.value.changeId}/approve`;
    expect((await second.call('POST', approve, {})).status).toBe(200);
    const mails = await fetch(`${site.url}/sandbox/outbox?to=support1@palaro.example`);
    const { value: sent } = (await mails.json()) as { value: { code: string | null }[] };
    const token = sent.find(({ code }) => code?.includes('#'))?.code?.split('#')[1];
    const accepted = await fetch(`${site.url}/console/api/invitations/accept`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password: 'nine quiet carabaos' }),
    });
    expect(accepted.status).toBe(200);
    expect((await login(credentials)).status).toBe(401);
    expect((await login({ ...credentials, password: 'nine quiet carabaos' })).status).toBe(200);
    expect(await support.call('GET', '/console/api/session')).toMatchObject(ended);
  });
});

describe('OC-2 a login', () => {
  it('without its second factor opens no session; a code counts once, in its time', async () => {
    const operator = await site.operator('operator2');
    const { value } = await operator.call<{ secret: string }>('POST', '/console/api/session/app', {
      password: 'Demo-pass-1',
    });
    const first = { code: await codeOf(value.secret) };
    expect((await operator.call('POST', '/console/api/session/app/confirm', first)).status).toBe(
      200,
    );
    await withFactor(true);
    try {
      const asked = await login({ name: 'operator2', password: 'Demo-pass-1' });
      expect(asked).toMatchObject({ status: 200, value: { needs: 'code', session: null } });
      expect(asked.cookie).not.toContain('console=');
      // The code that confirmed the app was used by that.
      await expect(operatorAt(site.url, 'operator2', first)).rejects.toThrow('401');
      await site.advance(30);
      const next = { code: await codeOf(value.secret) };
      await operatorAt(site.url, 'operator2', next);
      await expect(operatorAt(site.url, 'operator2', next)).rejects.toThrow('401');
      // Right, but of five minutes ago; and of another operator's app.
      await site.advance(30);
      const old = { code: await codeOf(value.secret) };
      await site.advance(300);
      await expect(operatorAt(site.url, 'operator2', old)).rejects.toThrow('401');
      const forged = { code: await codeOf('A'.repeat(32)) };
      await expect(operatorAt(site.url, 'operator2', forged)).rejects.toThrow('401');
    } finally {
      await withFactor(false);
    }
  });

  it('of somebody without a factor where one is required lets him only set one up', async () => {
    await withFactor(true);
    try {
      const auditor = await site.operator('auditor1');
      const session = await auditor.call('GET', '/console/api/session');
      expect(session.value).toMatchObject({ mustSetFactor: true, may: [] });
      expect(await auditor.call('GET', '/console/api/operators')).toMatchObject({
        status: 403,
        code: 'console.forbidden',
      });
    } finally {
      await withFactor(false);
    }
  });

  it('after five wrong ones is locked, with one alarm to all, also where they come at once', async () => {
    const wrong = { name: 'operator3', password: 'wrong' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(wrong)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'console.login')).toHaveLength(5);
    expect(codes.filter((code) => code === 'console.locked')).toHaveLength(15);
    expect(await login({ name: 'operator3', password: 'Demo-pass-1' })).toMatchObject({
      status: 429,
      code: 'console.locked',
    });
    for (let i = 0; i < 2; i += 1) await tellOfLocks(site.app, site.app.clock.now());
    expect(await alarms()).toHaveLength((await activePeople()).length);
    expect(await locksInTrail()).toEqual(['operator:operator3']);
    await site.advance(16 * 60);
    expect((await login({ name: 'operator3', password: 'Demo-pass-1' })).status).toBe(200);
  });

  it('of a name that does not exist looks the same, and leaves no alarm and no entry', async () => {
    const before = [await alarms(), await locksInTrail()];
    const statements = watchStatements(site.app.pool);
    const tries = async (name: string) => {
      statements.length = 0;
      const answers: unknown[] = [];
      for (let i = 0; i < 6; i += 1) answers.push(await login({ name, password: 'wrong' }));
      return { answers, statements: [...statements] };
    };
    const unknown = await tries('nobody1');
    expect(unknown.statements.length).toBeGreaterThan(6);
    const known = await tries('support1');
    const told = (of: typeof known) =>
      JSON.stringify(of).replace(/"(requestId|cookie)":"[^"]*"/g, '');
    expect(told(unknown)).toBe(told(known));
    // What the name that exists left is told of apart.
    await site.app.db.deleteFrom('operator_guard').where('ip', 'is not', null).execute();
    await tries('nobody2');
    await tellOfLocks(site.app, site.app.clock.now());
    expect([await alarms(), await locksInTrail()]).toEqual(before);
    await site.advance(16 * 60);
  });

  it('locked again within the hour is told of with the next mail, which counts', async () => {
    await site.advance(3_600);
    const people = (await activePeople()).length;
    const before = (await alarms()).length;
    const lock = async (name: string) => {
      for (let i = 0; i < 5; i += 1) await login({ name, password: 'wrong' });
      await tellOfLocks(site.app, site.app.clock.now());
    };
    await lock('operator3');
    expect(await alarms()).toHaveLength(before + people);
    await site.advance(16 * 60);
    await lock('operator3');
    await lock('auditor1');
    expect(await alarms()).toHaveLength(before + people);
    await site.advance(50 * 60);
    await tellOfLocks(site.app, site.app.clock.now());
    const mails = await alarms();
    expect(mails).toHaveLength(before + 2 * people);
    expect(mails.at(-1)?.text).toMatch(/2 beses, kay auditor1, operator3\./);
  });

  it('with the right password does not win tries at the second factor', async () => {
    const cashier = await site.operator('operator3');
    const { value } = await cashier.call<{ secret: string }>('POST', '/console/api/session/app', {
      password: 'Demo-pass-1',
    });
    await cashier.call('POST', '/console/api/session/app/confirm', {
      code: await codeOf(value.secret),
    });
    await withFactor(true);
    try {
      const right = { name: 'operator3', password: 'Demo-pass-1' };
      const guess = { ...right, factor: { code: '000000' } };
      for (let i = 0; i < 5; i += 1) {
        expect(await login(right)).toMatchObject({ status: 200, value: { needs: 'code' } });
        expect(await login(guess)).toMatchObject({ code: 'console.login' });
      }
      expect(await login(guess)).toMatchObject({ code: 'console.locked' });
      expect(await login(right)).toMatchObject({ code: 'console.locked' });
    } finally {
      await withFactor(false);
    }
  });

  it('is locked after five wrong ones, with an alarm, but not at a browser that is known', async () => {
    const response = await fetch(`${site.url}/console/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'cashier1', password: 'Demo-pass-1' }),
    });
    const known = response.headers.getSetCookie().find((one) => one.startsWith('pdv='));
    const wrong = { name: 'cashier1', password: 'wrong' };
    for (let i = 0; i < 5; i += 1) expect((await login(wrong)).code).toBe('console.login');
    const right = { name: 'cashier1', password: 'Demo-pass-1' };
    expect(await login(right)).toMatchObject({ status: 429, code: 'console.locked' });
    expect((await login(right, { Cookie: known?.split(';')[0] ?? '' })).status).toBe(200);
    await tellOfLocks(site.app, site.app.clock.now());
    expect(await locksInTrail()).toContain('operator:cashier1');
    await site.advance(16 * 60);
    expect((await login(right)).status).toBe(200);
  });
});
