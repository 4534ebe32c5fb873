// Payouts and settlement files of the sandbox provider itself, over HTTP and with its webhooks.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  testSandboxPay,
  type TestSandboxPay,
} from '../../apps/sandbox-pay/src/test-sandbox-pay.ts';
import { demoBooks } from '../../areas/money/cashier/server/demo/demo-books.ts';
import { eventLane } from '../../areas/money/cashier/server/payments/event-lane.ts';
import { importSettlement } from '../../areas/money/cashier/server/settlement/import-settlement.ts';
import {
  breaches,
  withdrawalSite,
} from '../../areas/money/cashier/server/withdrawals/test-withdrawals.ts';
import { watchPayouts } from '../../areas/money/cashier/server/withdrawals/withdrawals.tasks.ts';
import { sandboxProvider } from '../../providers/sandbox/provider.ts';

const PAID_AFTER_SECONDS = 3;
const DAY_SECONDS = 86_400;

let pay: TestSandboxPay;
let site: Awaited<ReturnType<typeof withdrawalSite>>;
// The demo's cashier data are of player206 to player212.
let members = 106;
beforeAll(async () => {
  pay = await testSandboxPay();
  site = await withdrawalSite([], {}, undefined, { providers: { SANDBOX: pay.access } });
}, 120_000);
afterAll(async () => {
  expect(await breaches(site)).toEqual([]);
  await site.stop();
  await pay.stop();
});

/** Both clocks move; what is due is done on both sides. */
async function later(seconds: number) {
  await site.advance(seconds);
  await pay.advance(seconds);
  await eventLane(site.app).idle();
  await watchPayouts.run({ app: site.app, now: site.app.clock.now(), batch: 50 });
  await site.runTasks();
}

it('MONEY-06 the provider’s own files say of the demo’s past what was read of them', async () => {
  const { app } = site;
  await pay.keepPast(await demoBooks(app));
  const { rows } = await app.pool.query<{ day: string; lines: number }>(
    `select day::text, count(*)::int lines from settlement_line where provider = 'SANDBOX'
      group by 1 order by 1`,
  );
  const line = { ...pay.access, test: true, now: () => app.clock.now() };
  const told = [];
  for (const { day } of rows) {
    const file = await sandboxProvider.settlement!(line, day);
    const read = file.is === 'ok' ? file.rows : [];
    told.push({ day, lines: read.length });
    const again = { provider: 'SANDBOX', day, rows: read, actor: 'system' };
    expect(await importSettlement(app, again)).toEqual({ lines: 0, differences: 0 });
  }
  expect(told).toEqual(rows);
  expect(rows.length).toBeGreaterThan(8);
});

it.each([
  ['paid', '9876', 'Paid', ['paid']],
  ['case 26: to an account that is none', '0000', 'Rejected', ['failed']],
  ['case 25: of a bank that is busy once', '1111', 'Paid', ['failed', 'paid']],
  ['case 24: that gets no answer and no webhook', '2222', 'Paid', ['paid']],
  ['case 27: that comes back a day later', '3333', 'Returned', ['returned']],
  ['case 28: whose webhook comes first', '4444', 'Paid', ['paid']],
])('MONEY-02 a payout, %s', async (_what, last4, state, payouts) => {
  const member = await site.payee(`player${++members}`, { accountNumber: `001020${last4}` });
  const before = Number((await member.money())[0]);
  const { value: order } = await member.withdraw('500.0000');
  const cashier = await site.operator('cashier1');
  const body = { member: member.id, order: order.id, version: 1 };
  expect(await cashier.call('POST', '/console/api/withdrawals/approve', body)).toMatchObject({
    status: 200,
  });
  await site.runTasks();
  for (const seconds of [PAID_AFTER_SECONDS, 61, PAID_AFTER_SECONDS, 61, DAY_SECONDS]) {
    await later(seconds);
  }
  const { rows } = await site.app.pool.query<{ state: string }>(
    'select state from withdrawal_order where id = $1',
    [order.id],
  );
  expect(rows).toEqual([{ state }]);
  const ours = pay.world.payouts.all().filter((one) => one.reference.startsWith(order.reference));
  expect(ours.map(({ status }) => status)).toEqual(payouts);
  const left = before - (state === 'Paid' ? 500 : 0);
  expect((await member.money()).map(Number)).toEqual([left, 0]);
});
