import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { tellOfLocks } from './lock-alarm.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

const OWN = '/console/api/session';
const password = 'Demo-pass-1';
const codeOf = (secret: string) =>
  generate({ secret, epoch: Math.floor(site.app.clock.now().getTime() / 1_000) });
const locks = () =>
  site.app.db
    .selectFrom('audit_entry')
    .select('subject')
    .where('action', '=', 'operator.locked')
    .execute();

/** Sets an authenticator app up; answers its secret. */
async function setUp(operator: TestOperator, proof: object): Promise<string> {
  const { value } = await operator.call<{ secret: string }>('POST', `${OWN}/app`, proof);
  const code = await codeOf(value.secret);
  expect((await operator.call('POST', `${OWN}/app/confirm`, { code })).status).toBe(200);
  await site.advance(30);
  return value.secret;
}

describe('OC-2 an operator’s own password in an open session', () => {
  it.each([
    ['for another password', `${OWN}/password`, { current: 'wrong', next: 'nine quiet carabaos' }],
    ['for an authenticator app', `${OWN}/app`, { password: 'wrong' }],
    ['for a passkey', `${OWN}/passkeys`, { password: 'wrong' }],
  ])('ends the session at the fifth wrong one, with an alarm: %s', async (_what, path, body) => {
    const before = (await locks()).length;
    const cashier = await site.operator('cashier1');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => cashier.call('POST', path, body)),
    );
    const wrong = answers.filter(({ code }) => code === 'console.login');
    expect(wrong).toHaveLength(5);
    expect(await cashier.call('GET', OWN)).toMatchObject({ status: 401, code: 'session.ended' });
    const entries = await locks();
    expect(entries.slice(before)).toEqual([{ subject: 'operator:cashier1' }]);
    await tellOfLocks(site.app, site.app.clock.now());
    // Another session of the same operator is another door.
    expect((await (await site.operator('cashier1')).call('GET', OWN)).status).toBe(200);
  });

  it('counts wrong ones in a row only', async () => {
    const cashier = await site.operator('cashier1');
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) {
        const answer = await cashier.call('POST', `${OWN}/app`, { password: 'wrong' });
        expect(answer.code).toBe('console.login');
      }
      expect((await cashier.call('POST', `${OWN}/app`, { password })).status).toBe(200);
    }
  });
});

describe('OC-2 a second factor', () => {
  it('that is set up is replaced only with the present one', async () => {
    const auditor = await site.operator('auditor1');
    expect(await auditor.call('GET', `${OWN}/factor`)).toMatchObject({ value: { needs: null } });
    const secret = await setUp(auditor, { password });
    expect(await auditor.call('GET', `${OWN}/factor`)).toMatchObject({ value: { needs: 'code' } });
    const refused = { status: 401, code: 'console.login' };
    for (const path of ['app', 'passkeys']) {
      for (const factor of [undefined, { code: '000000' }, { passkey: { id: 'made up' } }]) {
        const answer = await auditor.call('POST', `${OWN}/${path}`, { password, factor });
        expect(answer).toMatchObject(refused);
      }
      await site.app.db.deleteFrom('operator_guard').execute();
    }
    const factor = { code: await codeOf(secret) };
    const next = await setUp(auditor, { password, factor });
    expect(next).not.toBe(secret);
    const old = { code: await codeOf(secret) };
    expect(await auditor.call('POST', `${OWN}/app`, { password, factor: old })).toMatchObject(
      refused,
    );
  });

  it('that must still be set up opens nothing else', async () => {
    await site.app.site.change({ settings: { 'console.secondFactor': true } });
    try {
      const support = await site.operator('support1');
      const closed = { status: 403, code: 'console.forbidden' };
      for (const path of ['/console/api/elevations', '/console/api/members?q=1']) {
        expect(await support.call('GET', path)).toMatchObject(closed);
      }
      const change = { current: password, next: 'nine quiet carabaos' };
      expect(await support.call('POST', `${OWN}/password`, change)).toMatchObject(closed);
      const stream = await fetch(`${site.url}/console/api/events`, {
        headers: { Cookie: support.cookie },
      });
      expect(stream.status).toBe(403);
      await setUp(support, { password });
      expect(await support.call('GET', '/console/api/elevations')).toMatchObject({ status: 200 });
    } finally {
      await site.app.site.change({ settings: { 'console.secondFactor': false } });
    }
  });
});
