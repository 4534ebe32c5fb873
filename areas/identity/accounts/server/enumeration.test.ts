import { onPasswordHash, watchStatements } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountsSite, PASSWORD, type AccountsSite } from './test-accounts.ts';

let site: AccountsSite;
let statements: string[];
let hashes = 0;
beforeAll(async () => {
  site = await accountsSite();
  await site.app.site.change({ settings: { 'limits.loopbackExempt': false } });
  await site.app.db
    .updateTable('member')
    .set({ state: 'disabled' })
    .where('account', '=', 'player120')
    .execute();
  await site.app.db
    .updateTable('member')
    .set({ password_hash: null })
    .where('account', '=', 'player121')
    .execute();
  const { pool } = site.app;
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0));
  statements = watchStatements(pool);
  onPasswordHash(site.app, () => (hashes += 1));
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

/** What a login answers and what it costs. The password's text always has the same length. */
async function look(account: string, password: string) {
  statements.length = 0;
  hashes = 0;
  const { status, message, code, captcha, fields } = (await site
    .strange()
    .login(account, password)) as Awaited<ReturnType<ReturnType<typeof site.strange>['login']>> & {
    fields?: unknown;
  };
  return {
    told: { status, message, code, captcha, fields },
    cost: { hashes, statements: [...statements] },
  };
}

const lockOut = (account: string) =>
  site.app.db
    .insertInto('login_guard')
    .values({
      scope: `account:${account}`,
      failures: 0,
      window_until: new Date(site.app.clock.now().getTime() + 900_000),
      locked_until: new Date(site.app.clock.now().getTime() + 900_000),
    })
    .execute();

describe('AC-22 nobody can find out which names exist', () => {
  it('an unknown name, a wrong password, a disabled account and one without a password look alike', async () => {
    const unknown = await look('nobody99', 'wrong-pass1');
    expect(unknown).toMatchObject({ told: { status: 401, code: 'login.failed' } });
    expect(unknown.cost.hashes).toBe(1);
    expect(unknown.cost.statements.length).toBeGreaterThan(2);
    expect(await look('member1', 'wrong-pass1')).toEqual(unknown);
    expect(await look('player120', 'wrong-pass1')).toEqual(unknown);
    expect(await look('player121', 'wrong-pass1')).toEqual(unknown);
  });

  it('so does a locked account, with a right or a wrong password', async () => {
    await lockOut('nobody99');
    await lockOut('member1');
    const unknown = await look('nobody99', PASSWORD);
    expect(unknown.cost.hashes).toBe(1);
    expect(await look('member1', PASSWORD)).toEqual(unknown);
    expect(await look('member1', 'wrong-pass1')).toEqual(unknown);
  });

  it('and so does the captcha that all get after as many failures', async () => {
    const ask = async (account: string) => {
      const seen = [];
      for (let i = 0; i < 4; i++) seen.push(await look(account, 'wrong-pass1'));
      return seen;
    };
    const unknown = await ask('nobody98');
    const known = await ask('member2');
    expect(known).toEqual(unknown);
    expect(unknown.map(({ told }) => told.captcha)).toEqual([undefined, undefined, true, true]);
  });
});

it('accounts §3 a right password costs five statements, a wrong one four', async () => {
  const right = await look('player122', PASSWORD);
  expect(right.told.status).toBe(200);
  expect([right.cost.hashes, right.cost.statements.length]).toEqual([1, 5]);
  const wrong = await look('player122', 'wrong-pass1');
  expect([wrong.cost.hashes, wrong.cost.statements.length]).toEqual([1, 4]);
});
