import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { randomToken } from '@palaro/kernel';

const ALGORITHM = 'RS256';

let known: Promise<SigningKey> | undefined;

/**
 * The provider's key, made at its first use, since that takes longer than the provider's start. It
 * is lost with the provider, as is everything that it signed.
 */
export const signingKey = () => (known ??= createSigningKey());

async function createSigningKey() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const kid = randomToken(9);
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
  return {
    /** What a site checks tokens with. */
    keySet: { keys: [jwk] },
    sign: (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid }).sign(privateKey),
  };
}
export type SigningKey = Awaited<ReturnType<typeof createSigningKey>>;
