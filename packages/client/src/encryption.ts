/** Where a key and a nonce for one encrypted body come from (wire.md, Encrypted bodies). */
const KEY_PATH = '/wps/session/key';

interface SessionKey {
  kid: string;
  jwk: Record<string, string>;
  nonce: string;
}

/**
 * Seals a body for the server: a compact JWE (ECDH-ES on P-256, A256GCM) of `{nonce, body}`. Null
 * where the browser offers no cryptography, which is so on plain http to another machine: the body
 * then goes as it is, and a deployment that requires encryption refuses it.
 */
export async function sealBody(
  body: unknown,
  read: (path: string) => Promise<unknown>,
): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  // Only the screens that send secrets pay for the library.
  const [key, jose] = await Promise.all([read(KEY_PATH) as Promise<SessionKey>, import('jose')]);
  const publicKey = await jose.importJWK(key.jwk, 'ECDH-ES');
  const plaintext = new TextEncoder().encode(JSON.stringify({ nonce: key.nonce, body }));
  return new jose.CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(publicKey);
}
