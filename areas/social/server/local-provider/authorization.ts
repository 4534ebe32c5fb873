import { randomToken } from '@palaro/kernel';
import { defineService, isLocalAddress, refuse, type App } from '@palaro/server';
import { callbackPath, type Provider } from '../../social.api.ts';
import { localClient } from './local-clients.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';

/** What of a granted authorization the exchange of its code is judged by. */
export interface Grant {
  person: DemoPerson;
  provider: string;
  redirectUri: string;
  nonce: string;
  challenge: string;
}

const CODES_MAX = 1_000;
const grants = defineService('social.local-codes', () => new Map<string, Grant>());

export type Query = Readonly<Record<string, unknown>>;
const textOf = (query: Query, name: string) => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Throws `malformed` for what a strict provider refuses: another client, an address that is not the
 * site's own callback, another flow than code with PKCE S256, a missing `state` or `nonce`.
 */
export function checkAuthorization(app: App, provider: Provider, query: Query): void {
  const redirect = textOf(query, 'redirect_uri');
  const right =
    textOf(query, 'client_id') === localClient(app, provider).clientId &&
    (isLocalAddress(redirect) || redirect.startsWith(`${app.config.publicUrl}/`)) &&
    redirect === new URL(redirect).origin + callbackPath(provider) &&
    textOf(query, 'response_type') === 'code' &&
    textOf(query, 'scope').split(' ').includes('openid') &&
    textOf(query, 'state') !== '' &&
    textOf(query, 'nonce') !== '' &&
    /^[\w-]{43}$/.test(textOf(query, 'code_challenge')) &&
    textOf(query, 'code_challenge_method') === 'S256';
  if (!right) throw refuse('malformed');
}

/** Where the browser goes back to with a code for who was chosen. */
export function grant(app: App, provider: Provider, query: Query): string {
  checkAuthorization(app, provider, query);
  const person = personOf(query);
  const code = randomToken();
  const kept = grants(app);
  if (kept.size >= CODES_MAX) kept.clear();
  const redirectUri = textOf(query, 'redirect_uri');
  const challenge = textOf(query, 'code_challenge');
  kept.set(code, { person, provider, redirectUri, nonce: textOf(query, 'nonce'), challenge });
  const { issuer } = localClient(app, provider);
  return withQuery(redirectUri, { code, state: textOf(query, 'state'), iss: issuer });
}

/** Throws `malformed` for nobody of the demo. */
export function personOf(query: Query): DemoPerson {
  const person = DEMO_PEOPLE.find(({ subject }) => subject === query['person']);
  if (!person) throw refuse('malformed');
  return person;
}

/** What a code stands for, once. */
export function takeGrant(app: App, code: string): Grant | undefined {
  const grant = grants(app).get(code);
  grants(app).delete(code);
  return grant;
}

export function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
