import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DepositMethod } from '../../cashier.api.ts';
import { cashierSite, paidEvent, type CashierSite } from '../test-cashier.ts';

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite();
});
afterAll(() => site.stop());

const METHODS = '/wps/relay/MCS2_depositBanksByVendor';
const MANUAL = '/wps/relay/MCS2_depositManualTransfer';

const houseAccount = async () => {
  const id = randomUUID();
  const about = { id, bank_code: 'BDO', holder: 'PALARO INC', account_number: '001234567890' };
  await site.app.db
    .insertInto('house_bank_account')
    .values({ ...about, branch: null, qr: null, enabled: true, sort: 1 })
    .execute();
  return id;
};

it('MONEY-01 orders by e-wallet: the provider is asked once, and its page is answered', async () => {
  const member = await site.member();
  const made = await member.deposit({ amount: '500.0000' });
  expect(made).toMatchObject({
    status: 200,
    value: {
      state: 'Pending',
      amount: '500.0000',
      canCancel: true,
      turnover: '500.0000',
      action: { kind: 'redirect', url: `https://pay.test/pay_${made.value.reference}` },
      steps: [{ state: 'Created' }, { state: 'Pending' }],
    },
  });
  expect(made.value.reference).toMatch(/^D\d{13}$/);
  const read = await member.call('GET', `/api/v1/deposits/${made.value.id}`);
  expect(read.value).toEqual(made.value);
  const other = await site.member();
  expect(await other.call('GET', `/api/v1/deposits/${made.value.id}`)).toMatchObject({
    status: 404,
  });
});

it('MONEY-01 case 17: the same key is the same order, another input under it is refused', async () => {
  const member = await site.member();
  const key = randomUUID();
  const { createPayment } = site.pay.provider;
  let asked = 0;
  site.pay.provider.createPayment = (line, payment) => {
    asked += 1;
    return createPayment(line, payment);
  };
  const [one, ...others] = await Promise.all(
    Array.from({ length: 6 }, () => member.deposit({ amount: '300.0000' }, key)),
  );
  site.pay.provider.createPayment = createPayment;
  expect(new Set(others.map(({ value }) => value.id))).toEqual(new Set([one?.value.id]));
  // Of six at once, one asks the provider.
  expect(asked).toBe(1);
  const other = await member.deposit({ amount: '400.0000' }, key);
  expect(other).toMatchObject({ status: 409, code: 'idempotency_mismatch' });
});

it('MONEY-01 the channel of another method is refused, and no order is made', async () => {
  const member = await site.member();
  const draft = { amount: '100.0000', method: 'GATEWAY' };
  expect(await member.deposit({ ...draft, channel: 'gcash' })).toMatchObject({
    status: 400,
    code: 'malformed',
    fields: { channel: expect.any(String) as string },
  });
  const offered = await site.app.db
    .selectFrom('payment_route')
    .select('channel')
    .where('method', '=', 'GATEWAY')
    .where('provider', '=', 'SANDBOX')
    .executeTakeFirstOrThrow();
  expect(await member.deposit({ ...draft, ...offered })).toMatchObject({ status: 200 });
});

it.each([
  ['49.9900', 'amount_min'],
  ['50000.0100', 'amount_max'],
  ['100.0050', 'amount_precision'],
])('MONEY-01 refuses %s as %s', async (amount, code) => {
  const member = await site.member();
  expect(await member.deposit({ amount })).toMatchObject({ status: 422, code });
});

it('MONEY-01 takes one open order of a method and three in all', async () => {
  const member = await site.member();
  await member.deposit({ amount: '100.0000' });
  expect((await member.deposit({ amount: '100.0000' })).code).toBe('deposit_open_orders');
  await member.deposit({ method: 'MAYA', amount: '100.0000' });
  const third = await member.deposit({ method: 'QRPH', amount: '100.0000' });
  const fourth = await member.deposit({ method: 'GRABPAY', amount: '100.0000' });
  expect([third.status, fourth.code]).toEqual([200, 'deposit_open_orders']);
  const cancelled = await member.call('POST', `/api/v1/deposits/${third.value.id}/cancel`);
  expect(cancelled.value).toMatchObject({ state: 'Cancelled', action: null, canCancel: false });
  expect((await member.deposit({ method: 'GRABPAY', amount: '100.0000' })).status).toBe(200);
});

it('MONEY-01 case 35: trial accounts and guests are refused, house members stay in the sandbox', async () => {
  const trial = await site.member({ type: 4 });
  expect(await trial.deposit({ amount: '100.0000' })).toMatchObject({
    status: 403,
    code: 'account.trial',
  });
  const guest = await fetch(`${site.url}/wps/relay/MCS2_depositPaymentGateway`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ method: 'GCASH', amount: '100.0000' }),
  });
  expect(guest.status).toBe(401);
  const house = await site.member({ type: 41 });
  const offered = await house.call<{ vendors: { vendor: string }[] }>('GET', METHODS);
  expect(offered.value.vendors.map(({ vendor }) => vendor)).toEqual(['SANDBOX']);
  expect((await house.deposit({ amount: '100.0000' })).status).toBe(200);
});

it('MONEY-01 case 36: with the switch off, nothing is offered or taken, and what was ordered is still paid', async () => {
  const member = await site.member();
  const { value: order } = await member.deposit({ amount: '100.0000' });
  await site.app.site.change({ switches: { DEPOSIT: false } });
  expect(await member.call('GET', METHODS)).toMatchObject({ status: 403, code: 'switched_off' });
  expect((await member.deposit({ amount: '100.0000' })).code).toBe('switched_off');
  await site.hear(paidEvent(order));
  expect(await member.cash()).toBe('100.0000');
  await site.app.site.change({ switches: { DEPOSIT: true } });
});

it('MONEY-01 case 10: without an answer the order stays Created, and nobody else is asked', async () => {
  const member = await site.member();
  site.pay.next.push({ is: 'unknown', why: 'the answer was 500' });
  site.pay.secretly = true;
  const made = await member.deposit({ amount: '150.0000' });
  site.pay.secretly = false;
  expect(made.value).toMatchObject({ state: 'Created', action: null });
});

it('MONEY-01 a refusal of every provider is told, and nothing was charged', async () => {
  const member = await site.member();
  site.pay.next.push({ is: 'refused', reason: 'channel_down', retryable: true });
  expect(await member.deposit({ amount: '150.0000' })).toMatchObject({
    status: 503,
    code: 'provider_unavailable',
  });
  expect((await member.deposit({ amount: '150.0000' })).status).toBe(200);
});

it('MONEY-01 a transfer by hand shows one account, and waits for an operator once it is said', async () => {
  const bankId = await houseAccount();
  const member = await site.member();
  const offered = await member.call<{ vendors: { methods: DepositMethod[] }[] }>('GET', METHODS);
  const methods = offered.value.vendors.flatMap((one) => one.methods);
  const manual = methods.find(({ code }) => code === 'BANK_MANUAL');
  expect(manual?.banks).toMatchObject([{ id: bankId, bank: 'BDO Unibank' }]);
  const body = { bankId, amount: '1000.0000', payerName: 'Maria Clara Santos' };
  const made = await member.call('POST', MANUAL, body);
  expect(made.value).toMatchObject({
    state: 'Pending',
    canSayPaid: true,
    canAddSlip: true,
    hasSlip: false,
    action: { kind: 'transfer', account: { number: '001234567890' } },
  });
  const said = await member.call('POST', `/api/v1/deposits/${made.value.id}/paid`);
  expect(said.value).toMatchObject({ state: 'Processing', canCancel: false, canSayPaid: false });
  const late = await member.call('POST', `/api/v1/deposits/${made.value.id}/cancel`);
  expect(late).toMatchObject({ status: 409, code: 'order_state', data: { state: 'Processing' } });
  const { rows } = await site.app.pool.query('select * from deposit_order where id = $1', [
    made.value.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain('Santos');
});

it('MONEY-01 reports orders by day, state and method, with totals over the whole filter', async () => {
  const member = await site.member();
  await member.deposit({ amount: '100.0000' });
  await member.deposit({ method: 'MAYA', amount: '250.0000' });
  const path = '/wps/relay/MCS2_depositTransactioNReport';
  const all = await member.call<object>('GET', path);
  expect(all.value).toMatchObject({
    total: 2,
    totals: { count: 2, amount: '350.0000', credited: '0.0000' },
    list: [{ method: 'MAYA' }, { method: 'GCASH' }],
  });
  const one = await member.call<object>('GET', `${path}?method=GCASH&state=Pending`);
  expect(one.value).toMatchObject({ total: 1, totals: { amount: '100.0000' } });
  const wrong = await member.call('GET', `${path}?startDate=2026-02-30&endDate=2026-03-01`);
  expect(wrong.status).toBe(400);
});

it('MONEY-01 own centavos never lead above what may be deposited', async () => {
  const bankId = await houseAccount();
  await site.app.site.change({ settings: { 'deposit.uniqueCents': true } });
  const ordered = async (amount: string) => {
    const member = await site.member();
    const limit = { kind: 'deposit', period: 'day', amount: '1000.0000' };
    await member.call('PUT', '/api/v1/safety/limits', limit);
    const body = { bankId, amount, payerName: 'Maria Clara Santos' };
    return (await member.call('POST', MANUAL, body)).value.amount;
  };
  expect(await ordered('1000.0000')).toBe('1000.0000');
  expect(await ordered('999.0000')).toMatch(/^999\.(?!0000)\d\d00$/);
  await site.app.site.change({ settings: { 'deposit.uniqueCents': false } });
});
