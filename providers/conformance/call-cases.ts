import { equal, ok } from 'node:assert/strict';
import { Money } from '@palaro/kernel';
import type { Asked, PaymentStatus } from '../contract.ts';
import type { Bench, PaymentFate, ProviderCase } from './bench.ts';
import { eventOf } from './webhook-cases.ts';

/** What an answer must be read as: ok, refused in words, or unknown and never a failure. */
export const callCases: readonly ProviderCase[] = [
  {
    name: 'create',
    title: 'a created payment has an id, something to pay with, and waits',
    run: async (bench) => {
      const { asked } = await created(bench);
      equal((await query(bench, asked)).state, 'pending');
    },
  },
  {
    name: 'create again',
    title: 'creating it again under its reference is the same payment',
    run: async (bench) => {
      const { payment, asked } = await created(bench);
      const again = await bench.provider.createPayment(bench.line, payment);
      ok(again.is === 'ok', 'the repeat was not answered');
      equal(again.providerId, asked.providerId);
      equal(await bench.count(payment.reference), 1);
    },
  },
  ...(['no answer', 'server error'] as const).map((how): ProviderCase => ({
    name: how === 'server error' ? '10' : `create ${how}`,
    title: `creating with ${how} is unknown, and a repeat leaves one payment`,
    run: async (bench) => {
      const { provider, line } = bench;
      const payment = bench.payment();
      await bench.failNext(how);
      equal((await provider.createPayment(line, payment)).is, 'unknown');
      equal((await provider.createPayment(line, payment)).is, 'ok');
      equal(await bench.count(payment.reference), 1);
      const { reference } = payment;
      equal((await query(bench, { reference, providerId: null })).state, 'pending');
    },
  })),
  ...(['paid', 'failed', 'expired', 'reversed'] as const).map((what): ProviderCase => ({
    name: `query ${what}`,
    title: `a query tells that a payment is ${what}`,
    run: async (bench) => {
      const status = await after(bench, what);
      equal(status.state, what);
      if (what === 'paid') ok(status.paid, 'the money is missing');
    },
  })),
  {
    name: 'query no answer',
    title: 'a query without an answer is unknown',
    run: async (bench) => {
      const { asked } = await created(bench);
      await bench.failNext('no answer');
      equal((await bench.provider.queryPayment(bench.line, asked)).is, 'unknown');
    },
  },
  {
    name: 'cancel',
    title: 'a cancelled payment is not waiting any more',
    run: async (bench) => {
      const { asked } = await created(bench);
      equal((await bench.provider.cancelPayment(bench.line, asked)).is, 'ok');
      ok(['cancelled', 'expired', 'failed'].includes((await query(bench, asked)).state));
    },
  },
  {
    name: 'key',
    title: 'a wrong key is refused, which says that nothing was done',
    run: async (bench) => {
      const secrets = Object.fromEntries(
        Object.keys(bench.line.secrets).map((name) => [name, 'x']),
      );
      const answer = await bench.provider.createPayment(
        { ...bench.line, secrets },
        bench.payment(),
      );
      equal(answer.is, 'refused');
    },
  },
];

/** What became of payouts; a new attempt is made only after a failure that was told. */
export const payoutCases: readonly ProviderCase[] = [
  ...(['paid', 'failed', 'delayed'] as const).map((fate): ProviderCase => ({
    name: `payout ${fate}`,
    title: `a payout that is ${fate} is told so by webhook and by query`,
    run: async (bench) => {
      const { provider, line } = bench;
      const payout = bench.payout(fate);
      const sent = await provider.createPayout(line, payout);
      ok(sent.is === 'ok' && sent.state === 'sent', 'the payout was not sent');
      const event = eventOf(bench, await bench.ends(payout.key));
      ok(event.about === 'payout', 'the webhook is about no payout');
      equal(event.what, fate === 'paid' ? 'paid' : 'failed');
      equal(event.retryable, fate === 'delayed');
      const found = await provider.queryPayout(line, { key: payout.key, providerId: null });
      ok(found.is === 'ok', 'the payout was not found by its key');
      equal(found.state, event.what);
      equal(found.retryable, event.retryable);
      equal(found.providerId, event.providerId);
    },
  })),
  {
    name: '24',
    title: 'a payout without an answer is unknown, and its repeat is the same payout',
    run: async (bench) => {
      const { provider, line } = bench;
      const payout = bench.payout('paid');
      await bench.failNext('no answer');
      equal((await provider.createPayout(line, payout)).is, 'unknown');
      const first = await provider.createPayout(line, payout);
      const again = await provider.createPayout(line, payout);
      ok(first.is === 'ok' && again.is === 'ok', 'the repeat was not answered');
      equal(first.providerId, again.providerId);
    },
  },
];

async function created(bench: Bench) {
  const payment = bench.payment();
  const answer = await bench.provider.createPayment(bench.line, payment);
  ok(answer.is === 'ok', 'the payment was not created');
  const { action, providerId } = answer;
  ok((action.kind === 'qr' ? action.qrText : action.url) !== '', 'there is nothing to pay with');
  return { payment, asked: { reference: payment.reference, providerId } };
}

async function query({ provider, line }: Bench, asked: Asked): Promise<PaymentStatus> {
  const answer = await provider.queryPayment(line, asked);
  ok(answer.is === 'ok', 'the query was not answered');
  return answer;
}

async function after(bench: Bench, what: PaymentFate): Promise<PaymentStatus> {
  const { payment, asked } = await created(bench);
  await bench.happens(payment.reference, what);
  const status = await query(bench, asked);
  if (status.paid) equal(Money.text(status.paid.amount), Money.text(payment.amount));
  return status;
}
