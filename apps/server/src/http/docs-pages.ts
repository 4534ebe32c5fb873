import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '@palaro/server';

/** The server that answers sets these itself. */
const OF_A_CONNECTION = new Set(['connection', 'content-length', 'date', 'transfer-encoding']);

/**
 * Publishes the OpenAPI 3.1 document of all calls that are registered from here on at `/docs/json`
 * and its page at `/docs` (docs/domain/wire.md, Paths). Few ask for them and they take a tenth of a
 * start, so the server that writes them is built when they are first asked for. The console's calls
 * are in it only where the deployment says so: strangers need not know what operators can do.
 */
export function registerDocs(
  server: FastifyInstance,
  { consoleDocs }: Pick<Config, 'consoleDocs'>,
): void {
  const routes: RouteOptions[] = [];
  server.addHook('onRoute', (route) => {
    if (consoleDocs || !route.url.startsWith('/console')) routes.push(route);
  });
  let built: Promise<FastifyInstance> | undefined;
  const build = () => import('./docs-server.ts').then(({ buildDocs }) => buildDocs(routes));
  const show = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const docs = await (built ??= build());
    const answer = await docs.inject({ url, headers });
    for (const [name, value] of Object.entries(answer.headers)) {
      if (!OF_A_CONNECTION.has(name)) reply.header(name, value);
    }
    if (answer.statusCode === 404) return reply.callNotFound();
    const { statusCode, rawPayload } = answer;
    return reply.code(statusCode).send(rawPayload.length > 0 ? rawPayload : undefined);
  };
  const options = { schema: { hide: true } };
  server.get('/docs', options, show);
  server.get('/docs/*', options, show);
}
