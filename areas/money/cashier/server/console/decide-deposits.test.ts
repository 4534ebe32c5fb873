import { afterAll, beforeAll, expect, it } from 'vitest';
import { testOperator } from '@palaro/testkit';
import { cashierSite, holdsPaid, paidEvent, type CashierSite } from '../test-cashier.ts';
import { confirmDeposit } from './confirm-deposit.ts';
import { rejectDeposit, returnDeposit } from './end-order.ts';
import { listOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';
import { askToMatch, listUnmatched } from './unmatched-money.ts';

/** With nobody else who could agree, and with the demo's operators. */
let site: CashierSite;
let demo: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
  demo = await cashierSite({ demo: true, tasks: 'none' });
});
afterAll(async () => {
  await site.stop();
  await demo.stop();
});

const CASHIER = {
  ...testOperator('cashier1'),
  aloneUpTo: new Map([['deposit.decide' as const, 500_000_000n]]),
};
const reason = 'The bank line is there';
const CONFIRM = '/console/api/deposits/confirm';

async function waiting(paid: Parameters<typeof paidEvent>[1], amount = '500.0000') {
  const member = await site.member();
  const { value } = await member.deposit({ amount });
  await site.hear(paidEvent(value, paid));
  const named = { member: member.id, order: value.id };
  const { order } = await readOrder(site.app, named);
  return { member, order, seen: { ...named, version: order.version, reason } };
}

/** Money of a stranger in the amount that was ordered, which the provider says it has. */
async function stranger() {
  const member = await site.member();
  await site.app.pool.query(`update member set payee_name = 'Juan Dela Cruz' where id = $1`, [
    member.id,
  ]);
  const { value } = await member.deposit({ amount: '500.0000' });
  await site.hear(paidEvent(value, { payerName: 'Somebody Else' }));
  holdsPaid(site.pay, value);
  const named = { member: member.id, order: value.id };
  const { order } = await readOrder(site.app, named);
  expect(order).toMatchObject({ state: 'Review', marks: ['payer_name'] });
  return { member, order, seen: { ...named, version: order.version, reason } };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

it('MONEY-01 case 11: an operator approves 490 of 500, and 490 are credited', async () => {
  const cashier = await demo.operator('cashier1');
  const second = await demo.operator('operator2');
  const member = await demo.member();
  const { value } = await member.deposit({ amount: '500.0000' });
  await demo.hear(paidEvent(value, { amount: '490.0000' }));
  const queue = await listOrders(demo.app, { queue: 'waiting', member: member.id });
  expect(queue.list).toMatchObject([{ state: 'Review', marks: ['amount'] }]);
  const named = { member: member.id, order: value.id };
  const { order } = await readOrder(demo.app, named);
  const body = { ...named, version: order.version, received: '490.0000', reason };
  const asked = await cashier.call<{ changeId: string }>('POST', CONFIRM, body);
  expect([asked.status, await member.cash()]).toEqual([202, '0.0000']);
  const approve = `/console/api/changes/${asked.value.changeId}/approve`;
  expect((await second.call('POST', approve, {})).status).toBe(200);
  expect(await member.cash()).toBe('490.0000');
  expect((await cashier.call('POST', CONFIRM, body)).code).toBe('order_state');
});

it('MONEY-01 case 14: money of a stranger goes back, and nothing is added', async () => {
  const { member, order, seen } = await waiting({ currency: 'USD' });
  await returnDeposit(site.app, CASHIER, seen);
  await site.runTasks();
  expect(site.pay.refunds).toContain(`pay_${order.reference}`);
  expect(await member.cash()).toBe('0.0000');
});

it('MONEY-01 case 15: money of an excluded member is added by no operator, and goes back', async () => {
  const member = await site.member();
  const { value } = await member.deposit({ amount: '500.0000' });
  await site.app.pool.query(
    "insert into exclusion (member_id, kind, from_at) values ($1, 'self', $2)",
    [member.id, site.app.clock.now()],
  );
  const named = { member: member.id, order: value.id };
  const seen = async () => ({
    ...named,
    reason,
    received: '500.0000',
    version: (await readOrder(site.app, named)).order.version,
  });
  await confirmDeposit(site.app, CASHIER, await seen());
  expect((await readOrder(site.app, named)).order).toMatchObject({
    state: 'Review',
    marks: ['excluded'],
    received: '500.0000',
  });
  expect(await codeOf(confirmDeposit(site.app, CASHIER, await seen()))).toBe('deposit_excluded');
  await returnDeposit(site.app, CASHIER, await seen());
  expect(await member.cash()).toBe('0.0000');
});

it('MONEY-01 two cashiers at once: one decides, the other is told the state', async () => {
  const { seen } = await stranger();
  const codes = await Promise.all([
    codeOf(confirmDeposit(site.app, CASHIER, { ...seen, received: '500.0000' })),
    codeOf(rejectDeposit(site.app, testOperator('cashier2'), seen)),
  ]);
  expect(codes.sort()).toEqual(['done', 'order_state']);
});

it('MONEY-01 money that goes back is not added, though another cashier confirms at once', async () => {
  const { member, order, seen } = await stranger();
  const codes = await Promise.all([
    codeOf(returnDeposit(site.app, CASHIER, seen)),
    codeOf(confirmDeposit(site.app, CASHIER, { ...seen, received: '500.0000' })),
  ]);
  await site.runTasks();
  expect(codes.sort()).toEqual(['done', 'order_state']);
  const added = (await member.cash()) === '500.0000';
  expect(site.pay.refunds.includes(`pay_${order.reference}`)).toBe(!added);
});

it('MONEY-01 case 38: above 50,000 nobody confirms alone', async () => {
  const { member, seen } = await waiting({ amount: '50500.0000' }, '50000.0000');
  const rich = { ...CASHIER, aloneUpTo: new Map([['deposit.decide' as const, 10_000_000_000n]]) };
  const asked = confirmDeposit(site.app, rich, { ...seen, received: '50500.0000' });
  expect(await codeOf(asked)).toBe('console.nobody_approves');
  expect(await member.cash()).toBe('0.0000');
});

it('MONEY-01 case 38: who asked for more than 50,000 is not the second person, and another one is', async () => {
  const [maker, second] = await Promise.all([
    demo.operator('operator1'),
    demo.operator('operator2'),
  ]);
  const member = await demo.member();
  const { value } = await member.deposit({ amount: '50000.0000' });
  await demo.hear(paidEvent(value, { amount: '50500.0000' }));
  const named = { member: member.id, order: value.id };
  const { order } = await readOrder(demo.app, named);
  const body = { ...named, version: order.version, reason, received: '50500.0000' };
  const asked = await maker.call('POST', '/console/api/deposits/confirm', body);
  const { changeId } = asked.value as { changeId: string };
  expect([asked.status, await member.cash()]).toEqual([202, '0.0000']);
  const approve = `/console/api/changes/${changeId}/approve`;
  expect((await maker.call('POST', approve, {})).code).toBe('console.second_person');
  expect(await member.cash()).toBe('0.0000');
  expect((await second.call('POST', approve, {})).status).toBe(200);
  expect(await member.cash()).toBe('50500.0000');
});

it('MONEY-06 case 13: money without an order that is matched and sent back at once goes one way', async () => {
  const [maker, second] = await Promise.all([
    demo.operator('operator1'),
    demo.operator('operator2'),
  ]);
  for (let round = 0; round < 3; round++) {
    const member = await demo.member();
    const { value } = await member.deposit({ amount: '700.0000' });
    const reference = `D111111111111${round}`;
    await demo.hear(paidEvent(value, { reference, amount: '700.0000' }));
    const { list } = await listUnmatched(demo.app, {});
    const unmatched = list.find(({ providerId }) => providerId === `pay_${reference}`)?.id ?? '';
    const ask = async (what: string, body: object) => {
      const asked = await maker.call('POST', `/console/api/deposits/${what}`, body);
      return `/console/api/changes/${(asked.value as { changeId: string }).changeId}/approve`;
    };
    const ways = [
      await ask('match', { unmatched, member: member.id, order: value.id, reason }),
      await ask('unmatched/return', { unmatched, reason }),
    ];
    await Promise.all(ways.map((approve) => second.call('POST', approve, {})));
    await demo.runTasks();
    const credited = (await member.cash()) === '700.0000';
    expect(demo.pay.refunds.includes(`pay_${reference}`)).toBe(!credited);
    const all = await Promise.all(
      (['Matched', 'Returned'] as const).map((state) => listUnmatched(demo.app, { state })),
    );
    expect(all.map((one) => one.list.some(({ id }) => id === unmatched))).toEqual([
      credited,
      !credited,
    ]);
  }
});

it('MONEY-01 unmatched money shows the likeliest order, and one person alone gives it to nobody', async () => {
  const member = await site.member();
  const { value } = await member.deposit({ amount: '777.0000' });
  await site.hear(paidEvent(value, { reference: 'D1111111111111' }));
  const { list } = await listUnmatched(site.app, {});
  const row = list.find(({ providerId }) => providerId === 'pay_D1111111111111');
  expect(row?.candidates[0]).toMatchObject({ member: member.id, order: { id: value.id } });
  const match = { unmatched: row?.id ?? '', member: member.id, order: value.id, reason };
  expect(await codeOf(askToMatch(site.app, CASHIER, match))).toBe('console.nobody_approves');
});

it('MONEY-01 money of another currency that belongs to no order is given to no order', async () => {
  const member = await demo.member();
  const { value } = await member.deposit({ amount: '300.0000' });
  const reference = 'D2222222222222';
  await demo.hear(paidEvent(value, { reference, currency: 'USD' }));
  const { list } = await listUnmatched(demo.app, {});
  const unmatched = list.find(({ providerId }) => providerId === `pay_${reference}`)?.id ?? '';
  const maker = await demo.operator('operator1');
  const match = { unmatched, member: member.id, order: value.id, reason };
  const asked = await maker.call('POST', '/console/api/deposits/match', match);
  expect([asked.status, asked.code]).toEqual([422, 'deposit_currency']);
});

it('MONEY-01 case 14: what a channel cannot send back is a finding that asks people to', async () => {
  const { order, seen } = await waiting({ amount: '490.0000' });
  site.pay.nextRefunds.push({ is: 'refused', reason: 'refund_not_supported', retryable: false });
  await returnDeposit(site.app, CASHIER, seen);
  await site.runTasks();
  const { rows } = await site.app.pool.query(
    `select details from reconciliation_finding
      where check_name = 'cashier.send-by-hand' and subject = $1`,
    [`${order.reference}-return`],
  );
  expect(rows).toEqual([{ details: { amount: '490.0000', provider: 'SANDBOX' } }]);
});
