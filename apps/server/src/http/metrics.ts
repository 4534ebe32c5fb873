import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { App } from '@palaro/server';

/** Seconds at which a call's time is counted; the promise is p99 ≤ 100 ms for the wallet. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts and times every answer by route and status, and serves `/metrics` (Prometheus text). */
export function registerMetrics(server: FastifyInstance, { metrics, serverMetrics }: App) {
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
  server.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const all = Registry.merge([serverMetrics, metrics]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
