import type { MemberId } from '@palaro/kernel';
import type { App, RequestInfo } from '@palaro/server';
import { verifyPassword } from './hash-password.ts';
import { beginProof, failTry, passTry } from './login-guard.ts';
import { readMember } from './members.repository.ts';

/**
 * Whether the session's member knows the account's password. Guesses are counted as at the login,
 * but on a counter that strangers cannot reach: after ten wrong ones in 15 minutes even the right
 * one is refused for a while. False for an account without a password.
 */
export async function proveLoginPassword(
  app: App,
  memberId: MemberId,
  password: string,
  request: RequestInfo,
): Promise<boolean> {
  const counted = await beginProof(app, memberId);
  const { password_hash } = await readMember(app.db, memberId);
  const right = await verifyPassword(app, password_hash, password);
  if (right && !counted.refused) {
    await passTry(app, counted);
    return true;
  }
  await failTry(app, counted, { member: undefined, how: 'password', request });
  return false;
}
