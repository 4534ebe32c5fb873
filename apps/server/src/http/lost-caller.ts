import type { FastifyInstance } from 'fastify';

/**
 * Drops requests whose connection was reset before they were read: nobody waits for their answer,
 * and their address, by which callers are counted, is gone. Node keeps an address that was read
 * once, so later hooks and calls have it even if the connection ends while they run.
 */
export function dropLostCallers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    // Undefined once the socket is gone, whatever its type says.
    if (request.ip as string | undefined) return done();
    reply.hijack();
    request.raw.destroy();
  });
}
