// PayMongo's adapter over real HTTP, against recordings of its dialect.
import { Money } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { conform, PROVIDER_CASES } from '../conformance/index.ts';
import { recording } from '../test-recorded.ts';
import { paymongoProvider } from './provider.ts';
import { readVector, signed, testPaymongo } from './test-paymongo.ts';

let paymongo: Awaited<ReturnType<typeof testPaymongo>>;
beforeAll(async () => {
  paymongo = await testPaymongo();
});
afterAll(() => paymongo.stop());

it.each(PROVIDER_CASES.map((one) => [one.name, one.title, one] as const))(
  'case %s: %s',
  async (_name, _title, one) => {
    await conform(paymongo.bench, one);
  },
);

const create = (amount = '500.0000') => {
  const { line, payment } = paymongo.bench;
  return paymongoProvider.createPayment(line, { ...payment(), amount: Money.of(amount) });
};
const hear = (body: string) => paymongoProvider.verifyWebhook(paymongo.bench.line, signed(body));

it.each(['no answer', 'server error'] as const)('creating with %s is unknown', async (how) => {
  await paymongo.bench.failNext(how);
  expect((await create()).is).toBe('unknown');
});

it.each([
  [400, 'parameter_below_minimum', false],
  [429, 'too_many_requests', true],
])('an answer %i is a refusal in words', async (status, reason, retryable) => {
  paymongo.refuseNext(status);
  expect(await create()).toEqual({ is: 'refused', reason, retryable });
});

it('refuses amounts finer than a centavo before it asks', async () => {
  expect(await create('500.0050')).toMatchObject({ is: 'refused', reason: 'amount_precision' });
});

it('sends back nothing that came by QR Ph: it has no way back', async () => {
  const { line, payment, happens } = paymongo.bench;
  const wanted = payment();
  const made = await paymongoProvider.createPayment(line, wanted);
  await happens(wanted.reference, 'paid');
  paymongo.paidBy('qrph');
  onTestFinished(() => paymongo.paidBy(null));
  const providerId = made.is === 'ok' ? made.providerId : '';
  const refund = { key: `${wanted.reference}-return`, providerId, amount: wanted.amount };
  expect(await paymongoProvider.refund?.(line, refund)).toMatchObject({
    is: 'refused',
    reason: 'refund_not_supported',
    retryable: false,
  });
});

it('does not take another order’s payment for this one', async () => {
  const made = await create();
  const providerId = made.is === 'ok' ? made.providerId : '';
  const asked = { reference: 'D2611210000099', providerId };
  expect((await paymongoProvider.queryPayment(paymongo.bench.line, asked)).is).toBe('unknown');
});

it('knows no payment without an id', async () => {
  const asked = { reference: 'D2611210000099', providerId: null };
  expect(await paymongoProvider.queryPayment(paymongo.bench.line, asked)).toMatchObject({
    is: 'refused',
    reason: 'not_found',
  });
});

it('reads what a payment brought', () => {
  expect(hear(recording('paymongo', 'event-payment-paid'))).toMatchObject([
    {
      id: 'evt_recorded_paid',
      providerId: 'pi_recorded42',
      reference: 'D2611210000042',
      paid: { amount: Money.of('500.0000'), fee: Money.of('12.5000'), payerName: 'JUAN D CRUZ' },
    },
  ]);
});

it.each(['event-of-new-type', 'event-payment-refunded-partly'])(
  'takes %s without making anything of it',
  (name) => {
    expect(hear(recording('paymongo', name))).toEqual([]);
  },
);

it.each([
  ['{', 'no JSON'],
  ['{"data":{}}', 'no event'],
])('cannot read a signed body %s: %s', (body) => {
  expect(hear(body)).toBe('unreadable');
});

it('takes empty texts, an empty list for an object and a missing time as absent', () => {
  const body = recording('paymongo', 'event-payment-paid')
    .replace('"JUAN D CRUZ"', '""')
    .replace(/"metadata": \{[^}]*\}/, '"metadata": []')
    .replace(/"paid_at": \d+,/, '');
  expect(hear(body)).toMatchObject([
    {
      reference: 'D2611210000042',
      paid: { amount: Money.of('500.0000'), payerName: null, at: new Date(1_795_250_400_000) },
    },
  ]);
});

it.each([
  ['a test signature, test account, trial site', 'sk_test_1', true, 'test', true],
  ['a test signature, test account, production', 'sk_test_1', false, 'test', false],
  ['a test signature, live account', 'sk_live_1', false, 'test', false],
  ['a live signature, live account', 'sk_live_1', false, 'live', true],
  ['a live signature, test account', 'sk_test_1', true, 'live', false],
] as const)('%s', (_title, key, test, which, believed) => {
  const { line, vector } = paymongo.bench;
  const headers = { 'paymongo-signature': readVector()[which] };
  const secrets = { ...line.secrets, key };
  const heard = paymongoProvider.verifyWebhook(
    { ...line, test, secrets },
    { ...vector.webhook, headers },
  );
  expect(heard !== null).toBe(believed);
});
