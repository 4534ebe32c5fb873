import { isIP } from 'node:net';
import type { Config } from '@palaro/server';
import { StartError } from './start-error.ts';

const isLoopback = (host: string) =>
  host === 'localhost' ||
  host === '::1' ||
  host === '[::1]' ||
  (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Refuses configurations that would open a site with real members to anybody. The sandbox calls of
 * a demo ask nobody who they are; nodes beside each other need one secret; a proxy that sends no
 * header makes its requests look like this machine's; without TLS passwords and sessions can be
 * read on the way. Throws `StartError` with one line that names the variable.
 */
export function checkSafety(config: Config, env: Record<string, string | undefined>): void {
  const { demo, production, host, databaseUrl, playSeedKey, metricsToken, publicUrl } = config;
  if (demo && production) {
    throw new StartError('DEMO is 1, but NODE_ENV is production: a demo has no real members');
  }
  if (demo && !isLoopback(host)) {
    throw new StartError(
      `HOST is "${host}", but a demo answers only this machine: set HOST=127.0.0.1 or DEMO=0`,
    );
  }
  if (databaseUrl && !playSeedKey) {
    throw new StartError(
      'PLAY_SEED_KEY is missing: with DATABASE_URL each node needs the same 64 characters of 0-9 and a-f',
    );
  }
  if (production && !metricsToken) {
    throw new StartError(
      'METRICS_TOKEN is missing: with NODE_ENV=production the metrics are answered only to it',
    );
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (production && (!env.PUBLIC_URL || (protocol === 'http:' && !isLoopback(hostname)))) {
    throw new StartError(
      `PUBLIC_URL is "${env.PUBLIC_URL ?? ''}" but must be an https origin with NODE_ENV=production`,
    );
  }
}
