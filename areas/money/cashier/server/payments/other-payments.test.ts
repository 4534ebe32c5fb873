import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierSite, endEvent, paidEvent, type CashierSite } from '../test-cashier.ts';

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
});
afterAll(() => site.stop());

async function ordered(payeeName: string | null = null) {
  const member = await site.member();
  if (payeeName) {
    await site.app.db
      .updateTable('member')
      .set({ payee_name: payeeName })
      .where('id', '=', member.id)
      .execute();
  }
  const { value: order } = await member.deposit({ amount: '500.0000' });
  const state = async () => (await member.call('GET', `/api/v1/deposits/${order.id}`)).value.state;
  return { member, order, state };
}

const unmatched = async (providerId: string) =>
  (
    await site.app.db
      .selectFrom('payment_unmatched')
      .select(['amount', 'state', 'named_reference'])
      .where('provider_id', '=', providerId)
      .execute()
  ).map((row) => [row.amount, row.state, row.named_reference]);

it('MONEY-01 a second payment of a paid order is nobody’s until two people say whose it is', async () => {
  const { member, order } = await ordered();
  const second = { ...paidEvent(order), providerId: `pay_second_${order.reference}` };
  // Both at once, as when two browser pages were paid.
  await site.webhook([paidEvent(order), second]);
  await site.runTasks();
  expect(await member.cash()).toBe('500.0000');
  const [first, other] = await Promise.all([
    unmatched(`pay_${order.reference}`),
    unmatched(second.providerId),
  ]);
  expect([...first, ...other]).toEqual([['5000000', 'Open', order.reference]]);
  await site.hear({ ...second, id: randomUUID() });
  expect(await member.cash()).toBe('500.0000');
});

it('MONEY-01 money in doubt is not added by another event that leaves the doubt out', async () => {
  const { member, order, state } = await ordered('Juan Dela Cruz');
  await site.hear(paidEvent(order, { payerName: 'PEDRO PENDUKO' }));
  await site.hear(paidEvent(order));
  expect([await state(), await member.cash()]).toEqual(['Review', '0.0000']);
  expect(await unmatched(`pay_${order.reference}`)).toEqual([]);
});

it('MONEY-01 a second payment of an order in review is nobody’s, and names the order', async () => {
  const { member, order, state } = await ordered('Juan Dela Cruz');
  await site.hear(paidEvent(order, { payerName: 'PEDRO PENDUKO' }));
  const second = { ...paidEvent(order), id: randomUUID(), providerId: `pay_2_${order.reference}` };
  await site.hear(second);
  expect([await state(), await member.cash()]).toEqual(['Review', '0.0000']);
  expect(await unmatched(second.providerId)).toEqual([['5000000', 'Open', order.reference]]);
});

it('MONEY-01 an order paid in another currency is not credited by a later event', async () => {
  const { member, order, state } = await ordered();
  await site.hear(paidEvent(order, { currency: 'USD' }));
  await site.hear({ ...paidEvent(order), id: randomUUID() });
  expect([await state(), await member.cash()]).toEqual(['Review', '0.0000']);
  const second = { ...paidEvent(order), id: randomUUID(), providerId: `pay_3_${order.reference}` };
  await site.hear(second);
  expect([await state(), await member.cash()]).toEqual(['Review', '0.0000']);
  expect(await unmatched(second.providerId)).toEqual([['5000000', 'Open', order.reference]]);
});

it('MONEY-01 an end that another payment came to does not end the order', async () => {
  const { member, order, state } = await ordered();
  await site.hear({ ...endEvent(order, 'failed'), providerId: 'pay_of_another_provider' });
  expect(await state()).toBe('Pending');
  await site.hear(paidEvent(order));
  await site.hear({ ...endEvent(order, 'reversed'), providerId: 'pay_of_another_provider' });
  expect([await state(), await member.cash()]).toEqual(['Paid', '500.0000']);
});

it('MONEY-01 a reversal that comes before its payment leaves nothing to be added', async () => {
  const { member, order, state } = await ordered();
  await site.hear(endEvent(order, 'reversed'));
  await site.hear(paidEvent(order));
  expect([await state(), await member.cash()]).toEqual(['Review', '0.0000']);
});
