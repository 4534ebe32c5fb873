import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { defineService, type App } from '@palaro/server';

const ISSUERS = 'https://securetoken.google.com/';

/**
 * Google's keys change; the fetched ones are kept while the server runs
 * (docs/domain/accounts.md §3).
 */
const keysOf = defineService('social.firebase-keys', () => new Map<string, JWTVerifyGetKey>());

/**
 * Whether an ID token of Firebase is genuine and proves that number: RS256 by Google's keys, `iss`
 * and `aud` of the deployment's project, not expired, `phone_number` the number that was sent
 * (LOGIN-08, AC-31). The answer gives no reason for a refusal.
 */
export async function verifyFirebase(
  app: App,
  { idToken, mobile }: { idToken: string; /** E.164. */ mobile: string },
): Promise<boolean> {
  const { firebase } = app.config.social;
  if (!firebase) return false;
  const { project, jwksUri } = firebase;
  const known = keysOf(app).get(jwksUri);
  const keys = known ?? createRemoteJWKSet(new URL(jwksUri));
  keysOf(app).set(jwksUri, keys);
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: ISSUERS + project,
      audience: project,
      requiredClaims: ['exp', 'iat', 'sub', 'phone_number'],
      currentDate: app.clock.now(),
    });
    return payload['phone_number'] === mobile && payload.sub !== '';
  } catch {
    return false;
  }
}
