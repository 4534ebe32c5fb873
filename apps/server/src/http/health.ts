import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '@palaro/server';

/** `/healthz`: the process answers. `/readyz`: the database answers too and is migrated. */
export function registerHealth(app: App, server: FastifyInstance) {
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  server.get('/healthz', hidden, () => ({ alive: true }));
  server.get('/readyz', hidden, async (_request, reply) => {
    try {
      await sql`select 1`.execute(app.db);
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
}
