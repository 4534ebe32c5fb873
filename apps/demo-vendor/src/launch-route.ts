import type { SiteTime } from '@palaro/kernel';
import type { FastifyInstance } from 'fastify';
import type { Brand } from './brands.ts';
import { readLaunch } from './read-launch.ts';
import type { Seats } from './seats.ts';
import { signatureOf } from './signing.ts';

interface LaunchParts {
  brands: readonly Brand[];
  time: SiteTime;
  seats: Pick<Seats, 'addLaunch'>;
}

/**
 * Takes the site's signed launches (protocol §9.2). If the sender is unknown, the answer is not
 * signed.
 */
export function serveLaunch(server: FastifyInstance, { brands, time, seats }: LaunchParts): void {
  server.post('/launch', (request, reply) => {
    const body = request.body as Buffer;
    const read = readLaunch(brands, time, { path: request.url, headers: request.headers, body });
    if ('launch' in read) seats.addLaunch(read.code, read.launch);
    const answer = JSON.stringify(
      'launch' in read
        ? { status: 'OK', url: `/play?code=${encodeURIComponent(read.code)}` }
        : { status: read.refusal },
    );
    const timestamp = String(request.headers['x-timestamp']);
    const nonce = String(request.headers['x-nonce']);
    const signed = { timestamp, nonce, subject: 'response', body: answer };
    if (read.brand) void reply.header('X-Signature', signatureOf(read.brand.secret, signed));
    return reply.type('application/json').send(answer);
  });
}
