import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Dashboard, QueueRow } from '../overview.api.ts';

const HOUR = 3_600;

let site: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  operator = await site.operator('operator1');
});
afterAll(() => site.stop());

const dashboard = async () =>
  (await operator.call<Dashboard>('GET', '/console/api/dashboard')).value;
const queue = async (name: string) => {
  const { value } = await operator.call<{ list: QueueRow[] }>('GET', '/console/api/queues');
  return value.list.find((one) => one.name === name);
};
const alarmsOf = async (alarm: string) =>
  (await dashboard()).alarms.filter((one) => one.alarm === alarm).map(({ about }) => about);

it('the dashboard shows what was paid in and out today beside last week, as the orders say', async () => {
  const { today, lastWeek, days } = await dashboard();
  for (const [figures, day] of [
    [today, days.today],
    [lastWeek, days.lastWeek],
  ] as const) {
    const { rows } = await site.app.pool.query<{ deposits: string; withdrawals: string }>(
      `select
        (select (coalesce(sum(credited), 0) / 10000.0)::numeric(20, 4)::text from deposit_order
          where (paid_at at time zone 'Asia/Manila')::date = $1) as deposits,
        (select (coalesce(sum(amount), 0) / 10000.0)::numeric(20, 4)::text from withdrawal_order
          where (paid_at at time zone 'Asia/Manila')::date = $1) as withdrawals`,
      [day],
    );
    expect(figures).toMatchObject(rows[0] ?? {});
  }
  expect(Number(lastWeek.deposits)).toBeGreaterThan(0);
});

it('what waits says how much money it is, and money without an order is an alarm at once', async () => {
  expect(await queue('withdrawals')).toMatchObject({ count: 2, amount: '1150.0000' });
  expect(await queue('deposits')).toMatchObject({ count: 3, amount: '2000.0000' });
  expect(await queue('unmatched')).toMatchObject({ count: 1, amount: '750.0000' });
  expect(await queue('kyc')).toMatchObject({ amount: null });
  const late = await alarmsOf('late_work');
  expect(late).toContain('unmatched');
  expect(late).not.toContain('withdrawals');
});

it('a provider whose payments are only found by asking is an alarm until it is heard again', async () => {
  expect(await alarmsOf('silent_provider')).toEqual([]);
  const now = site.app.clock.now();
  await site.app.pool.query(
    `update deposit_order set paid_at = $1 where provider = 'SANDBOX' and id = (
       select id from deposit_order where state = 'Paid' and provider = 'SANDBOX' limit 1)`,
    [now],
  );
  expect(await alarmsOf('silent_provider')).toEqual(['SANDBOX']);
  await site.app.pool.query(
    `insert into payment_event (provider, event_id, body_sealed, received_at)
     values ('SANDBOX', 'heard', '\\x00', $1)`,
    [now],
  );
  expect(await alarmsOf('silent_provider')).toEqual([]);
});

it('a payout that its provider has had for three days waits for a person, and is late', async () => {
  site.app.clock.advance(73 * HOUR);
  operator = await site.operator('operator1');
  expect(await queue('withdrawals')).toMatchObject({ count: 3, amount: '1650.0000' });
  expect(await alarmsOf('late_work')).toContain('withdrawals');
});
