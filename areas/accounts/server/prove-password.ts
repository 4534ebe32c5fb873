import type { MemberId } from '@palaro/kernel';
import type { App, RequestInfo } from '@palaro/server';
import { verifyPassword } from './hash-password.ts';
import { beginProof, failTry, passTry } from './login-guard.ts';
import { readMember } from './members.repository.ts';

/**
 * Whether the member of a session knows the account's password. Guesses are counted like those at
 * the login, on a counter that no stranger reaches: ten wrong ones in 15 minutes close it for a
 * while, the right one included. False as well for an account without a password.
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
