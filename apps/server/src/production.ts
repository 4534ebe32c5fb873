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
 * read on the way; a console on the members' host would not be apart from them. Throws `StartError`
 * with a line for each, which names the variable.
 */
export function checkSafety(config: Config, env: Record<string, string | undefined>): void {
  const reasons = refusalsOf(config, env).filter((reason) => reason !== null);
  if (reasons.length > 0) throw new StartError(reasons.join('\n'));
}

function refusalsOf(config: Config, env: Record<string, string | undefined>) {
  const { demo, production, host, databaseUrl, playSeedKey, metricsToken } = config;
  const { publicUrl, consoleUrl } = config;
  const open = !env.PUBLIC_URL || isReadable(publicUrl);
  return [
    demo && production ? 'DEMO is 1, but NODE_ENV is production: a demo has no real members' : null,
    demo && !isLoopback(host)
      ? `HOST is "${host}", but a demo answers only this machine: set HOST=127.0.0.1 or DEMO=0`
      : null,
    databaseUrl && !playSeedKey
      ? 'PLAY_SEED_KEY is missing: with DATABASE_URL each node needs the same 64 characters of 0-9 and a-f'
      : null,
    production && !metricsToken
      ? 'METRICS_TOKEN is missing: with NODE_ENV=production the metrics are answered only to it'
      : null,
    production && open
      ? `PUBLIC_URL is "${env.PUBLIC_URL ?? ''}" but must be an https origin with NODE_ENV=production`
      : null,
    consoleUrl && production && isReadable(consoleUrl)
      ? `CONSOLE_URL is "${consoleUrl}" but must be an https origin with NODE_ENV=production`
      : null,
    consoleUrl ? consoleRefusal(consoleUrl, publicUrl) : null,
  ];
}

/** Without TLS others read what is sent, unless it stays on this machine. */
function isReadable(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname) && !hostname.endsWith('.localhost');
}

/** Cookies do not know ports, and addresses are what the site's own programs call it by. */
function consoleRefusal(consoleUrl: string, publicUrl: string): string | null {
  const { hostname } = new URL(consoleUrl);
  if (isIP(hostname.replace(/[[\]]/g, '')))
    return `CONSOLE_URL is "${consoleUrl}" but must name a host, not an address of the network`;
  if (hostname !== new URL(publicUrl).hostname) return null;
  return `CONSOLE_URL is "${consoleUrl}" but must name another host than PUBLIC_URL`;
}
