// Xendit's adapter over real HTTP, against recordings of its dialect.
import { Money } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conform, PROVIDER_CASES } from '../conformance/index.ts';
import { recording } from '../test-recorded.ts';
import { xenditProvider } from './provider.ts';
import { testXendit, webhook } from './test-xendit.ts';

let xendit: Awaited<ReturnType<typeof testXendit>>;
beforeAll(async () => {
  xendit = await testXendit();
});
afterAll(() => xendit.stop());

it.each(PROVIDER_CASES.map((one) => [one.name, one.title, one] as const))(
  'case %s: %s',
  async (_name, _title, one) => {
    await conform(xendit.bench, one);
  },
);

const create = (amount = '500.5000') => {
  const { line, payment } = xendit.bench;
  return xenditProvider.createPayment(line, { ...payment(), amount: Money.of(amount) });
};
const pay = (other: object = {}) => {
  const { line, payout } = xendit.bench;
  return xenditProvider.createPayout(line, { ...payout('paid'), ...other });
};
const hear = (body: string, other: object = {}) =>
  xenditProvider.verifyWebhook(xendit.bench.line, { ...webhook(body), ...other });

it.each([
  [400, 'API_VALIDATION_ERROR', false],
  [402, 'INSUFFICIENT_BALANCE', true],
  [429, 'RATE_LIMIT_EXCEEDED', true],
])('an answer %i is a refusal in words', async (status, reason, retryable) => {
  xendit.refuseNext(status);
  expect(await create()).toEqual({ is: 'refused', reason, retryable });
  xendit.refuseNext(status);
  expect(await pay()).toEqual({ is: 'refused', reason, retryable });
});

it.each([
  [403, { is: 'refused', reason: 'refund_not_supported', retryable: false }],
  [402, { is: 'refused', reason: 'INSUFFICIENT_BALANCE', retryable: true }],
  [409, { is: 'unknown', why: 'DUPLICATE_ERROR' }],
])('reads an answer %i to a refund', async (status, expected) => {
  xendit.refuseNext(status);
  const refund = { key: 'D2611210000042-return', providerId: 'inv', amount: Money.of('500.5000') };
  expect(await xenditProvider.refund?.(xendit.bench.line, refund)).toEqual(expected);
});

it('never takes a payout whose key is in use for refused', async () => {
  const { line, payout } = xendit.bench;
  const wanted = payout('paid');
  xendit.refuseNext(409);
  expect((await xenditProvider.createPayout(line, wanted)).is).toBe('unknown');
  expect(await xenditProvider.createPayout(line, wanted)).toMatchObject({ state: 'sent' });
  xendit.refuseNext(409);
  expect(await xenditProvider.createPayout(line, wanted)).toMatchObject({ state: 'sent' });
});

it('refuses before it asks what Xendit cannot take', async () => {
  const finer = { is: 'refused', reason: 'amount_precision' };
  expect(await create('500.0050')).toMatchObject(finer);
  expect(await pay({ amount: Money.of('500.0050') })).toMatchObject(finer);
  expect(await pay({ bankCode: 'ELSEWHERE' })).toMatchObject({ reason: 'bank_unknown' });
});

it('says of a payout that it never saw that it is not there', async () => {
  const asked = { key: 'W2611210000099-1', providerId: null };
  expect(await xenditProvider.queryPayout(xendit.bench.line, asked)).toMatchObject({
    is: 'refused',
    reason: 'not_found',
  });
});

it('tells that a payout which succeeded came back', async () => {
  const key = 'W2611210000077-1';
  xendit.return(key);
  const answer = await xenditProvider.queryPayout(xendit.bench.line, { key, providerId: null });
  expect(answer).toMatchObject({ is: 'ok', state: 'returned', retryable: false });
});

it('does not take another order’s invoice for this one', async () => {
  const made = await create();
  const providerId = made.is === 'ok' ? made.providerId : '';
  const asked = { reference: 'D2611210000099', providerId };
  expect((await xenditProvider.queryPayment(xendit.bench.line, asked)).is).toBe('unknown');
});

it.each([
  ['event-payout-returned', 'returned', 'disb-recorded42'],
  ['event-payout-v3-paid', 'paid', 'po-recorded42'],
  ['event-payout-v3-failed', 'failed', 'po-recorded42'],
  ['event-payout-v3-rejected', 'failed', 'po-recorded42'],
  ['event-payout-v3-returned', 'returned', 'po-recorded42'],
])('reads %s', (name, what, providerId) => {
  const id = `${providerId}/${what}`;
  expect(hear(recording('xendit', name))).toMatchObject([
    { about: 'payout', what, id, providerId, reference: 'W2611210000042-1', retryable: false },
  ]);
});

it('takes an event of a new type without making anything of it', () => {
  expect(hear(recording('xendit', 'event-of-new-type'))).toEqual([]);
});

it.each([
  ['another token', { headers: { 'x-callback-token': 'token-recordee' } }, false],
  ['a longer token', { headers: { 'x-callback-token': 'token-recorded1' } }, false],
  ['an address that is not listed', { ip: '127.0.0.2' }, false],
  ['an address of a listed network', { ip: '10.20.30.40' }, true],
  ['a listed address in the form of IPv6', { ip: '::ffff:127.0.0.1' }, true],
  ['no address', { ip: '' }, false],
])('judges a webhook with %s', (_what, other, believed) => {
  const heard = hear(recording('xendit', 'event-invoice-paid'), other);
  expect(heard !== null).toBe(believed);
});

it('cannot read a proven body that is no JSON, and takes an empty text as absent', () => {
  expect(hear('{')).toBe('unreadable');
  const invoice = JSON.parse(recording('xendit', 'event-invoice-paid')) as object;
  const heard = hear(JSON.stringify({ ...invoice, payment_id: '', paid_at: '' }));
  expect(heard).toMatchObject([{ what: 'paid', paid: { channelReference: null } }]);
});
