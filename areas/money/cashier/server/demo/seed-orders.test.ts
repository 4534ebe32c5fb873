import { afterAll, beforeAll, expect, it } from 'vitest';
import { INVARIANTS } from '@palaro/ledger';
import { testApp, type TestApp } from '@palaro/testkit';
import { checkPaidOrders } from '../deposits/check-paid-orders.ts';
import { contradictions, heldOrders } from '../withdrawals/withdrawals.queue.ts';
import { DEMO_DEPOSITS } from './demo-deposits.ts';
import { DEMO_WITHDRAWALS } from './demo-withdrawals.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

const orders = async (table: 'deposit_order' | 'withdrawal_order') => {
  const { rows } = await site.app.pool.query<{ account: string; state: string; amount: string }>(
    `select m.account, o.state, round(o.amount / 10000.0, 4)::text as amount
     from ${table} o join member m on m.id = o.member_id`,
  );
  return rows.map(({ account, state, amount }) => `${account} ${amount} ${state}`).sort();
};

it('the demo’s orders are in the states that they tell of, by the rules of real ones', async () => {
  const told = [DEMO_DEPOSITS, DEMO_WITHDRAWALS].map((list) =>
    list
      .map((one) => {
        const state = typeof one.became === 'string' ? one.became : one.became.state;
        return `${one.account} ${one.amount} ${state}`;
      })
      .sort(),
  );
  expect(await orders('deposit_order')).toEqual(told[0]);
  expect(await orders('withdrawal_order')).toEqual(told[1]);
});

it('their money is in the ledger, to the last posting, and no nightly check finds a difference', async () => {
  for (const { id, sql } of INVARIANTS) {
    expect([id, (await site.app.pool.query(sql)).rows]).toEqual([id, []]);
  }
  const { rows } = await site.app.pool.query<{ day: string }>(
    `select distinct (paid_at at time zone 'Asia/Manila')::date::text as day
     from deposit_order where paid_at is not null`,
  );
  for (const check of [checkPaidOrders, heldOrders, contradictions]) {
    for (const { day } of rows) expect(await check.run(site.app, day)).toEqual([]);
  }
});

it('what waits for people says why', async () => {
  const { rows } = await site.app.pool.query<{ account: string; score: number; marks: string[] }>(
    `select account, score, marks from withdrawal_order w join member m on m.id = w.member_id
     where w.state = 'Review' order by account`,
  );
  expect(rows).toEqual([
    { account: 'player207', score: 20, marks: ['first'] },
    { account: 'player208', score: 80, marks: ['new_card', 'first'] },
  ]);
});
