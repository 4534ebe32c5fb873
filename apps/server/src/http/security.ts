import rateLimit from '@fastify/rate-limit';
import { contentImage } from '@palaro/content/api';
import type { FastifyInstance } from 'fastify';
import { isLocal, type App } from '@palaro/server';
import { addressOf } from '@palaro/verification/server';

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
/** Content images come from the deployment's image hosts, which may be this site itself. */
const FROM_ANY_HOST = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const;
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
  const documentOf = documentHeaders(app);
  server.addHook('onRequest', (request, reply, done) => {
    // Set on the raw response, since streams write their heads themselves.
    for (const [name, value] of part) reply.raw.setHeader(name, value);
    if (!isPart(request.url)) {
      for (const [name, value] of documentOf()) reply.raw.setHeader(name, value);
    }
    if (request.url.startsWith(contentImage.base)) reply.raw.setHeader(...FROM_ANY_HOST);
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

/** A document's headers, rebuilt only when the deployment's image hosts change. */
function documentHeaders(app: App) {
  const hostsNow = () => app.site.settings['site.imageHosts'];
  const build = () =>
    Object.entries({ ...OF_DOCUMENTS, 'Content-Security-Policy': contentPolicy(app) });
  let hosts = hostsNow();
  let headers = build();
  return () => {
    if (hosts !== hostsNow()) {
      hosts = hostsNow();
      headers = build();
    }
    return headers;
  };
}

function contentPolicy(app: App): string {
  const vendorFrames = app.config.demoVendorUrl ? [new URL(app.config.demoVendorUrl).origin] : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...app.site.settings['site.imageHosts']],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...vendorFrames],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  const lines = Object.entries(directives).map(([name, from]) => `${name} ${from.join(' ')}`);
  return lines.join(';');
}
