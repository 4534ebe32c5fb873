import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { App } from '@palaro/server';
import { isLocal } from './request-info.ts';

/** Calls a minute and address; a screen makes about ten, a fast player two a second. */
const CALLS_PER_MINUTE = 600;

/**
 * Headers that mean something on a document only. A kilobyte of them on each of a page's thirty
 * scripts, styles and fonts would cost a slow phone a tenth of a second; a picture keeps them,
 * since an SVG opened by itself is a document.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isPart = (url: string) => /^\/m\/[^?]*\.(js|css|woff2)(\?|$)/.test(url);

/** Headers and limits that every answer has: a strict policy without inline code or styles. */
export async function registerSecurity(app: App, server: FastifyInstance) {
  const vendorFrames = app.config.demoVendorUrl ? [new URL(app.config.demoVendorUrl).origin] : [];
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...app.site.settings['site.imageHosts']],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", ...vendorFrames],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Over plain http on loopback the header would lock a developer's browser out of it.
    strictTransportSecurity: app.config.production,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    if (isPart(request.url)) for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
    else void reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    done(null, payload);
  });
  await server.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => app.site.settings['limits.loopbackExempt'] && isLocal(request),
  });
}
