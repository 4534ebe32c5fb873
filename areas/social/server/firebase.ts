import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { defineService, type App } from '@palaro/server';
import { localFirebase } from './local-provider/local-clients.ts';

const ISSUERS = 'https://securetoken.google.com/';

/** Google's keys change; those that were fetched serve while the server runs (accounts.md §3). */
const keysOf = defineService('social.firebase-keys', () => new Map<string, JWTVerifyGetKey>());

/** Whose tokens prove a number here; null where the deployment has no Firebase. */
export const firebaseProject = (app: App) =>
  app.config.social.firebase ?? (app.config.demo ? localFirebase(app) : null);

/**
 * Whether an ID token of Firebase is genuine and proves that number: RS256 by Google's keys, `iss`
 * and `aud` of the deployment's project, not over, `phone_number` the number that was sent
 * (LOGIN-08, AC-31). Why not, nobody is told.
 */
export async function verifyFirebase(
  app: App,
  { idToken, mobile }: { idToken: string; /** E.164. */ mobile: string },
): Promise<boolean> {
  const firebase = firebaseProject(app);
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
