// Plays Google, Facebook, Telegram and Firebase's keys in the demo, for this machine alone.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage } from '@palaro/kernel';
import { cookieOf, isFromHere, isLocalAddress, refuse, type App } from '@palaro/server';
import { en } from '../../social.en.ts';
import type { Provider } from '../../social.api.ts';
import { isProvider } from '../providers.ts';
import { telegramHash, telegramText } from '../telegram.ts';
import { checkAuthorization, grant, personOf, withQuery, type Query } from './authorization.ts';
import { authorizePage, PAGE_STYLE } from './authorize-page.ts';
import { exchange } from './exchange.ts';
import { LOCAL_BASE, localBotToken } from './local-clients.ts';
import { localKeySet } from './local-keys.ts';

interface Route {
  Params: { provider: string };
  Querystring: Record<string, unknown>;
}

/** Routes of the demo; registered only there, and answered to this machine alone. */
export function registerLocalProvider(app: App, server: FastifyInstance): void {
  void server.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', (request, _reply, next) =>
        next(isFromHere(request) ? undefined : refuse('not_found')),
      );
      scope.removeContentTypeParser('application/x-www-form-urlencoded');
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
      );
      registerRoutes(app, scope);
      done();
    },
    { prefix: LOCAL_BASE },
  );
}

function registerRoutes(app: App, scope: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  scope.get('/page.css', hidden, (_request, reply) => reply.type('text/css').send(PAGE_STYLE));
  scope.get<Route>('/:provider/jwks', hidden, () => localKeySet(app));
  scope.get<Route>('/:provider/auth', hidden, (request, reply) => {
    const provider = providerOf(request);
    if (provider === 'telegram') checkTelegram(request.query);
    else checkAuthorization(app, provider, request.query);
    const [, query = ''] = request.url.split('?');
    const page = authorizePage({
      language: languageOf(app, request),
      provider: en[`name.${provider}`],
      choose: ({ subject }) => `choose?${query}&person=${subject}`,
      cancel: cancelAddress(provider, request.query),
    });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  scope.get<Route>('/:provider/choose', hidden, (request, reply) => {
    const provider = providerOf(request);
    const { query } = request;
    const chosen = provider === 'telegram' ? signed(app, query) : grant(app, provider, query);
    return reply.redirect(chosen);
  });
  scope.post<Route>('/:provider/token', hidden, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const { status, body } = await exchange(app, providerOf(request), form);
    return reply.code(status).send(body);
  });
}

function providerOf({ params }: FastifyRequest<Route>): Provider {
  if (isProvider(params.provider)) return params.provider;
  throw refuse('not_found');
}

const languageOf = (app: App, request: FastifyRequest<Route>) => {
  const chosen = cookieOf(request, 'language');
  return isLanguage(chosen) ? chosen : app.site.settings['site.language'];
};

function cancelAddress(provider: Provider, query: Query): string {
  if (provider === 'telegram') return `${String(query['return_to'])}#tgAuthResult=false`;
  const fields = { error: 'access_denied', state: String(query['state']) };
  return withQuery(String(query['redirect_uri']), fields);
}

function checkTelegram({ return_to: returnTo }: Query): void {
  if (typeof returnTo !== 'string' || !isLocalAddress(returnTo)) throw refuse('malformed');
}

/** As Telegram comes back: what it signed stands behind the `#`, which no server is sent. */
function signed(app: App, query: Query): string {
  checkTelegram(query);
  const { subject, name } = personOf(query);
  const fields = {
    id: Number(subject.slice(-6)) + 1,
    first_name: name,
    auth_date: Math.floor(app.clock.now().getTime() / 1000),
  };
  const hash = telegramHash(localBotToken(app), telegramText(fields)).toString('hex');
  const result = Buffer.from(JSON.stringify({ ...fields, hash })).toString('base64url');
  return `${String(query['return_to'])}#tgAuthResult=${result}`;
}
