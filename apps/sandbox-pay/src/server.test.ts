import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayIn, Money, plusSeconds } from '@palaro/kernel';
import { providerByCode, type Line, type NewPayment, type ProviderEvent } from '@palaro/providers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testSandboxPay, type TestSandboxPay } from './test-sandbox-pay.ts';

const adapter = requireAdapter();
function requireAdapter() {
  const provider = providerByCode('SANDBOX');
  if (!provider) throw new Error('the sandbox has no adapter');
  return provider;
}

/** A stand-in for the site's webhook address. */
let site: Server;
let siteUrl: string;
let heard: (ProviderEvent | 'refused')[];
let status: number;
let pay: TestSandboxPay;
let line: Line;
let count = 0;

beforeEach(async () => {
  pay = await testSandboxPay();
  const now = () => pay.world.time.now();
  line = { address: pay.url, secrets: pay.access.secrets, test: true, now };
  heard = [];
  status = 200;
  site = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const attempt = { headers: request.headers, body: Buffer.concat(parts), ip: '127.0.0.1' };
      const events = adapter.verifyWebhook(line, attempt);
      heard.push(...(Array.isArray(events) ? events : (['refused'] as const)));
      response.writeHead(events ? status : 401).end();
    });
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await pay.stop();
  site.closeAllConnections();
  site.close();
});

const payment = (amount: string, change: Partial<NewPayment> = {}): NewPayment => ({
  reference: `D261121${String(++count).padStart(7, '0')}`,
  channel: 'gcash',
  amount: Money.of(amount),
  currency: 'PHP',
  expiresAt: plusSeconds(line.now(), 900),
  returnUrl: `${siteUrl}/m/voucherCenter`,
  webhookUrl: `${siteUrl}/webhooks`,
  description: 'Deposit',
  payer: { name: 'ANA REYES', email: null, mobile: null },
  ...change,
});
const payout = (accountNumber: string, key = `W261121${String(++count).padStart(7, '0')}-1`) => ({
  key,
  kind: 'BANK' as const,
  bankCode: 'BDO',
  accountNumber,
  holder: 'ANA REYES',
  amount: Money.of('500.0000'),
  currency: 'PHP',
  webhookUrl: `${siteUrl}/webhooks`,
});
const told = () => heard.map((event) => (event === 'refused' ? event : event.what));
const query = (reference: string) => adapter.queryPayment(line, { reference, providerId: null });

async function create(amount: string) {
  const wanted = payment(amount);
  await adapter.createPayment(line, wanted);
  return wanted.reference;
}

it.each([
  ['500.0000', ['paid'], 'paid'],
  ['500.0100', ['failed'], 'failed'],
  ['500.0300', ['paid', 'paid', 'paid'], 'paid'],
  ['500.0800', [], 'paid'],
])('a payment of %s sends %j at once and is then %s', async (amount, sent, state) => {
  const reference = await create(amount);
  await pay.pay(reference);
  expect(told()).toEqual(sent);
  expect(await query(reference)).toMatchObject({ is: 'ok', state });
});

it.each([
  ['500.0200', 60, [], ['paid'], 'paid'],
  ['500.0400', 5, ['expired'], ['expired', 'paid'], 'paid'],
  ['500.0500', 1, ['paid'], ['paid', 'failed'], 'paid'],
  ['500.0700', 5, ['refused'], ['refused', 'paid'], 'paid'],
  ['500.1000', 3_600, ['paid'], ['paid', 'reversed'], 'reversed'],
])('a payment of %s tells the rest after %i s', async (amount, wait, first, last, state) => {
  const reference = await create(amount);
  await pay.pay(reference);
  expect(told()).toEqual(first);
  await pay.advance(wait);
  expect(told()).toEqual(last);
  expect(await query(reference)).toMatchObject({ is: 'ok', state });
});

it('sends the same event again under the same id', async () => {
  await pay.pay(await create('500.0300'));
  expect(new Set(heard.map((event) => (event === 'refused' ? '' : event.id))).size).toBe(1);
});

it('pays 10 less with .06, and any other money that is wanted', async () => {
  await pay.pay(await create('500.0600'));
  await pay.pay(await create('500.0000'), { amount: '480.0000', currency: 'USD' });
  expect(heard).toMatchObject([
    { paid: { amount: Money.of('490.0600'), currency: 'PHP', payerName: 'ANA REYES' } },
    { paid: { amount: Money.of('480.0000'), currency: 'USD' } },
  ]);
});

it('answers 500 on creating with .09 although the payment exists', async () => {
  const wanted = payment('500.0900');
  expect(await adapter.createPayment(line, wanted)).toMatchObject({ is: 'unknown' });
  const found = await query(wanted.reference);
  expect(found).toMatchObject({ is: 'ok', state: 'pending' });
  const again = await adapter.createPayment(line, wanted);
  expect(again).toMatchObject({ is: 'ok', providerId: 'providerId' in found && found.providerId });
});

it('lets the time run out, and takes money after it', async () => {
  const reference = await create('500.0000');
  await pay.advance(901);
  expect(told()).toEqual(['expired']);
  await pay.pay(reference, { amount: '500.0000' });
  expect(told()).toEqual(['expired', 'paid']);
});

it('repeats a webhook until it is taken', async () => {
  status = 503;
  await pay.pay(await create('500.0000'));
  await pay.advance(1);
  status = 200;
  await pay.advance(2);
  await pay.advance(3_600);
  expect(told()).toEqual(['paid', 'paid', 'paid']);
  expect(await pay.webhooks()).toMatchObject([{ statuses: [503, 503, 200], state: 'delivered' }]);
});

it.each([
  ['0010200000', 3, ['failed'], { state: 'failed', reason: 'account_unknown', retryable: false }],
  ['0010201111', 3, ['failed'], { state: 'failed', reason: 'bank_unavailable', retryable: true }],
  ['0010202222', 3, [], { state: 'paid' }],
  ['0010203333', 3, ['paid'], { state: 'paid' }],
  ['0010204444', 0, ['paid'], { state: 'paid' }],
  ['0010209876', 3, ['paid'], { state: 'paid' }],
])('a payout to %s tells after %i s: %j', async (account, wait, sent, state) => {
  const wanted = payout(account);
  const answered = await adapter.createPayout(line, wanted);
  expect(answered.is).toBe(account.endsWith('2222') ? 'unknown' : 'ok');
  if (wait > 0) expect(told()).toEqual([]);
  await pay.advance(wait);
  expect(told()).toEqual(sent);
  const found = await adapter.queryPayout(line, { key: wanted.key, providerId: null });
  expect(found).toMatchObject({ is: 'ok', ...state });
});

it('returns a payout to 3333 a day later, and pays a second attempt to 1111', async () => {
  await adapter.createPayout(line, payout('0010203333'));
  await adapter.createPayout(line, payout('0010201111', 'W2611219000001-1'));
  await pay.advance(3);
  await adapter.createPayout(line, payout('0010201111', 'W2611219000001-2'));
  await pay.advance(3);
  expect(told()).toEqual(['paid', 'failed', 'paid']);
  await pay.advance(86_400);
  expect(told()).toEqual(['paid', 'failed', 'paid', 'returned']);
});

it('refuses strangers, calls without a key, and a key with other input', async () => {
  const post = (headers: Record<string, string>, body: object) =>
    fetch(`${pay.url}/v1/payments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const Authorization = `Bearer ${pay.access.secrets.key}`;
  expect((await post({}, {})).status).toBe(401);
  expect((await post({ Authorization: 'Bearer wrong' }, {})).status).toBe(401);
  expect((await post({ Authorization }, {})).status).toBe(400);
  const wanted = payment('500.0000');
  await adapter.createPayment(line, wanted);
  const other = { ...wanted, amount: Money.of('600.0000') };
  expect(await adapter.createPayment(line, other)).toEqual({
    is: 'refused',
    reason: 'idempotency_mismatch',
    retryable: false,
  });
});

it('settles a day with fees, and one line off by a centavo with noise', async () => {
  await pay.pay(await create('500.0000'));
  await pay.pay(await create('200.0000'));
  await adapter.createPayout(line, payout('0010209876'));
  await pay.advance(3);
  const day = dayIn('Asia/Manila', line.now());
  const settled = async () => {
    const answer = await adapter.settlement?.(line, day);
    if (answer?.is !== 'ok') throw new Error('the day was not settled');
    return answer.rows;
  };
  const rows = await settled();
  expect(
    rows.map(({ kind, gross, fee, net }) => [kind, ...[gross, fee, net].map(Money.text)]),
  ).toEqual([
    ['payment', '500.0000', '7.5000', '492.5000'],
    ['payment', '200.0000', '3.0000', '197.0000'],
    ['payout', '500.0000', '10.0000', '510.0000'],
  ]);
  await pay.faults({ settlementNoise: true });
  const noisy = await settled();
  const sumOf = (all: typeof rows) => Money.sum(all.map(({ net }) => net));
  expect(Money.text(sumOf(rows) - sumOf(noisy))).toBe('0.0100');
});

it('draws the same faults from the same seed', async () => {
  const run = async () => {
    await pay.faults({ dropWebhooks: 0.4, duplicateRate: 0.4, seed: 7 });
    heard = [];
    for (let i = 0; i < 20; i++) {
      await adapter.createPayment(
        line,
        payment('100.0000', { reference: `D26112200000${10 + i}` }),
      );
      await pay.pay(`D26112200000${10 + i}`);
    }
    const seen = heard.map((event) => event !== 'refused' && event.reference);
    await fetch(`${pay.url}/sandbox/reset`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${pay.access.secrets.key}` },
    });
    return seen;
  };
  const first = await run();
  expect(await run()).toEqual(first);
  expect(new Set(first).size).toBeLessThan(20);
  expect(first.length).toBeGreaterThan(new Set(first).size);
});

it('fails calls before or after they were carried out, and never says that nothing happened', async () => {
  await pay.faults({ errorRate: 1 });
  const all = Array.from({ length: 20 }, () => payment('100.0000'));
  for (const one of all) {
    expect(await adapter.createPayment(line, one)).toMatchObject({ is: 'unknown' });
  }
  const made = all.filter(({ reference }) => pay.world.book.find(reference)).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(20);
});

it('keeps payments and waiting webhooks over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaro-pay-'));
  const first = await testSandboxPay(join(folder, 'pay.jsonl'));
  line = { ...line, address: first.url };
  const reference = await create('500.0200');
  await first.pay(reference);
  await first.stop();
  const second = await testSandboxPay(join(folder, 'pay.jsonl'));
  line = { ...line, address: second.url };
  expect(await query(reference)).toMatchObject({ is: 'ok', state: 'paid' });
  expect(told()).toEqual([]);
  await second.advance(60);
  expect(told()).toEqual(['paid']);
  await second.stop();
  rmSync(folder, { recursive: true });
});
