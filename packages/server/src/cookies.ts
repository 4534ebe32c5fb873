import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/**
 * Browsers take a cookie whose name begins so over TLS only. So nobody who can change an answer
 * without TLS plants one.
 */
const OVER_TLS = '__Secure-';

const nameOf = ({ config }: Pick<App, 'config'>, name: string) =>
  config.production ? `${OVER_TLS}${name}` : name;

/** Reads a cookie. Ours hold a single word of base64url or token characters; others are ignored. */
export function cookieOf(
  app: Pick<App, 'config'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined {
  const start = `${nameOf(app, name)}=`;
  return (headers.cookie ?? '')
    .split('; ')
    .find((one) => one.startsWith(start))
    ?.slice(start.length)
    .match(/^[A-Za-z0-9_.-]{1,200}$/)?.[0];
}

interface Cookie {
  value: string;
  /** The addresses that it is sent to. */
  path: string;
  seconds: number;
  /** `Lax` for a cookie that must come along when another site leads here. */
  sameSite: 'Lax' | 'Strict';
}

/** A cookie as the header `Set-Cookie` has it. No script reads it. */
export function cookieText(app: Pick<App, 'config'>, name: string, cookie: Cookie): string {
  const { value, path, seconds, sameSite } = cookie;
  const rules = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}`;
  return `${nameOf(app, name)}=${value}; ${rules}${app.config.production ? '; Secure' : ''}`;
}
