import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { siteClock } from '@palaro/kernel';
import type { OidcClient } from '@palaro/server';

const outside = siteClock();

export interface Lies {
  claims?: JWTPayload;
  /** Signed by a key that the provider does not publish. */
  foreignKey?: true;
  /** What becomes of the finished token. */
  tamper?(token: string): string;
  /** The token endpoint's whole answer. */
  answer?: object;
}

/** A provider outside that says what a test wants it to, signed by its own key unless told. */
export async function startLiar() {
  const key = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let lies: Lies = {};
  let nonce = '';
  const forms: URLSearchParams[] = [];

  async function answer(): Promise<object> {
    if (lies.answer) return lies.answer;
    const now = Math.floor(outside.now().getTime() / 1000);
    const claims = { iss: issuer, aud: 'client', sub: 'someone', nonce, iat: now, exp: now + 60 };
    const token = await new SignJWT({ ...claims, ...lies.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(lies.foreignKey ? foreign.privateKey : key.privateKey);
    const idToken = lies.tamper?.(token) ?? token;
    return { access_token: 'a', token_type: 'Bearer', id_token: idToken };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const isToken = request.url === '/token';
      if (isToken) forms.push(new URLSearchParams(body));
      void (isToken ? answer() : Promise.resolve({ keys: [jwk] })).then((json) =>
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(json)),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client: OidcClient = {
    issuer,
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    jwksUri: `${issuer}/jwks`,
    clientId: 'client',
    clientSecret: 'secret',
  };
  return {
    client,
    /** What came to the token endpoint, oldest first. */
    forms,
    /** How the next answers are, for the way that begins with this address. */
    say(next: Lies, authorize: string) {
      lies = next;
      nonce = new URL(authorize).searchParams.get('nonce') ?? '';
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
