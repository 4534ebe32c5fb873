import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** The console's calls; an unknown one must not answer with the page. */
const CALL = /^\/console\/api(\/|$)/;
const FILE = /\.[a-z0-9]+$/;

/**
 * Serves the built console: hashed assets are cached for ever, the page is not stored. Every
 * address under `/console` gets the same page; the console's table of screens decides what shows.
 */
export async function registerConsole(server: FastifyInstance, consoleDir: string): Promise<void> {
  const index = join(consoleDir, 'index.html');
  if (consoleDir === '' || !existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  await server.register(fastifyStatic, {
    root: join(consoleDir, 'assets'),
    prefix: '/console/assets/',
    index: false,
    decorateReply: false,
    // A folder has no page of its own.
    allowedPath: (path) => !path.endsWith('/'),
    maxAge: 0,
    setHeaders: (response) =>
      void response.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
  const show = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    if (CALL.test(path) || FILE.test(path)) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page);
  };
  const options = { schema: { hide: true } };
  server.get('/console', options, show);
  server.get('/console/*', options, show);
}
