import type { MemberId } from '@palaro/kernel';
import type { App, RequestInfo } from '@palaro/server';
import { deviceOf, noteDevice } from './devices.repository.ts';
import type { LoginCall } from './enter-account.ts';
import { hashPassword } from './hash-password.ts';
import { forgetAccountFailures } from './login-guard.ts';
import { updatePassword } from './members.repository.ts';
import { absoluteEnd } from './open-session.ts';
import { giveHalves, newPair } from './remembered-login.ts';
import { findPairOfDevice } from './remembered.repository.ts';
import { endSessionsOfMember, rotateToken } from './sessions-of-member.ts';
import { freeSession } from './sessions.repository.ts';

export interface PasswordChange {
  /** The session in which the member made the change; it goes on with a new token. */
  keepSession?: string;
  /** The call of the change: if its browser was remembered, it stays remembered. */
  call?: LoginCall;
  /**
   * The request of a reset that was proven by the member's phone: its browser is his, so that no
   * stranger's wrong tries stand between the reset and the account.
   */
  provenBy?: RequestInfo;
}

/** What the client must store: the session's new token and the slot's new content. */
export interface AfterChange {
  token?: string;
  remember?: { type: 'username' | 'sms'; slot: string };
}

/**
 * Gives a member another password. First login and expiry are over; every other session and every
 * remembered browser ends. `keepSession` goes on with another token and is no longer restricted
 * (docs/domain/accounts.md §4, §5). The caller checks the password and records the change.
 */
export async function setPassword(
  app: App,
  member: { id: MemberId; account: string; type: number },
  newPassword: string,
  { keepSession, call, provenBy }: PasswordChange = {},
): Promise<AfterChange> {
  const now = app.clock.now();
  const hash = await hashPassword(app, newPassword);
  const device = call ? deviceOf(call.request) : undefined;
  const known = device && (await findPairOfDevice(app.db, member.id, device, now));
  await updatePassword(app.db, member.id, hash);
  await forgetAccountFailures(app, member.account, provenBy && deviceOf(provenBy));
  if (provenBy) await noteDevice(app.db, member.id, provenBy, now);
  await endSessionsOfMember(app, member.id, 'password', { except: keepSession });
  const after: AfterChange = {};
  if (keepSession !== undefined) {
    await freeSession(app.db, keepSession, absoluteEnd(app, now, member.type, false));
    after.token = await rotateToken(app, keepSession);
  }
  if (known && call) {
    const { type } = known;
    const { request, answer } = call;
    const pair = await newPair(app, app.db, { member: member.id, type, request });
    after.remember = giveHalves(app, answer, type, pair);
  }
  return after;
}
