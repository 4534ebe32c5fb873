import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a signature covers (docs/domain/wallet-protocol.md §2). `subject` is the path, or
 * `response`.
 */
export interface Signed {
  timestamp: string;
  nonce: string;
  subject: string;
  body: Uint8Array | string;
}

/** Not shared with the site: two implementations of one protocol check each other. */
export function signatureOf(secret: string, { timestamp, nonce, subject, body }: Signed): string {
  const mac = createHmac('sha256', secret);
  for (const part of ['v1', timestamp, nonce, subject]) mac.update(`${part}\n`);
  return `v1=${mac.update(body).digest('hex')}`;
}

/** Compares in constant time; a missing signature never holds. */
export function holds(secret: string, signed: Signed, signature: unknown): boolean {
  const expected = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
