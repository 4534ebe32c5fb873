import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { AREAS } from '../areas.ts';
import { forgetKeys } from './forget-keys.ts';
import { giveBackKeys, once } from './idempotency.ts';

const DAY_SECONDS = 86_400;
const MONEY = 'transfers.collect';
const OTHER = 'support.sendFeedback';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());

let paid = 0;
const ask = async (call: string, key: string, input = 'the same') => {
  const pay = () => Promise.resolve({ status: 200, answer: `paid ${(paid += 1)} times` });
  const keyed = { owner: 'member:1', call, key, input, keepsAnswer: true };
  return (await once(site.app, keyed, pay)).answer;
};
const forget = () => forgetKeys(site.app.db, AREAS, { now: site.app.clock.now(), batch: 100 });
const kept = async () =>
  (await site.app.pool.query<object>('select call, answer from idempotency_key order by call'))
    .rows;

it('this test covers the calls that the areas have', () => {
  const call = (name: string) => {
    const [area = '', key = ''] = name.split('.');
    return AREAS.find((one) => one.name === area)?.api[key];
  };
  expect(call(MONEY)).toMatchObject({ money: 'key-table' });
  expect(call(OTHER)).toMatchObject({ creates: 'key-table' });
});

it('MONEY-06 within 90 days the same request gets the first answer again', async () => {
  await ask(MONEY, 'k1');
  await ask(OTHER, 'k1');
  site.app.clock.advance(89 * DAY_SECONDS);
  await forget();
  expect(await ask(MONEY, 'k1')).toBe('paid 1 times');
  expect(await kept()).toHaveLength(2);
});

it('MONEY-06 later it is refused if money moved, and is never carried out twice', async () => {
  site.app.clock.advance(2 * DAY_SECONDS);
  await forget();
  await forget();
  expect(await kept()).toEqual([{ call: MONEY, answer: null }]);
  await expect(ask(MONEY, 'k1')).rejects.toMatchObject({ code: 'idempotency_spent' });
  await expect(ask(MONEY, 'k1', 'other')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(paid).toBe(2);
});

it('MONEY-06 the key of a call that no longer exists is kept as if money had moved', async () => {
  await ask('gone.pay', 'k2');
  site.app.clock.advance(91 * DAY_SECONDS);
  await forget();
  await expect(ask('gone.pay', 'k2')).rejects.toMatchObject({ code: 'idempotency_spent' });
});

it('after 400 days no key is left', async () => {
  // The keys above are 182 and 91 days old.
  for (const [days, left] of [
    [217, 2],
    [2, 1],
    [91, 0],
  ] as const) {
    site.app.clock.advance(days * DAY_SECONDS);
    await forget();
    expect(await kept()).toHaveLength(left);
  }
});

it('MONEY-06 after a restart, interrupted requests run at once and answered ones never again', async () => {
  const answered = await ask(MONEY, 'k2');
  await site.app.pool.query(
    'update idempotency_key set status = null, answer = null where key = $1',
    ['k2'],
  );
  await ask(MONEY, 'k3');
  await expect(ask(MONEY, 'k2')).rejects.toMatchObject({ code: 'idempotency_in_progress' });
  await giveBackKeys(site.app.db, site.app.clock.now());
  expect(await ask(MONEY, 'k2')).not.toBe(answered);
  expect(await ask(MONEY, 'k3')).toBe('paid ' + (paid - 1) + ' times');
});
