import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, isLocal, refuse, regionOf, type App } from '@palaro/server';
import { startupState } from '@palaro/whitelabel';
import { ARRIVAL, RETURN_FIELD, type Provider, type ReturnReason } from '../social.api.ts';
import { takeAttempt } from './attempts.ts';
import { begin } from './begin.ts';
import { browserOf, markBrowser } from './browser-mark.ts';
import { redeemCode } from './oidc.ts';
import { originOf } from './origin.ts';
import { clientOf, isProvider, requireOpen } from './providers.ts';
import { issueTicket, ticketCookie } from './tickets.ts';

interface Route {
  Params: { provider: string };
  Querystring: Record<string, unknown>;
}
type Coming = FastifyRequest<Route>;

const REDIRECTS_A_MINUTE = 30;
const LOGIN = '/m/login';
const SECURITY = '/m/securityCenter';
const BACK_MAX = 500;

/**
 * The addresses that a browser opens on the way to a provider and back
 * (docs/domain/accounts.md §10).
 */
export function registerSocialRoutes(app: App, server: FastifyInstance): void {
  const config = { rateLimit: { max: REDIRECTS_A_MINUTE } };
  const routes = [
    ['start', 'Sends the browser to a provider', start],
    ['callback', 'Takes the browser back from a provider; leaves a ticket in a cookie', comeBack],
  ] as const;
  for (const [name, summary, answer] of routes) {
    server.get<Route>(
      `/api/v1/social/:provider/${name}`,
      { config, schema: { summary, tags: ['social'] } },
      (request, reply) => answer(app, request, reply),
    );
  }
}

async function start(app: App, request: Coming, reply: FastifyReply) {
  const provider = openProvider(app, request, reply);
  const { mark, cookie } = markBrowser(app, markOf(app, request));
  const back = textOf(request.query['back']);
  const origin = originOf(app, isLocal(request), `http://${request.headers.host}`);
  const way = { provider, browser: mark, origin, memberId: null };
  const address = await begin(app, { ...way, back: back.length <= BACK_MAX ? back : '' });
  return reply.header('Set-Cookie', cookie).redirect(address);
}

async function comeBack(app: App, request: Coming, reply: FastifyReply) {
  const provider = openProvider(app, request, reply);
  if (provider === 'telegram') throw refuse('not_found');
  const browser = markOf(app, request);
  const state = textOf(request.query['state']);
  const attempt = browser && state && (await takeAttempt(app, { provider, browser, state }));
  if (!attempt) return reply.redirect(`${LOGIN}?${RETURN_FIELD}=failed`);
  const { origin, member_id: memberId, back, secrets } = attempt;
  const stopped = (reason: ReturnReason) => {
    const page = memberId === null ? LOGIN : SECURITY;
    return reply.redirect(`${page}?${queryOf({ [RETURN_FIELD]: reason, back })}`);
  };
  if (request.query['error'] !== undefined) {
    return stopped(request.query['error'] === 'access_denied' ? 'cancelled' : 'failed');
  }
  const client = clientOf(app, provider);
  if (!client) throw refuse('switched_off');
  const [, query = ''] = request.url.split('?');
  try {
    const identity = await redeemCode(app, { provider, client, origin, secrets }, query);
    const ticket = await issueTicket(app, identity, memberId);
    reply.header('Set-Cookie', ticketCookie(app, ticket));
  } catch (error) {
    // The code says what was wrong; the error's causes are not logged, because they hold tokens.
    const { name, code, message } = error as Error & { code?: string };
    request.log.warn(
      { provider, error: name, reason: code ?? message },
      'a provider’s answer was not accepted',
    );
    return stopped('failed');
  }
  return reply.redirect(`${ARRIVAL}?${queryOf({ back })}`.replace(/\?$/, ''));
}

/** Answers the provider; throws the refusals that come before any call is answered. */
function openProvider(app: App, request: Coming, reply: FastifyReply): Provider {
  const state = startupState(app.site, regionOf(app, request));
  if (state === 1) throw refuse('maintenance', { retryAfterSeconds: 60 });
  if (state === 2) throw refuse('region.blocked');
  const { provider } = request.params;
  if (!isProvider(provider)) throw refuse('not_found');
  try {
    requireOpen(app, provider);
  } catch (error) {
    // A person sees this answer, so the browser is sent on to the login.
    reply.header('Refresh', `0; url=${LOGIN}?${RETURN_FIELD}=switched_off`);
    throw error;
  }
  return provider;
}

const markOf = (app: App, request: Coming) =>
  browserOf({ cookie: (name) => cookieOf(app, request, name) });
const textOf = (field: unknown) => (typeof field === 'string' ? field : '');

const queryOf = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
