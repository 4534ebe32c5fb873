import rateLimit from '@fastify/rate-limit';
import { contentImage } from '@palaro/content/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocal, type App } from '@palaro/server';
import { addressOf } from '@palaro/verification/server';
import { isOnConsoleHost } from './console-host.ts';

/** Calls a minute for each address; a screen makes about ten, a fast player two a second. */
const CALLS_PER_MINUTE = 600;

/** Every answer has these: browsers must not guess its type or use it in another site's page. */
const OF_EVERY_ANSWER = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/**
 * Headers that only matter on a document. On each of a page's thirty scripts, styles and fonts they
 * would add a kilobyte, a tenth of a second on a slow phone. Pictures keep them, since an SVG
 * opened by itself is a document.
 */
const OF_DOCUMENTS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'same-origin',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // The browsers' old XSS filters opened holes themselves.
  'X-XSS-Protection': '0',
};
/** Not over plain http on loopback, where it would lock out a developer's browser. */
const OVER_TLS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
/**
 * Content images come from the deployment's image hosts, which may be this site itself, and a
 * console on a host of its own shows the app's pictures too.
 */
const FROM_ANY_HOST = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const;
const isPicture = (url: string) => /^\/m\/[^?]*\.(png|svg|jpe?g|webp|avif)(\?|$)/.test(url);
const isPart = (url: string) => /^\/m\/[^?]*\.(js|css|woff2)(\?|$)/.test(url);

/**
 * Headers and limits for every answer, with a strict policy against inline code and styles. The
 * headers are built once, because building them costs more than sending a short answer.
 */
export async function registerSecurity(app: App, server: FastifyInstance) {
  const part = Object.entries({
    ...OF_EVERY_ANSWER,
    ...(app.config.production ? OVER_TLS : {}),
  });
  const { config } = app;
  const shown = ({ url }: FastifyRequest) =>
    url.startsWith(contentImage.base) || (config.consoleUrl !== null && isPicture(url));
  const documentOf = documentHeaders(app);
  server.addHook('onRequest', (request, reply, done) => {
    // Set on the raw response, since streams write their heads themselves.
    for (const [name, value] of part) reply.raw.setHeader(name, value);
    if (!isPart(request.url)) {
      const headers = documentOf(isOnConsoleHost(config, request));
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
    }
    if (shown(request)) reply.raw.setHeader(...FROM_ANY_HOST);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
  await server.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressOf(request.ip),
    allowList: (request) => app.site.settings['limits.loopbackExempt'] && isLocal(request),
  });
}

/**
 * A document's headers on the member site and on the console's own host, rebuilt only when the
 * deployment's image hosts change.
 */
function documentHeaders(app: App) {
  const hostsNow = () => app.site.settings['site.imageHosts'];
  const withPolicy = (policy: string) =>
    Object.entries({ ...OF_DOCUMENTS, 'Content-Security-Policy': policy });
  const build = () => ({ site: withPolicy(sitePolicy(app)), console: withPolicy(deskPolicy(app)) });
  let hosts = hostsNow();
  let headers = build();
  return (onConsoleHost: boolean) => {
    if (hosts !== hostsNow()) {
      hosts = hostsNow();
      headers = build();
    }
    return onConsoleHost ? headers.console : headers.site;
  };
}

function sitePolicy({ config, site }: App): string {
  const vendorFrames = config.demoVendorUrl ? [new URL(config.demoVendorUrl).origin] : [];
  return policyOf(site.settings['site.imageHosts'], ["'self'", ...vendorFrames]);
}

/** The console frames nothing, and shows the member site's pictures before they are published. */
const deskPolicy = ({ config, site }: App) =>
  policyOf([config.publicUrl, ...site.settings['site.imageHosts']], ["'none'"]);

function policyOf(pictureHosts: readonly string[], frames: readonly string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureHosts],
    // A spoken captcha comes in an answer.
    'media-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': frames,
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  const lines = Object.entries(directives).map(([name, from]) => `${name} ${from.join(' ')}`);
  return lines.join(';');
}
