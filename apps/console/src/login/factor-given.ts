import { call } from '@palaro/client';
import type { Reply } from '@palaro/api';
import { sessionApi } from '@palaro/operators/api';

/** The server's answer about the present second factor; undefined until it is read. */
type Present = Pick<Reply<typeof sessionApi.presentFactor>, 'needs'> | undefined;

/**
 * Proof of the present second factor: the typed code, the browser's passkey, or none needed. Only a
 * passkey asks again when it is used, since its challenge lives for minutes.
 */
export async function factorGiven(present: Present, code: string) {
  const needs = present && present.needs !== 'passkey' ? present.needs : 'passkey';
  if (needs === null) return undefined;
  if (needs === 'code') return { code: code.replace(/\s/g, '') };
  const fresh = await call(sessionApi.presentFactor, {});
  if (fresh.needs !== 'passkey') return factorGiven(fresh, code);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { passkey: { ...(await startAuthentication({ optionsJSON: fresh.challenge as never })) } };
}
