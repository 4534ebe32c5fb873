import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter } from 'prom-client';
import type { ProviderEvent } from '@palaro/providers';
import { defineService, type App } from '@palaro/server';
import { eventText } from './event-json.ts';
import { connected } from './provider-line.ts';
import { eventLane } from './event-lane.ts';
import { eventEnvelope } from './work-event.ts';

/** A webhook is small; a larger body is none (docs/domain/payments.md §5.1). */
const BODY_MAX = 64 * 1024;

const refused = defineService(
  'cashier.webhooks-refused',
  ({ metrics }) =>
    new Counter({
      name: 'palaro_webhooks_refused_total',
      help: 'Webhooks of payment providers that proved nothing',
      labelNames: ['provider'],
      registers: [metrics],
    }),
);

interface Route {
  Params: { provider: string };
}

/** Serves providers' webhooks: the signature is over the bytes, so nothing may parse them first. */
export function registerWebhooks(app: App, server: FastifyInstance): void {
  server.addHook('onClose', () => eventLane(app).idle());
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const parse = { parseAs: 'buffer', bodyLimit: BODY_MAX } as const;
    scope.addContentTypeParser('*', parse, (_request, body, parsed) => parsed(null, body));
    scope.route<Route>({
      method: 'POST',
      url: '/api/v1/payments/webhooks/:provider',
      // Providers have no rate limit: what was refused would only be sent again.
      config: { rateLimit: false as const },
      schema: { summary: 'A signed webhook of a payment provider', tags: ['provider'] },
      handler: (request, reply) => hear(app, request, reply),
    });
    done();
  });
}

/** Proves, stores once, and answers; the work begins beside it (docs/domain/payments.md §5.1–3). */
async function hear(app: App, request: FastifyRequest<Route>, reply: FastifyReply) {
  const to = connected(app, request.params.provider);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const { headers, ip } = request;
  const events = to?.provider.verifyWebhook(to.line, { headers, body, ip }) ?? null;
  if (!to || !events) {
    // An unknown provider gets the same answer as a wrong signature, so it learns nothing.
    refused(app).inc({ provider: to?.provider.code ?? 'other' });
    return reply.code(401).send({});
  }
  for (const event of events) await store(app, to.provider.code, event);
  return reply.code(200).send({});
}

/** One statement, committed before the answer. Of an event that came before, nothing is done. */
async function store(app: App, provider: string, event: ProviderEvent): Promise<void> {
  const id = event.id;
  const sealed = eventEnvelope(app).seal(`${provider}/${id}`, eventText(event));
  const { rows } = await sql`
    with heard as (
      insert into payment_event (provider, event_id, received_at, body_sealed)
      values (${provider}, ${id}, ${app.clock.now()}, ${sealed}) on conflict do nothing
      returning event_id
    ), told as (
      insert into provider_fee (provider, provider_id, fee)
      select ${provider}, ${event.providerId}, ${feeOf(app, provider, event)}::bigint from heard
      where ${feeOf(app, provider, event)}::bigint is not null on conflict do nothing)
    select from heard`.execute(app.db);
  if (rows.length === 1) eventLane(app).add({ provider, id });
}

/** What a signed "paid" says that the provider keeps; an unsigned one is asked about first. */
function feeOf(app: App, provider: string, event: ProviderEvent): bigint | null {
  if (connected(app, provider)?.provider.confirmAlways) return null;
  if (event.what !== 'paid') return null;
  return event.about === 'payment' ? event.paid.fee : event.fee;
}
