import { plusSeconds } from '@palaro/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testSandboxPay, type Payment, type TestSandboxPay } from './test-sandbox-pay.ts';

const BACK = 'http://127.0.0.1:1/m/voucherCenter';

let pay: TestSandboxPay;
let payment: Payment;
beforeEach(async () => {
  pay = await testSandboxPay();
  payment = pay.world.book.create({
    reference: 'D2611210000042',
    method: 'gcash',
    amount: '1250.5000',
    currency: 'PHP',
    expiresAt: plusSeconds(pay.world.time.now(), 90).toISOString(),
    returnUrl: BACK,
    webhookUrl: 'http://127.0.0.1:1/',
    description: '',
    payerName: '"><b>ANA',
  });
});
afterEach(() => pay.stop());

const open = async (path: string) => (await fetch(`${pay.url}${path}`)).text();
const press = (deed: string, payerName = 'BEN CRUZ') =>
  fetch(`${pay.url}/pay/${payment.id}`, {
    method: 'POST',
    body: new URLSearchParams({ deed, payerName }),
    redirect: 'manual',
  });
const state = () => pay.world.book.get(payment.id);

it.each([
  ['EN', 'lang="en"', 'Pay ₱1,250.50', 'Decline'],
  ['TY', 'lang="fil"', 'Magbayad ng ₱1,250.50', 'Tanggihan'],
])('shows amount, time left and buttons in %s', async (language, ...texts) => {
  const page = await open(`/pay/${payment.id}?lang=${language}`);
  for (const text of [...texts, 'D2611210000042', 'data-left=']) expect(page).toContain(text);
  expect(page).not.toContain('<b>ANA');
});

it.each([
  ['pay', 'paid', '1250.5000'],
  ['less', 'paid', '1240.5000'],
  ['more', 'paid', '1260.5000'],
  ['decline', 'failed', undefined],
  ['late', 'expired', undefined],
  ['nonsense', 'pending', undefined],
])('pressing %s leaves the payment %s and leads back to the site', async (deed, status, amount) => {
  const answer = await press(deed);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, BACK]);
  expect(state()?.status).toBe(status);
  expect(state()?.paid?.amount).toBe(amount);
});

it('keeps the name that the payer typed, and what became of a payment that is over', async () => {
  await press('pay');
  await press('decline');
  expect(state()).toMatchObject({ status: 'paid', paid: { payerName: 'BEN CRUZ' } });
  expect(await open(`/pay/${payment.id}`)).toContain('Paid ₱1,250.50.');
});

it('shows a code whose button leads to the payment, and knows no other payment', async () => {
  expect(await open(`/qr/${payment.id}`)).toContain(`href="/pay/${payment.id}?lang=EN"`);
  expect((await fetch(`${pay.url}/pay/pay_0`)).status).toBe(404);
});
