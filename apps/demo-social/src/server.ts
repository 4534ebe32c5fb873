// Plays Google, Facebook, Telegram and Firebase's keys in the demo and in tests, for this machine
// only.
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { NO_SCHEMAS, type Language } from '@palaro/kernel';
import { isFromHere, isLocalAddress } from '@palaro/server';
import { demoClients, type DemoProvider } from './clients.ts';
import { exchange } from './exchange.ts';
import { serveFirebase, signFirebase } from './firebase.ts';
import {
  checkAuthorization,
  createGrants,
  malformed,
  personOf,
  withQuery,
  type Query,
} from './grants.ts';
import { authorizePage, PAGE_STYLE, type PageParts } from './page.ts';
import { signingKey } from './signing-key.ts';
import { signedReturn } from './telegram.ts';

const NAMES = { google: 'Google', facebook: 'Facebook', telegram: 'Telegram' } as const;
type OidcName = 'google' | 'facebook';

interface Options extends DemoProvider {
  /** The site's address as its visitors know it. */
  publicUrl: string;
  /** The language of the pages. */
  language: Language;
  /** The site's time. */
  now(): Date | Promise<Date>;
}

interface Route {
  Params: { provider: OidcName };
  Querystring: Record<string, unknown>;
}

/** A server that people log in at as if it were Google, Facebook or Telegram. */
export function createDemoSocial(options: Options): FastifyInstance {
  const clients = demoClients(options);
  const server = fastify({ schemaController: NO_SCHEMAS });
  server.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) await reply.code(404).send();
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
  );
  server.get('/page.css', (_request, reply) => reply.type('text/css').send(PAGE_STYLE));
  server.get('/:provider(google|facebook|firebase)/jwks', async () => (await signingKey()).keySet);
  serveOidc(server, options);
  serveTelegram(server, clients.telegram.botToken, options);
  serveFirebase(server, { project: clients.firebase.project, now: options.now });
  server.post<{ Body: { mobile: string } }>('/firebase/token', async ({ body }) => {
    const { project } = clients.firebase;
    return { idToken: await signFirebase(project, body.mobile, await options.now()) };
  });
  return server;
}

function serveOidc(server: FastifyInstance, options: Options) {
  const grants = createGrants();
  const clients = demoClients(options);
  const registered = (provider: OidcName) => ({
    client: clients[provider],
    siteUrl: options.publicUrl,
    callback: `/api/v1/social/${provider}/callback`,
  });
  server.get<Route>('/:provider(google|facebook)/auth', (request, reply) => {
    const { query, params } = request;
    checkAuthorization(registered(params.provider), query);
    const denied = { error: 'access_denied', state: String(query['state']) };
    const cancel = withQuery(String(query['redirect_uri']), denied);
    const provider = NAMES[params.provider];
    return sendPage(request, reply, { language: options.language, provider, cancel });
  });
  server.get<Route>('/:provider(google|facebook)/choose', ({ params, query }, reply) =>
    reply.redirect(grants.grant(registered(params.provider), query)),
  );
  server.post<Route>('/:provider(google|facebook)/token', async ({ params, body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    const parts = { client: clients[params.provider], grants };
    const { status, body: answer } = await exchange(parts, form);
    return reply.code(status).send(answer);
  });
}

function serveTelegram(server: FastifyInstance, botToken: string, { now, language }: Options) {
  server.get<Route>('/telegram/auth', (request, reply) => {
    const cancel = `${returnOf(request.query)}#tgAuthResult=false`;
    return sendPage(request, reply, { language, provider: NAMES.telegram, cancel });
  });
  server.get<Route>('/telegram/choose', async ({ query }, reply) =>
    reply.redirect(signedReturn(botToken, returnOf(query), personOf(query), await now())),
  );
}

/** Throws a 400 unless the browser is to return to this machine. */
function returnOf({ return_to: returnTo }: Query): string {
  if (typeof returnTo !== 'string' || !isLocalAddress(returnTo)) throw malformed();
  return returnTo;
}

/** The page runs no script, and no other page may frame it. */
function sendPage(
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  shown: Pick<PageParts, 'language' | 'provider' | 'cancel'>,
) {
  const [, query = ''] = request.url.split('?');
  const choose: PageParts['choose'] = ({ subject }) => `choose?${query}&person=${subject}`;
  const page = authorizePage({ ...shown, choose });
  return reply
    .headers({
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
