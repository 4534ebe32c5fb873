import type { TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashierSite, endEvent, holdsPaid, type CashierSite } from '../test-cashier.ts';
import { readOrder } from './read-order.ts';

const CONFIRM = '/console/api/deposits/confirm';
const reason = 'line 12 of the statement';
let site: CashierSite;
let cashier: TestOperator;
beforeAll(async () => {
  site = await cashierSite({ demo: true, tasks: 'none' });
  cashier = await site.operator('cashier1');
});
afterAll(() => site.stop());

/** An order at the provider, which says nothing of money yet. */
async function ordered(amount = '500.0000') {
  const member = await site.member();
  const { value: order } = await member.deposit({ amount });
  const named = { member: member.id, order: order.id };
  const confirm = async (received = amount, by = cashier) => {
    const { version } = (await readOrder(site.app, named)).order;
    const body = { ...named, version, received, reason };
    const answer = await by.call('POST', CONFIRM, body);
    return answer.status;
  };
  return { member, order, confirm };
}

describe('a deposit is confirmed by one person', () => {
  it('where the provider says at that moment that it has the money', async () => {
    const { member, order, confirm } = await ordered();
    expect([await confirm(), await member.cash()]).toEqual([202, '0.0000']);
    const other = await ordered();
    holdsPaid(site.pay, other.order);
    expect([await other.confirm(), await other.member.cash()]).toEqual([200, '500.0000']);
    // It has some money, but not this.
    holdsPaid(site.pay, { ...order, amount: '499.0000' });
    expect([await confirm(), await member.cash()]).toEqual([202, '0.0000']);
  });

  it.each(['499.9999', '500.0001', '600.0000'])(
    'not where %s came instead of what was ordered',
    async (received) => {
      const { member, order, confirm } = await ordered();
      holdsPaid(site.pay, { ...order, amount: received });
      expect([await confirm(received), await member.cash()]).toEqual([202, '0.0000']);
    },
  );

  it.each(['failed', 'expired'] as const)('not where the order %s before', async (what) => {
    const { member, order, confirm } = await ordered();
    await site.hear(endEvent(order, what));
    holdsPaid(site.pay, order);
    expect([await confirm(), await member.cash()]).toEqual([202, '0.0000']);
  });

  it('not where the member cancelled it, or an operator rejected it', async () => {
    const cancelled = await ordered();
    const path = `/api/v1/deposits/${cancelled.order.id}/cancel`;
    expect((await cancelled.member.call('POST', path)).status).toBe(200);
    holdsPaid(site.pay, cancelled.order);
    const rejected = await ordered();
    await site.app.pool.query(
      `update deposit_order set state = 'Rejected', ended_at = now() where id = $1`,
      [rejected.order.id],
    );
    holdsPaid(site.pay, rejected.order);
    expect([await cancelled.confirm(), await rejected.confirm()]).toEqual([202, 202]);
  });

  it('not above the sum of his day, also of two at once, and each operator has his own', async () => {
    await site.app.site.change({ settings: { 'deposit.confirmDaySum': '2000.0000' } });
    await site.app.pool.query('delete from deposit_confirmed_day');
    const orders = await Promise.all(['900.0000', '900.0000', '900.0000'].map(ordered));
    for (const { order } of orders) holdsPaid(site.pay, order);
    const statuses = await Promise.all(orders.map(({ confirm }) => confirm()));
    expect(statuses.sort()).toEqual([200, 200, 202]);
    const other = await ordered('900.0000');
    holdsPaid(site.pay, other.order);
    expect(await other.confirm('900.0000', await site.operator('operator1'))).toBe(200);
    await site.advance(86_400);
    cashier = await site.operator('cashier1');
    const next = await ordered('900.0000');
    holdsPaid(site.pay, next.order);
    expect(await next.confirm()).toBe(200);
    await site.app.site.change({ settings: { 'deposit.confirmDaySum': '200000.0000' } });
  });
});
