import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { randomToken } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';

const ALGORITHM = 'RS256';

/** Made on first use and gone with the process, like everything that was signed by it. */
const signingKey = defineService('social.local-key', async () => {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const kid = randomToken(9);
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
  return { kid, privateKey, jwk };
});

export async function localKeySet(app: App) {
  const { jwk } = await signingKey(app);
  return { keys: [jwk] };
}

/** A token as the provider of the demo signs it. */
export async function signLocally(app: App, claims: JWTPayload): Promise<string> {
  const { kid, privateKey } = await signingKey(app);
  return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid }).sign(privateKey);
}
