import { afterAll, beforeAll, expect, it } from 'vitest';
import { INVARIANTS } from '@palaro/ledger';
import { testApp, type TestApp } from '@palaro/testkit';
import type { Statement } from '../settlement/close-day.ts';
import { verifyClosings } from '../settlement/verify-closings.ts';
import { checkPaidOrders } from '../deposits/check-paid-orders.ts';
import { checkHeldOrders } from '../withdrawals/check-held-orders.ts';
import { checkPaidAfterFailure } from '../withdrawals/check-paid-after-failure.ts';
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
  for (const check of [checkPaidOrders, checkHeldOrders, checkPaidAfterFailure]) {
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

it('files of its provider were read and its last days closed; two things differ and one waits', async () => {
  const { pool } = site.app;
  const { rows: days } = await pool.query<{ statement: string }>(
    'select statement from cash_closing order by day',
  );
  const closed = days.map(({ statement }) => JSON.parse(statement) as Statement);
  expect(closed.map(({ difference }) => difference)).toEqual(Array(8).fill('0.0000'));
  const agrees = (one: Statement) => one.files.some(({ lines }) => lines > 0);
  expect(closed.some((one) => agrees(one) && one.differences.length === 0)).toBe(true);
  expect(await verifyClosings(site.app)).toEqual({ days: 8, broken: null });
  const { rows } = await pool.query<{ kind: string; state: string; told: string }>(
    `select kind, state, told from cash_difference where provider_id <> 'pay_demo_unmatched'`,
  );
  expect(rows).toEqual([{ kind: 'fee', state: 'Accepted', told: '200000' }]);
  const { rows: lacking } = await pool.query(
    `select from deposit_order d where provider = 'SANDBOX' and state in ('Paid', 'Returned')
      and not exists (select from settlement_line l where l.provider_id = d.provider_id)`,
  );
  expect(lacking).toEqual([]);
});
