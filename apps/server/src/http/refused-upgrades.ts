import type { FastifyInstance } from 'fastify';

/**
 * Closes a connection whose upgrade was answered as a request is: nobody reads from it any more, so
 * the caller's next request on it would wait for ever, and an idle caller would hold it for ever.
 * The plugin of WebSockets does so only for its own routes.
 */
export function closeRefusedUpgrades(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    // Who upgrades writes a head of his own.
    if (request.headers.upgrade !== undefined) reply.raw.setHeader('Connection', 'close');
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
}
