import { Money } from '@palaro/kernel';
import type { FastifyInstance } from 'fastify';
import { createCalls, LOST, NO_ANSWER, ok, refusal, type Calls } from './calls.ts';
import { magicOf } from './magic.ts';
import { isAmount, paymentAnswer, readPayment } from './payment.ts';
import { fateOf, payoutAnswer, readPayout } from './payouts.ts';
import { settlementOf } from './settlement.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;
type Named = { Params: { id: string }; Body: Body | undefined };

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The provider's API (docs/domain/payments.md §6). Every POST needs a key; the same key with the
 * same input is the same call, with other input it is refused.
 */
export function serveApi(server: FastifyInstance, world: World, baseOf: () => string): void {
  const calls = createCalls(world);
  servePayments(server, world, calls, baseOf);
  servePayouts(server, world, calls);
  serveBooks(server, world, calls);
}

function servePayments(
  server: FastifyInstance,
  { book }: World,
  { answer, once }: Calls,
  baseOf: () => string,
) {
  const show = (of: string, status = 200) => {
    const payment = book.find(of);
    return payment ? ok(paymentAnswer(payment, baseOf()), status) : refusal(404, 'not_found');
  };
  server.post<{ Body: Body }>('/v1/payments', (request, reply) =>
    answer(request, reply, () => {
      let isLost = false;
      const make = () => {
        const input = readPayment(request.body);
        if (typeof input === 'string') return refusal(422, input);
        if (book.find(input.reference)) return refusal(409, 'reference_used');
        isLost = magicOf(Money.of(input.amount)).createAnswers500 === true;
        return book.create(input).id;
      };
      const said = once(request, make, (of) => show(of, 201));
      return isLost ? LOST : said;
    }),
  );
  server.get<Named>('/v1/payments/:id', (request, reply) =>
    answer(request, reply, () => show(request.params.id)),
  );
  server.post<Named>('/v1/payments/:id/cancel', (request, reply) =>
    answer(request, reply, () => {
      const payment = book.find(request.params.id);
      if (!payment) return refusal(404, 'not_found');
      const make = () => (book.cancel(payment) ? payment.id : refusal(409, 'not_pending'));
      return once(request, make, show);
    }),
  );
}

function servePayouts(
  server: FastifyInstance,
  { payouts, agenda }: World,
  { answer, once }: Calls,
) {
  const show = (of: string, status = 200) => {
    const payout = payouts.find(of);
    return payout ? ok(payoutAnswer(payout), status) : refusal(404, 'not_found');
  };
  server.post<{ Body: Body }>('/v1/payouts', (request, reply) =>
    answer(request, reply, async () => {
      const make = () => {
        const input = readPayout(request.body);
        if (typeof input === 'string') return refusal(422, input);
        if (payouts.find(input.reference)) return refusal(409, 'reference_used');
        return payouts.create(input).id;
      };
      const said = once(request, make, (of) => show(of, 201));
      const fate = fateOf({ last4: String(request.body.accountNumber).slice(-4) });
      // The webhook of the one arrives before this answer; the other gets none.
      if (fate === '4444') await agenda.settle();
      return fate === '2222' && said.status === 201 ? NO_ANSWER : said;
    }),
  );
  server.get<Named>('/v1/payouts/:id', (request, reply) =>
    answer(request, reply, () => show(request.params.id)),
  );
}

function serveBooks(server: FastifyInstance, world: World, { answer, once }: Calls) {
  const { book, refunds } = world;
  server.get<{ Params: { day: string } }>('/v1/settlements/:day', (request, reply) =>
    answer(request, reply, () => {
      const { day } = request.params;
      if (!DAY.test(day)) return refusal(422, 'day_invalid');
      return ok({ day, rows: settlementOf(world, day) });
    }),
  );
  server.post<{ Body: Body }>('/v1/refunds', (request, reply) =>
    answer(request, reply, () => {
      const { payment: name, amount } = request.body;
      const make = () => {
        const payment = book.find(String(name));
        if (!payment?.paid) return refusal(404, 'not_found');
        if (!isAmount(amount)) return refusal(422, 'amount_invalid');
        if (Money.of(amount) > refunds.leftOf(payment)) return refusal(422, 'amount_too_high');
        return refunds.add(payment, amount).id;
      };
      return once(request, make, (id) => ok({ id, payment: name, amount }, 201));
    }),
  );
}
