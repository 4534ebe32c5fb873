import type { IncomingHttpHeaders } from 'node:http';
import type { App } from './app.ts';

/** Proxies name what is no country `XX`, and Tor `T1`. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/;

/**
 * The visitor's country, two letters, as the proxy in front names it in the deployment's
 * `site.regionHeader`; empty where it does not know. The site's own country where no header is set.
 */
export function regionOf({ site }: App, { headers }: { headers: IncomingHttpHeaders }): string {
  const name = site.settings['site.regionHeader'].toLowerCase();
  if (name === '') return site.settings['site.location'];
  const told = headers[name];
  const region = typeof told === 'string' ? told.trim().toUpperCase() : '';
  return COUNTRY.test(region) ? region : '';
}
