import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { HEADERS, type Endpoint } from '@palaro/api';

const ACCESS_WORDS: Record<Endpoint['access'], string> = {
  anyone: 'Open to guests.',
  player: 'Needs a session; trial accounts may call it too.',
  member: 'Needs a session of a real account.',
  agent: 'Needs an agent’s session.',
  restricted: 'Needs any session, even one that must first change its password.',
  operator: 'Operators only; in the demo, loopback.',
};

/** A call's part of the OpenAPI document, derived from the call's definition. */
export function routeDocument(name: string, endpoint: Endpoint) {
  const notes = [
    ACCESS_WORDS[endpoint.access],
    endpoint.moduleId
      ? `Module id ${[endpoint.moduleId, ...(endpoint.alsoModuleIds ?? [])].join(' or ')}.`
      : '',
    endpoint.switch ? `Switch ${endpoint.switch}.` : '',
    endpoint.encrypted ? 'The body may come encrypted.' : '',
    endpoint.errors?.length ? `Refusals: ${endpoint.errors.join(', ')}.` : '',
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: notes.filter(Boolean).join(' '),
    tags: [name.split('.')[0] ?? name],
    security:
      endpoint.access === 'anyone' || endpoint.access === 'operator' ? [] : [{ bearer: [] }],
  };
}

/**
 * Publishes the OpenAPI 3.1 document at `/docs/json` and its page at `/docs` (docs/domain/wire.md,
 * Paths).
 */
export async function registerDocs(server: FastifyInstance) {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Palaro',
        version: '1',
        description: `Headers: ${Object.values(HEADERS).join(', ')}.`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logLevel: 'warn' });
}
