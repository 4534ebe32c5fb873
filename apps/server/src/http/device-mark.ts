import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '@palaro/kernel';
import { cookieOf, cookieText, type App } from '@palaro/server';

const COOKIE = 'pdv';
/** The longest that browsers keep a cookie. */
const KEEP_SECONDS = 400 * 86_400;

/**
 * Returns the digest of the calling browser's mark, and gives the browser a mark if it has none.
 * The mark identifies a browser, not a person (docs/domain/accounts.md §3, known device). Nobody
 * but the browser knows it: whoever reads the database cannot pass for a known device.
 */
export function markDevice(app: App, request: FastifyRequest, reply: FastifyReply): string {
  const known = cookieOf(app, request, COOKIE);
  if (known) return digestOf(known);
  const mark = randomToken();
  const cookie = { value: mark, path: '/', seconds: KEEP_SECONDS, sameSite: 'Lax' } as const;
  reply.header('Set-Cookie', cookieText(app, COOKIE, cookie));
  return digestOf(mark);
}

/** A mark has 256 random bits, so nobody finds it by guessing and the digest needs no key. */
const digestOf = (mark: string) => createHash('sha256').update(mark).digest('base64url');
