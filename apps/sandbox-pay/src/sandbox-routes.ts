import { plusSeconds } from '@palaro/kernel';
import type { FastifyInstance } from 'fastify';
import { readFaults } from './faults.ts';
import { isAmount, isWebAddress, type Payment } from './payment.ts';
import { keepPast, type Past } from './past.ts';
import type { Paying } from './payments.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;

const TEN_YEARS_SECONDS = 10 * 366 * 86_400;

/** What a payer, a bank or a test can do to a payment. */
export const DEEDS = ['pay', 'late', 'decline', 'expire', 'reverse'] as const;
export type PaymentDeed = (typeof DEEDS)[number];

/** Carries a deed out. "Pay" with money of its own comes in any state, as late money does. */
export function doTo(world: World, payment: Payment, deed: PaymentDeed, paying: Paying) {
  const { payments } = world;
  const plain = paying.amount === undefined && paying.currency === undefined;
  if (deed === 'pay' && plain && payment.status === 'pending') {
    payments.payAsAsked(payment, paying.payerName);
  } else if (deed === 'pay') payments.pay(payment.id, paying);
  else if (deed === 'late') payments.payLate(payment, paying.payerName);
  else if (deed === 'expire') payments.expire(payment.id);
  else if (deed === 'reverse') payments.reverse(payment);
  else if (payment.status === 'pending') payments.decline(payment);
}

/** Calls that a real provider would not have: its clock, its faults, its payers. */
export function serveSandbox(server: FastifyInstance, world: World): void {
  const { book, events, agenda, faults, store, time } = world;

  server.post<{ Body: Body }>('/sandbox/clock', async ({ body }, reply) => {
    const { advanceSeconds, now } = body;
    const seconds = Number(advanceSeconds ?? 0);
    if (!(seconds >= 0 && seconds <= TEN_YEARS_SECONDS)) return reply.code(422).send({});
    world.follow(now === undefined ? plusSeconds(time.now(), seconds) : new Date(String(now)));
    await agenda.settle();
    return { now: time.now().toISOString() };
  });

  server.post('/sandbox/faults', ({ body }, reply) => {
    const wanted = readFaults(body);
    if (!wanted) return reply.code(422).send({ error: 'faults_invalid' });
    faults.set(wanted);
    return reply.send(wanted);
  });

  server.post('/sandbox/reset', () => {
    store.forget();
    faults.rest();
    return {};
  });

  server.post<{ Body: Past }>('/sandbox/books', ({ body }) => {
    keepPast(world, body);
    return {};
  });

  /** Waits until what follows at once has been sent: its webhook was answered. */
  server.post<{ Params: { name: string; deed: string }; Body: Paying | null }>(
    '/sandbox/payments/:name/:deed',
    async ({ params, body }, reply) => {
      const payment = book.find(params.name);
      const deed = DEEDS.find((one) => one === params.deed);
      if (!payment || !deed) return reply.code(404).send({ error: 'not_found' });
      const paying = body ?? {};
      if (paying.amount !== undefined && !isAmount(paying.amount)) {
        return reply.code(422).send({ error: 'amount_invalid' });
      }
      doTo(world, payment, deed, paying);
      await agenda.settle();
      return book.get(payment.id);
    },
  );

  /** Sends an event of any content, signed as the provider's own are. */
  server.post<{ Body: Body }>('/sandbox/events', async ({ body }, reply) => {
    const { type, url, data } = body;
    if (!isWebAddress(url)) return reply.code(422).send({ error: 'address_invalid' });
    events.emit(String(type), url, data as Body);
    await agenda.settle();
    return {};
  });

  server.get('/sandbox/webhooks', () => events.all());
}
