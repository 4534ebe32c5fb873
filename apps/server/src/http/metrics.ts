import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isFromHere, refuse, type App } from '@palaro/server';
import { bearerOf } from './request-info.ts';

/** Histogram buckets in seconds; the target is p99 ≤ 100 ms for the wallet. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts and times every answer by route and status, and serves `/metrics` (Prometheus text). */
export function registerMetrics(server: FastifyInstance, app: App) {
  const { metrics, serverMetrics } = app;
  collectDefaultMetrics({ register: serverMetrics });
  const answers = new Histogram({
    name: 'palaro_http_answer_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [serverMetrics],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    answers.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!maySee(app, request)) throw refuse('not_found');
    const all = Registry.merge([serverMetrics, metrics]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

/**
 * Allows callers with `METRICS_TOKEN`, and this machine where no proxy can stand in front. What a
 * site takes and owes is private, and strangers must not even learn that the page exists
 * (docs/operations.md).
 */
function maySee({ config }: App, request: FastifyRequest): boolean {
  if (!config.production && isFromHere(request)) return true;
  const token = bearerOf(request);
  if (config.metricsToken === null || token === undefined) return false;
  return timingSafeEqual(digest(token), digest(config.metricsToken));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
