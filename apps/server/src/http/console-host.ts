import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, type App, type Config } from '@palaro/server';

/** Answered on every host, for whoever watches the process. */
const EVERYWHERE = ['/healthz', '/readyz'];
const CONSOLE = /^\/console(\/|$)/;

/**
 * Tells whether a request came to the console's own host. `X-Forwarded-Host` does not count: a page
 * can make one up.
 */
export function isOnConsoleHost(
  { consoleUrl }: Pick<Config, 'consoleUrl'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean {
  if (consoleUrl === null) return false;
  const name = (headers.host ?? '').replace(/:\d*$/, '').toLowerCase();
  return name === new URL(consoleUrl).hostname;
}

/**
 * Keeps the console apart where `CONSOLE_URL` gives it a host of its own: it answers there and
 * nowhere else, and there nothing else answers. A script in the member site then belongs to another
 * origin than the operators' sessions (docs/decisions/071). What another origin's page sends there
 * is refused, though it holds the cookie of the same domain.
 */
export function registerConsoleHost({ config }: App, server: FastifyInstance): void {
  if (config.consoleUrl === null) return;
  const { origin } = new URL(config.consoleUrl);
  server.addHook('onRequest', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    if (EVERYWHERE.includes(route)) return;
    const here = isOnConsoleHost(config, request);
    if (here && request.url === '/') return reply.redirect('/console');
    if (here !== CONSOLE.test(route)) throw refuse('not_found');
    const { origin: sender = origin } = request.headers;
    if (here && sender !== origin) throw refuse('console.csrf');
  });
}
