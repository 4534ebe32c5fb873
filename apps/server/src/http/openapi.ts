import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { HEADERS, type Endpoint } from '@palaro/api';
import { OPERATOR_COOKIE } from '@palaro/server';

const ACCESS_WORDS: Record<Endpoint['access'], string> = {
  anyone: 'Open to guests.',
  player: 'Needs a session; trial accounts may call it too.',
  member: 'Needs a session of a real account.',
  agent: 'Needs an agent’s session.',
  restricted: 'Needs any session, even one that must first change its password.',
  operator: 'A session of the console with the permission that the call names.',
  sandbox: 'In the demo only, and only from this machine.',
};

/** How a caller proves who he is; a session's token unless it is here. */
const SCHEMES: Partial<Record<Endpoint['access'], Record<string, never[]>[]>> = {
  anyone: [],
  sandbox: [],
  operator: [{ console: [] }],
};

/** A call's part of the OpenAPI document, derived from the call's definition. */
export function routeDocument(name: string, endpoint: Endpoint) {
  const notes = [
    ACCESS_WORDS[endpoint.access],
    endpoint.moduleId
      ? `Module id ${[endpoint.moduleId, ...(endpoint.alsoModuleIds ?? [])].join(' or ')}.`
      : '',
    endpoint.permission ? `Permission ${endpoint.permission}.` : '',
    endpoint.records ? `Leaves the entry ${endpoint.records}.` : '',
    endpoint.switch ? `Switch ${endpoint.switch}.` : '',
    endpoint.encrypted ? 'The body may come encrypted.' : '',
    endpoint.errors?.length ? `Refusals: ${endpoint.errors.join(', ')}.` : '',
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: notes.filter(Boolean).join(' '),
    tags: [name.split('.')[0] ?? name],
    security: SCHEMES[endpoint.access] ?? [{ bearer: [] }],
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
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          console: { type: 'apiKey', in: 'cookie', name: OPERATOR_COOKIE },
        },
      },
    },
  });
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logLevel: 'warn' });
}
