import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { ProviderEvent } from '@palaro/providers';
import { defineService, type App } from '@palaro/server';
import { eventText } from './event-json.ts';
import { connected } from './provider-line.ts';
import { eventEnvelope, workEvent } from './work-event.ts';

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

/** Proves, stores once, and answers; the work is a task's (docs/domain/payments.md §5.1–3). */
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

/** Of an event that came before, nothing is stored or done. */
function store(app: App, provider: string, event: ProviderEvent): Promise<void> {
  const id = event.id;
  return app.db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('payment_event')
      .values({
        ...{ provider, event_id: id, received_at: app.clock.now(), outcome: null, done_at: null },
        ...{ member_id: null, order_id: null },
        body_sealed: eventEnvelope(app).seal(`${provider}/${id}`, eventText(event)),
      })
      .onConflict((taken) => taken.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) await app.queue.add(tx, workEvent, { provider, id });
  });
}
