import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { App } from '@palaro/server';
import { isLocal } from './request-info.ts';

/** Calls a minute and address; a screen makes about ten, a fast player two a second. */
const CALLS_PER_MINUTE = 600;

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
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    void reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    done(null, payload);
  });
  await server.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => app.site.settings['limits.loopbackExempt'] && isLocal(request),
  });
}
