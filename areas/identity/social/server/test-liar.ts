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
  /** Changes the finished token. */
  tamper?(token: string): string;
  /** Replaces the token endpoint's whole answer. */
  answer?: object;
}

/**
 * An outside provider that says what a test wants, signed by its published key unless told
 * otherwise.
 */
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
  const firebase = {
    project: 'palaro-test',
    apiKey: 'key-of-no-project-at-all',
    jwksUri: client.jwksUri,
    emulator: null,
  };
  return {
    client,
    firebase,
    /** An ID token as Firebase signs it at that time, with these claims set or left out. */
    firebaseToken(claims: JWTPayload, at: Date) {
      const now = Math.floor(at.getTime() / 1000);
      const { project } = firebase;
      const iss = `https://securetoken.google.com/${project}`;
      const right = { iss, aud: project, sub: 'someone', iat: now, exp: now + 3_600 };
      return new SignJWT({ ...right, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .sign(key.privateKey);
    },
    /** The forms that the token endpoint received, oldest first. */
    forms,
    /** Sets the next answers for the attempt that begins with this address. */
    say(next: Lies, authorize: string) {
      lies = next;
      nonce = new URL(authorize).searchParams.get('nonce') ?? '';
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
