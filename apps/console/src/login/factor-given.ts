import { call } from '@palaro/client';
import { sessionApi } from '@palaro/operators/api';

/** Proof of the present second factor: the typed code, the browser's passkey, or none needed. */
export async function factorGiven(code: string) {
  const { needs, challenge } = await call(sessionApi.presentFactor, {});
  if (needs === null) return undefined;
  if (needs === 'code') return { code: code.replace(/\s/g, '') };
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { passkey: { ...(await startAuthentication({ optionsJSON: challenge as never })) } };
}
