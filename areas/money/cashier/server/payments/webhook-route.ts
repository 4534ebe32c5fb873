import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter } from 'prom-client';
import type { ProviderEvent } from '@palaro/providers';
import { defineService, gathering, type App } from '@palaro/server';
import { eventText } from './event-json.ts';
import { connected } from './provider-line.ts';
import { eventLane } from './event-lane.ts';
import { keepUnreadable } from './unreadable-webhooks.ts';
import { eventEnvelope, type HeardEvent } from './work-event.ts';

/** A webhook is small; a larger body is none (docs/domain/payments.md §5.1). */
const BODY_MAX = 64 * 1024;

const STORED_AT_ONCE = 200;

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

/** Webhooks that come at once share a commit. */
const storing = defineService('cashier.webhook-storing', (app: App) =>
  gathering<HeardEvent>(STORED_AT_ONCE, (heard) => store(app, heard)),
);

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
  const { code } = to.provider;
  if (events === 'unreadable' || events.some(isNoMoney)) {
    await keepUnreadable(app, code, body);
    return reply.code(200).send({});
  }
  await Promise.all(events.map((event) => storing(app)({ provider: code, event })));
  return reply.code(200).send({});
}

/** A payment of nothing, or of less, is no payment that the books could take. */
const isNoMoney = (event: ProviderEvent) =>
  event.about === 'payment' && event.what === 'paid' && event.paid.amount <= 0n;

/** What a signed "paid" says that the provider keeps; an unsigned one is asked about first. */
function feeOf(app: App, provider: string, event: ProviderEvent): bigint | null {
  if (connected(app, provider)?.provider.confirmAlways) return null;
  if (event.what !== 'paid') return null;
  return event.about === 'payment' ? event.paid.fee : event.fee;
}

/** One statement, committed before the answers. Of an event that came before, nothing is done. */
async function store(app: App, heard: readonly HeardEvent[]): Promise<void> {
  const envelope = eventEnvelope(app);
  const rows = heard.map(({ provider, event }) => ({
    provider,
    id: event.id,
    providerId: event.providerId,
    sealed: envelope.seal(`${provider}/${event.id}`, eventText(event)).toString('base64'),
    fee: feeOf(app, provider, event)?.toString() ?? null,
  }));
  const { rows: fresh } = await sql<{ provider: string; id: string }>`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r (provider text, id text, "providerId" text, sealed text, fee bigint)
    ), heard as (
      insert into payment_event (provider, event_id, received_at, body_sealed)
      select provider, id, ${app.clock.now()}::timestamptz, decode(sealed, 'base64') from said
      on conflict do nothing
      returning provider, event_id id
    ), told as (
      insert into provider_fee (provider, provider_id, fee)
      select s.provider, s."providerId", s.fee from said s join heard h using (provider, id)
      where s.fee is not null on conflict do nothing)
    select provider, id from heard`.execute(app.db);
  for (const { provider, id } of fresh) {
    const first = heard.find((one) => one.provider === provider && one.event.id === id);
    if (first) eventLane(app).add(first);
  }
}
