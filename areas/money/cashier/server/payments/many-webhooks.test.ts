import { INVARIANTS } from '@palaro/ledger';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DepositOrder } from '../../cashier.api.ts';
import { queryPayments } from '../deposits/deposits.tasks.ts';
import { cashierSite, paidEvent, type CashierSite } from '../test-cashier.ts';

const MEMBERS = 50;
const ORDERS = 1_000;
const PESOS = 500;
/** Sent at once by the provider. */
const AT_ONCE = 20;
const MINUTE = 60;

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
});
afterAll(() => site.stop());

/** Orders that were paid at the provider, whose time to pay ends in two minutes. */
async function paidOrders(): Promise<DepositOrder[]> {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => site.member()));
  const now = site.app.clock.now();
  const { rows } = await site.app.pool.query<{ id: string; reference: string }>(
    `with r as (
        select ($1::bigint[])[1 + n % $2::int] member_id, gen_random_uuid() id,
          'D8' || lpad(n::text, 12, '0') reference
        from generate_series(0, $3::int - 1) n
      ), named as (
        insert into payment_reference (reference, kind, member_id, order_id)
        select reference, 'deposit', member_id, id from r
      ), made as (
        insert into deposit_order (member_id, id, reference, input, method, channel, provider,
          provider_id, amount, state, created_at, expires_at, next_ask_at)
        select member_id, id, reference, sha256(reference::bytea), 'GCASH', 'gcash', 'SANDBOX',
          'pay_' || reference, $4::bigint * 10000, 'Pending', $5,
          $5::timestamptz + interval '2 min', $5::timestamptz + interval '4 min'
        from r)
      select id, reference from r order by reference`,
    [members.map(({ id }) => id), MEMBERS, ORDERS, PESOS, now],
  );
  const amount = `${PESOS}.0000`;
  return rows.map((row) => {
    const about = { channelReference: null, payerName: null, fee: null, at: now };
    const paid = { amount: Money.of(amount), currency: 'PHP', ...about };
    const providerId = `pay_${row.reference}`;
    const status = { providerId, state: 'paid', paid, reason: null, action: null } as const;
    site.pay.payments.set(row.reference, status);
    return { ...row, amount, createdAt: now.toISOString() } as DepositOrder;
  });
}

it('MONEY-01 case 41: of 1,000 deposits with shuffled, repeated and lost webhooks each is added once within 30 minutes', async () => {
  const orders = await paidOrders();
  // Each webhook is lost, comes once, or comes up to three times, in any order.
  const copies = fc.array(fc.nat({ max: 3 }), { minLength: ORDERS, maxLength: ORDERS });
  const [[many, places]] = fc.sample(
    fc.tuple(copies, fc.array(fc.nat(), { minLength: 4 * ORDERS, maxLength: 4 * ORDERS })),
    { seed: 41, numRuns: 1 },
  ) as [[number[], number[]]];
  const sent = orders
    .flatMap((order, i) => Array<object>(many[i] ?? 0).fill(paidEvent(order)))
    .map((event, i) => ({ event, place: places[i] ?? 0 }))
    .sort((one, other) => one.place - other.place);
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    const some = sent.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map(({ event }) => site.webhook([event])));
    expect(new Set(answers)).toEqual(new Set([200]));
  }
  await site.runTasks();
  for (let minute = 0; minute < 30; minute += 5) {
    await site.advance(5 * MINUTE);
    await queryPayments.run({ app: site.app, now: site.app.clock.now(), batch: ORDERS });
  }
  await site.runTasks();
  const { rows } = await site.app.pool.query(
    `select (select count(*)::int from deposit_order where state <> 'Paid') as unpaid,
      (select count(*)::int from ledger.transfer where kind = 'deposit') as posted,
      (select sum(balance)::text from wallet where kind = 'CASH') as cash`,
  );
  expect(rows).toEqual([{ unpaid: 0, posted: ORDERS, cash: `${ORDERS * PESOS}0000` }]);
  for (const { id, sql } of INVARIANTS) {
    expect([id, (await site.app.pool.query(sql)).rows]).toEqual([id, []]);
  }
}, 300_000);
