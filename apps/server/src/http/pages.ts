import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Addresses outside `/m` that show the member app (APP-01). */
const ALIASES = ['/', '/m', '/register.html'];
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built member app: hashed assets for ever, the page itself never from a cache. Every
 * address under `/m` answers with the page; which screen it is, the page table decides.
 */
export async function registerPages(server: FastifyInstance, webDir: string) {
  const index = join(webDir, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null;
  if (!page) return;
  await server.register(fastifyStatic, {
    root: webDir,
    prefix: '/m/',
    wildcard: false,
    index: false,
    maxAge: 0,
    setHeaders: (response, path) => {
      const immutable = path.includes(`${webDir}/assets/`);
      void response.header(
        'Cache-Control',
        immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  const show = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page);
  const options = { schema: { hide: true } };
  for (const path of ALIASES) server.get(path, options, (_request, reply) => show(reply));
  server.get('/m/*', options, (request, reply) => {
    // A missing file must not answer with a page: the app would try to run it, or draw it.
    const file = /\.(?!html$)[a-z0-9]+$/.test(request.url.split('?')[0] ?? '');
    return file ? reply.callNotFound() : show(reply);
  });
}
