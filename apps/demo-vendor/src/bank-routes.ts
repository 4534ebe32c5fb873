import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Money, type SiteTime } from '@palaro/kernel';
import { answerSigned, json } from './answer-signed.ts';
import { readTransfer, type Bank } from './bank.ts';
import type { Brand } from './brands.ts';

/** The fault that a test wants for the next transfers. */
const FAULTS = ['none', 'answerLost', 'messageLost'] as const;
type Fault = (typeof FAULTS)[number];

/** Bets on one page of the list. */
const PAGE_BETS = 200;

interface BankParts {
  brands: readonly Brand[];
  time: SiteTime;
  bank: Bank;
}

/**
 * The transfer calls of a vendor that keeps the balance (protocol §11), signed in both directions.
 */
export function serveBank(server: FastifyInstance, { brands, time, bank }: BankParts): void {
  const keepers = brands.filter(({ keepsBalance }) => keepsBalance);
  let fault: Fault = 'none';

  server.post('/faults', (request, reply) => {
    const wanted = FAULTS.find((one) => one === String(request.body));
    if (!wanted) return reply.code(400).send();
    fault = wanted;
    return reply.send(fault);
  });

  const parts = { brands: keepers, time };
  const answer = (request: FastifyRequest, reply: FastifyReply, work: (body: Buffer) => object) =>
    answerSigned(parts, request, reply, (body) => json(work(body)));

  server.post('/transfer', (request, reply) => {
    if (fault === 'messageLost') return void request.raw.socket.destroy();
    return answer(request, reply, (body) => {
      const wanted = readTransfer(body);
      const status = wanted ? bank.transfer(wanted) : 'MALFORMED';
      if (fault === 'answerLost') request.raw.socket.destroy();
      return { status };
    });
  });

  server.get<{ Params: { id: string } }>('/transfer/:id', (request, reply) =>
    answer(request, reply, () => {
      const state = bank.hasTaken(request.params.id) ? 'done' : 'unseen';
      return { status: 'OK', state };
    }),
  );

  server.get<{ Querystring: { member?: unknown } }>('/balance', (request, reply) =>
    answer(request, reply, () => ({
      status: 'OK',
      balance: Money.text(bank.balanceOf(String(request.query.member ?? ''))),
    })),
  );

  server.get<{ Querystring: Record<string, unknown> }>('/bets', (request, reply) =>
    answer(request, reply, () => {
      const { from, to, cursor = '0' } = request.query;
      const played = bank.betsBetween(String(from), String(to));
      const start = Number(cursor);
      const end = Number(cursor) + PAGE_BETS;
      const next = end < played.length ? String(end) : null;
      return { status: 'OK', bets: played.slice(start, end), next };
    }),
  );
}
