import { equal, ok } from 'node:assert/strict';
import type { NewRefund } from '../contract.ts';
import type { Bench, ProviderCase } from './bench.ts';

/** What "send back" needs of an adapter (docs/domain/payments.md §8, cases 14, 15). */
export const refundCases: readonly ProviderCase[] = [
  {
    name: 'refund',
    title: 'money that came goes back once, however often it is asked',
    run: async (bench) => {
      const { reference, refund } = await paid(bench);
      equal((await send(bench, refund)).is, 'ok');
      equal((await send(bench, refund)).is, 'ok');
      equal(await bench.refunds(reference), 1);
    },
  },
  ...(['no answer', 'server error'] as const).map((how): ProviderCase => ({
    name: `refund ${how}`,
    title: `sending back with ${how} is unknown, and a repeat leaves one refund`,
    run: async (bench) => {
      const { reference, refund } = await paid(bench);
      await bench.failNext(how, 'refund');
      equal((await send(bench, refund)).is, 'unknown');
      equal((await send(bench, refund)).is, 'ok');
      equal(await bench.refunds(reference), 1);
    },
  })),
  {
    name: 'refund of nothing',
    title: 'a payment that the provider never saw cannot go back',
    run: async (bench) => {
      const { refund } = await paid(bench);
      equal((await send(bench, { ...refund, providerId: 'nowhere' })).is, 'refused');
    },
  },
];

async function paid(bench: Bench) {
  const { provider, line } = bench;
  const payment = bench.payment();
  const { reference, amount } = payment;
  const created = await provider.createPayment(line, payment);
  ok(created.is === 'ok', 'the payment was not created');
  await bench.happens(reference, 'paid');
  const { providerId } = created;
  return { reference, refund: { key: `${reference}-return`, providerId, amount } };
}

function send({ provider, line }: Bench, refund: NewRefund) {
  ok(provider.refund, 'it sends nothing back');
  return provider.refund(line, refund);
}
