import type { FastifyInstance } from 'fastify';
import { answerSigned, json } from './answer-signed.ts';
import type { Brand } from './brands.ts';
import type { SiteTime } from './site-time.ts';

interface ResetParts {
  brands: readonly Brand[];
  time: SiteTime;
  /** All that knows of members and rounds. */
  memory: readonly { forget(): void }[];
}

/** Signed by the site when its demo began anew (`POST /sandbox/reset`): the vendor does as well. */
export function serveReset(server: FastifyInstance, { brands, time, memory }: ResetParts): void {
  server.post('/reset', (request, reply) =>
    answerSigned({ brands, time }, request, reply, () => {
      for (const part of memory) part.forget();
      return json({ status: 'OK' });
    }),
  );
}
