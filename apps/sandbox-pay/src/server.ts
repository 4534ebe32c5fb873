import { timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { NO_SCHEMAS } from '@palaro/kernel';
import { serveApi } from './api-routes.ts';
import type { PayConfig } from './config.ts';
import { servePages } from './page-routes.ts';
import { serveSandbox } from './sandbox-routes.ts';
import { createWorld, type World } from './world.ts';

const BODY_MAX_BYTES = 65_536;

/**
 * The sandbox payment provider (docs/domain/payments.md §6): its API, the pages on which a payer
 * pays, and the calls that let a demo or a test decide what happens.
 */
export function createSandboxPay(config: PayConfig): { server: FastifyInstance; world: World } {
  const world = createWorld(config);
  const server = fastify({ bodyLimit: BODY_MAX_BYTES, schemaController: NO_SCHEMAS });
  server.addHook('onClose', () => world.agenda.stop());
  server.get('/healthz', () => ({ alive: true }));
  const baseOf = () => {
    const address = server.server.address() as AddressInfo | null;
    return `http://${config.host}:${address?.port ?? config.port}`;
  };
  servePages(server, world);
  void server.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isKey(config.key, request.headers.authorization)) {
        return reply.code(401).send({ error: 'key_wrong' });
      }
      const told = new Date(String(request.headers['sandbox-time']));
      if (!Number.isNaN(told.getTime())) world.follow(told);
    });
    serveApi(api, world, baseOf);
    serveSandbox(api, world);
  });
  return { server, world };
}

function isKey(key: string, authorization: string | undefined): boolean {
  const expected = Buffer.from(`Bearer ${key}`);
  const given = Buffer.from(authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
