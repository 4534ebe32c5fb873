import { CompactEncrypt, importJWK } from 'jose';

/** The key and the nonce for one encrypted body (docs/domain/wire.md, Encrypted bodies). */
export interface SessionKey {
  kid: string;
  jwk: Record<string, string>;
  nonce: string;
}

/**
 * Seals a body for the server: a compact JWE (ECDH-ES on P-256, A256GCM) of `{nonce, body}`. This
 * file and its library are loaded only by screens that send secrets.
 */
export async function sealBody(body: unknown, { kid, jwk, nonce }: SessionKey): Promise<string> {
  const publicKey = await importJWK(jwk, 'ECDH-ES');
  const plaintext = new TextEncoder().encode(JSON.stringify({ nonce, body }));
  return new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(publicKey);
}
