import { randomToken } from '@palaro/kernel';
import { isLocalAddress } from '@palaro/server';
import type { DemoClient } from './clients.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';

/** The data of a granted authorization that the exchange of its code is checked against. */
interface Grant {
  person: DemoPerson;
  issuer: string;
  redirectUri: string;
  nonce: string;
  challenge: string;
}

const CODES_MAX = 1_000;

/** What Fastify answers with 400. */
export const malformed = () => Object.assign(new Error('malformed'), { statusCode: 400 });

export type Query = Readonly<Record<string, unknown>>;
const textOf = (query: Query, name: string) => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

/** What the site registered: its id, and the address that it takes browsers back at. */
export interface Registered {
  client: DemoClient;
  siteUrl: string;
  callback: string;
}

/**
 * Throws a 400 for everything that a strict provider refuses: another client, an address that
 * is not the site's callback, a flow other than code with PKCE S256, a missing `state` or `nonce`.
 */
export function checkAuthorization(registered: Registered, query: Query): void {
  const { client, siteUrl, callback } = registered;
  const redirect = textOf(query, 'redirect_uri');
  const right =
    textOf(query, 'client_id') === client.clientId &&
    (isLocalAddress(redirect) || redirect.startsWith(`${siteUrl}/`)) &&
    redirect === new URL(redirect).origin + callback &&
    textOf(query, 'response_type') === 'code' &&
    textOf(query, 'scope').split(' ').includes('openid') &&
    textOf(query, 'state') !== '' &&
    textOf(query, 'nonce') !== '' &&
    /^[\w-]{43}$/.test(textOf(query, 'code_challenge')) &&
    textOf(query, 'code_challenge_method') === 'S256';
  if (!right) throw malformed();
}

/** The authorizations that people granted and whose codes the site has not exchanged yet. */
export function createGrants() {
  const kept = new Map<string, Grant>();
  return {
    /** The address that the browser returns to, with a code for the chosen person. */
    grant(registered: Registered, query: Query): string {
      checkAuthorization(registered, query);
      const person = personOf(query);
      const code = randomToken();
      if (kept.size >= CODES_MAX) kept.clear();
      const redirectUri = textOf(query, 'redirect_uri');
      const challenge = textOf(query, 'code_challenge');
      const { issuer } = registered.client;
      kept.set(code, { person, issuer, redirectUri, nonce: textOf(query, 'nonce'), challenge });
      return withQuery(redirectUri, { code, state: textOf(query, 'state'), iss: issuer });
    },
    /** The grant of a code; each code works once. */
    take(code: string): Grant | undefined {
      const grant = kept.get(code);
      kept.delete(code);
      return grant;
    },
  };
}
export type Grants = ReturnType<typeof createGrants>;

/** Throws a 400 for anybody but the demo's persons. */
export function personOf(query: Query): DemoPerson {
  const person = DEMO_PEOPLE.find(({ subject }) => subject === query['person']);
  if (!person) throw malformed();
  return person;
}

export function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
