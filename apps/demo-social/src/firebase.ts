import { createHash } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

const TOKEN_SECONDS = 3_600;

/** The ID token for a number (E.164) as if Firebase had verified it. */
export function signFirebase(key: SigningKey, project: string, mobile: string, at: Date) {
  const now = Math.floor(at.getTime() / 1000);
  return key.sign({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: createHash('sha256').update(mobile).digest('base64url').slice(0, 28),
    iat: now,
    exp: now + TOKEN_SECONDS,
    phone_number: mobile,
  });
}
