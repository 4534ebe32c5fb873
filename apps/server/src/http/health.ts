import type { FastifyInstance } from 'fastify';
import type { App } from '@palaro/server';
import { poolBeside } from '../db/pool.ts';

/** `/healthz`: the process answers. `/readyz`: the database can do what the site needs too. */
export function registerHealth(app: App, server: FastifyInstance) {
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  let probe: Promise<void> | null = null;
  server.get('/healthz', hidden, () => ({ alive: true }));
  server.get('/readyz', hidden, async (_request, reply) => {
    // All who ask at once share one connection, because anybody may ask.
    probe ??= probeDatabase(app).finally(() => (probe = null));
    try {
      await probe;
      return { ready: true };
    } catch (error) {
      app.log.warn({ err: error }, 'the database cannot do what the site needs');
      return reply.code(503).send({ ready: false });
    }
  });
}

/** A database that does not answer in this time is not ready, and the next question asks anew. */
const PROBE_MS = 5_000;

/**
 * Opens a new connection, since one that is open still has in memory what a new one must read from
 * the disk, and there computes a day in the site's zone and runs the language of the triggers.
 * Rejects where one of them fails.
 */
async function probeDatabase({ pool, site, clock }: App): Promise<void> {
  const fresh = poolBeside(pool, {
    max: 1,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  try {
    const client = await fresh.connect();
    try {
      await client.query('select ($1::timestamptz at time zone $2)::date', [
        clock.now(),
        site.settings['site.zone'],
      ]);
      await client.query('do $$ begin perform 1; end $$');
    } finally {
      client.release(true);
    }
  } finally {
    await fresh.end();
  }
}
