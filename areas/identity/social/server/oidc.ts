import type { Configuration } from 'openid-client';
import { defineService, isLocalAddress, type App, type OidcClient } from '@palaro/server';
import { callbackPath, type Provider } from '../social.api.ts';
import type { AttemptSecrets } from './attempts.ts';
import type { Identity } from './identity.ts';

const SCOPE = 'openid email profile';
/** A provider that takes longer is treated as unreachable. */
const TIMEOUT_SECONDS = 10;
const TEXT_MAX = 254;

/** Kept while the server runs, since it holds the provider's keys. */
const configurations = defineService('social.oidc', () => new Map<string, Configuration>());

/** Loaded with the first login through a provider: few members use one. */
const library = () => import('openid-client');

async function configurationOf(app: App, provider: Provider, client: OidcClient) {
  const oidc = await library();
  const known = configurations(app).get(provider);
  if (known) return known;
  const server = {
    issuer: client.issuer,
    authorization_endpoint: client.authorizationEndpoint,
    token_endpoint: client.tokenEndpoint,
    jwks_uri: client.jwksUri,
  };
  const { clientId, clientSecret } = client;
  const metadata = { id_token_signed_response_alg: 'RS256' };
  const made = new oidc.Configuration(
    server,
    clientId,
    metadata,
    oidc.ClientSecretPost(clientSecret),
  );
  made.timeout = TIMEOUT_SECONDS;
  // The library trusts TLS for answers straight from the provider; this checks their signature too.
  oidc.enableNonRepudiationChecks(made);
  // Only the demo's provider speaks plain HTTP.
  if (isLocalAddress(client.issuer)) oidc.allowInsecureRequests(made);
  configurations(app).set(provider, made);
  return made;
}

interface Way {
  provider: Provider;
  client: OidcClient;
  /** Scheme, host and port to which the browser comes back. */
  origin: string;
  secrets: AttemptSecrets;
}

/**
 * The address to send the browser to: code flow with PKCE S256, `state` and `nonce`
 * (docs/domain/accounts.md §3).
 */
export async function authorizationAddress(app: App, way: Way): Promise<string> {
  const { provider, client, origin, secrets } = way;
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const address = buildAuthorizationUrl(await configurationOf(app, provider, client), {
    redirect_uri: origin + callbackPath(provider),
    response_type: 'code',
    scope: SCOPE,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/**
 * Exchanges the code of a callback for the person's identity. Throws the library's error where
 * signature, `iss`, `aud`, `exp`, `nonce`, `state` or the code's verifier is wrong, and an `Error`
 * for an `azp` that is not this site.
 */
export async function redeemCode(app: App, way: Way, query: string): Promise<Identity> {
  const { provider, client, origin, secrets } = way;
  const address = new URL(`${origin}${callbackPath(provider)}?${query}`);
  const { authorizationCodeGrant } = await library();
  const configuration = await configurationOf(app, provider, client);
  const tokens = await authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: secrets.verifier,
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  // The library checks `azp` only where there are several audiences.
  if (claims.azp !== undefined && claims.azp !== client.clientId)
    throw new Error('the ID token is for another party (azp)');
  const email = textOf(claims['email']);
  return {
    provider,
    subject: claims.sub,
    email,
    // Facebook sends only addresses confirmed there, without saying that they are.
    emailVerified: email !== null && (claims['email_verified'] ?? provider === 'facebook') === true,
    name: textOf(claims['name']),
  };
}

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' ? claim.slice(0, TEXT_MAX) : null;
