import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { HEADERS } from '@palaro/api';
import { OPERATOR_COOKIE } from '@palaro/server';

/** Nothing is judged or written by the schemas here. */
const unused = () => () => () => '';

/** A server that does not listen, and answers below `/docs` with what it can tell of `routes`. */
export async function buildDocs(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const server = fastify({
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Palaro',
        version: '1',
        description: `Headers: ${Object.values(HEADERS).join(', ')}.`,
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          console: { type: 'apiKey', in: 'cookie', name: OPERATOR_COOKIE },
        },
      },
    },
  });
  for (const { method, url, schema, config } of routes) {
    if (method === 'HEAD' || isDocs(url)) continue;
    server.route({ method, url, schema, config, handler: () => null });
  }
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logLevel: 'warn' });
  await server.ready();
  return server;
}

const isDocs = (url: string) => url.startsWith('/docs');
