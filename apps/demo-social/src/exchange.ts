import { createHash } from 'node:crypto';
import { randomToken, siteClock } from '@palaro/kernel';
import type { DemoClient } from './clients.ts';
import type { Grants } from './grants.ts';
import { signingKey } from './signing-key.ts';

const TOKEN_SECONDS = 300;

/** A provider outside would not follow the demo's clock when that is moved forward. */
const outside = siteClock();

interface Parts {
  client: DemoClient;
  grants: Grants;
}

/**
 * Answers the exchange of a code as an OAuth 2 token endpoint does: the tokens or an error. A code
 * works once, with the client's secret and the verifier of its challenge.
 */
export async function exchange(
  { client, grants }: Parts,
  form: URLSearchParams,
): Promise<{ status: number; body: object }> {
  const { issuer, clientId, clientSecret } = client;
  const field = (name: string) => form.get(name) ?? '';
  if (field('client_id') !== clientId || field('client_secret') !== clientSecret) {
    return { status: 401, body: { error: 'invalid_client' } };
  }
  const grant = grants.take(field('code'));
  const challenge = createHash('sha256').update(field('code_verifier')).digest('base64url');
  const right =
    grant?.issuer === issuer &&
    grant.redirectUri === field('redirect_uri') &&
    grant.challenge === challenge;
  if (!right) return { status: 400, body: { error: 'invalid_grant' } };
  const { subject, email, name } = grant.person;
  const now = Math.floor(outside.now().getTime() / 1000);
  const key = await signingKey();
  const idToken = await key.sign({
    iss: issuer,
    aud: clientId,
    azp: clientId,
    sub: subject,
    nonce: grant.nonce,
    iat: now,
    exp: now + TOKEN_SECONDS,
    email,
    email_verified: true,
    name,
  });
  const tokens = { access_token: randomToken(), token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  return { status: 200, body: { ...tokens, id_token: idToken } };
}
