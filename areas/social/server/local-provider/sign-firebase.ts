import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { App } from '@palaro/server';
import { localFirebase } from './local-clients.ts';
import { signLocally } from './local-keys.ts';

const TOKEN_SECONDS = 3_600;

/** The ID token of a number (E.164) that Firebase verified, by the demo's own key. */
export function signFirebase(app: App, mobile: string, other: JWTPayload = {}): Promise<string> {
  const { project } = localFirebase(app);
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return signLocally(app, {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: createHash('sha256').update(mobile).digest('base64url').slice(0, 28),
    iat: now,
    exp: now + TOKEN_SECONDS,
    phone_number: mobile,
    ...other,
  });
}
