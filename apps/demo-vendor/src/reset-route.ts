import type { SiteTime } from '@palaro/kernel';
import type { FastifyInstance } from 'fastify';
import { answerSigned, json } from './answer-signed.ts';
import type { Brand } from './brands.ts';

interface ResetParts {
  brands: readonly Brand[];
  time: SiteTime;
  /** Everything that remembers members and rounds. */
  memory: readonly { forget(): void }[];
}

/**
 * Takes the site's signed request to forget everything (`POST /sandbox/reset`), when its demo is
 * reset.
 */
export function serveReset(server: FastifyInstance, { brands, time, memory }: ResetParts): void {
  server.post('/reset', (request, reply) =>
    answerSigned({ brands, time }, request, reply, () => {
      for (const part of memory) part.forget();
      return json({ status: 'OK' });
    }),
  );
}
