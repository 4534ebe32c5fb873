import type { FastifyInstance } from 'fastify';
import { isLanguage, localeOf } from '@palaro/kernel';
import type { App, FirebaseProject } from '@palaro/server';
import { PHONE_PROOF } from '@palaro/verification/phone-proof';

/**
 * Serves the frame in which Firebase's own code sends and checks codes (LOGIN-08, REG-04), only
 * where a project is configured. Its policy alone lets Google in (docs/decisions/028).
 */
export function registerPhoneProof(app: App, server: FastifyInstance): void {
  const { firebase } = app.config.social;
  if (!firebase) return;
  const policy = policyOf(firebase);
  server.get(PHONE_PROOF, { schema: { hide: true } }, (request, reply) => {
    reply.raw.setHeader('Content-Security-Policy', policy);
    reply.raw.setHeader('X-Frame-Options', 'SAMEORIGIN');
    const [, chosen] = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
    const language = isLanguage(chosen) ? chosen : app.site.settings['site.language'];
    return reply.type('text/html; charset=utf-8').send(pageOf(firebase, localeOf(language)));
  });
}

/** The values were judged at the start (social-config.ts), so they need no escaping. */
const pageOf = (of: FirebaseProject, locale: string) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Firebase</title>
<body data-project="${of.project}" data-key="${of.apiKey}" data-emulator="${of.emulator ?? ''}">
<div id="robot"></div>
<script src="/m/phone-proof.js"></script>
`;

/** What Firebase and reCAPTCHA need, and nothing else. */
function policyOf({ emulator }: FirebaseProject): string {
  const recaptcha = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  const google = {
    'script-src': `'self' ${recaptcha}`,
    'style-src': "'unsafe-inline'",
    'img-src': recaptcha,
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'connect-src': 'https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/',
  };
  const played = { 'script-src': "'self'", 'connect-src': String(emulator) };
  const directives = {
    'default-src': "'none'",
    ...(emulator ? played : google),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  };
  return Object.entries(directives)
    .map(([name, from]) => `${name} ${from}`)
    .join(';');
}
