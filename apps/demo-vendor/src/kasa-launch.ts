import type { SiteTime } from '@palaro/kernel';
import type { FastifyInstance } from 'fastify';
import type { Brand } from './brands.ts';
import { kasaHash } from './kasa-client.ts';
import type { Seats } from './seats.ts';

const SKEW_SECONDS = 300;

/** The second dialect's launch: the site makes the address itself and does not ask us before. */
export function serveKasaLaunch(
  server: FastifyInstance,
  { brand, time, seats }: { brand: Brand; time: SiteTime; seats: Seats },
): void {
  server.get<{ Querystring: Record<string, string> }>('/kasa/open', (request, reply) => {
    const { code = '', game, lang, back = '', hash } = request.query;
    const whole = Object.entries(request.query);
    const at = new Date(Number(request.query.time) * 1000);
    const late = time.now().getTime() - at.getTime() > SKEW_SECONDS * 1000;
    const ours = game === brand.game && /^https?:\/\//.test(back);
    if (hash !== kasaHash(whole, brand.secret) || late || !ours) return reply.code(403).send();
    time.follow(at);
    seats.addLaunch(code, {
      brand,
      game: brand.game,
      language: lang === 'TY' ? 'TY' : 'EN',
      returnUrl: back,
      // The site says who plays, and with which money, when the code is redeemed.
      member: '',
      currency: '',
      mode: 'real',
    });
    return reply.redirect(`/play?code=${encodeURIComponent(code)}`);
  });
}
