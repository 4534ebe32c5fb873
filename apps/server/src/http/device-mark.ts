import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '@palaro/kernel';
import { cookieOf, type App } from '@palaro/server';

const COOKIE = 'pdv';
/** The longest that browsers keep a cookie. */
const KEEP_SECONDS = 400 * 86_400;

/**
 * Returns the mark of the calling browser, and gives it one if it has none. The mark identifies a
 * browser, not a person, so it grants no access (docs/domain/accounts.md §3, known device).
 */
export function markDevice(app: App, request: FastifyRequest, reply: FastifyReply): string {
  const known = cookieOf(request, COOKIE);
  if (known) return known;
  const mark = randomToken();
  const secure = app.config.production ? '; Secure' : '';
  const rules = `Path=/; Max-Age=${KEEP_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  reply.header('Set-Cookie', `${COOKIE}=${mark}; ${rules}`);
  return mark;
}
