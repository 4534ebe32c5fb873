import { plusSeconds, randomToken, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { endSessionsOf } from '@palaro/wallet/server';
import type { Leaving } from './accounts.tables.ts';
import { closeSession, RESTRICTED_SECONDS, sessionChanged, tokenHash } from './authenticate.ts';
import { forgetMayPlay } from './may-play.ts';
import { dropPairsOfMember } from './remembered.repository.ts';
import { listLiveSessions, markLeaving, replaceToken } from './sessions.repository.ts';

/**
 * Ends the sessions and games of a member, except the session given by `except`, and deletes what
 * browsers remember of him. Used when his password changed or was reset, when he or an operator
 * revoked all sessions, or when he was excluded (docs/domain/accounts.md §6). Stakes are not
 * touched: settlement, refunds and credits need no session.
 */
export async function endSessionsOfMember(
  app: App,
  memberId: MemberId,
  reason: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  await dropPairsOfMember(app.db, memberId);
  await endEach(app, memberId, reason, ({ id }) => id !== except);
  // Last, because a session that still lived could open a game again.
  await endSessionsOf(app, memberId);
}

/** Ends at once what a stopped account has open: its games and its sessions. After the commit. */
export async function endAllOfStopped(
  app: App,
  member: MemberId,
  why: 'frozen' | 'closed',
): Promise<void> {
  forgetMayPlay(app, member);
  await endSessionsOf(app, member, 'blocked');
  await endSessionsOfMember(app, member, why);
}

/** Ends every session but one. The caller deletes what browsers remember, if that must go. */
export const endSessionsBut = (app: App, memberId: MemberId, kept: string, reason: string) =>
  endEach(app, memberId, reason, ({ id }) => id !== kept);

/** Ends the sessions that came from one remembered browser. */
export const endSessionsOfFamily = (app: App, memberId: MemberId, family: string) =>
  endEach(app, memberId, 'remembered_stolen', (session) => session.remembered_family === family);

type LiveSession = Awaited<ReturnType<typeof listLiveSessions>>[number];

async function endEach(
  app: App,
  memberId: MemberId,
  reason: string,
  ends: (session: LiveSession) => boolean,
) {
  const live = await listLiveSessions(app.db, memberId);
  for (const { id } of live.filter(ends)) await closeSession(app, id, memberId, reason);
}

/**
 * Gives a session another token after a password change, against session fixation
 * (docs/domain/accounts.md §6). The old token opens nothing any more, here or in another tab. A
 * step-up gets its new token by `steppedUp`.
 */
export async function rotateToken(app: App, sessionId: string): Promise<string> {
  const token = randomToken();
  await replaceToken(app.db, sessionId, tokenHash(token));
  sessionChanged(app, sessionId);
  return token;
}

/** Restricts the open sessions of an account that may only read and withdraw from now on. */
export async function restrictSessions(
  app: App,
  memberId: MemberId,
  leaving: Leaving,
): Promise<void> {
  await dropPairsOfMember(app.db, memberId);
  const until = plusSeconds(app.clock.now(), RESTRICTED_SECONDS);
  await markLeaving(app.db, memberId, leaving, until);
  for (const { id } of await listLiveSessions(app.db, memberId)) sessionChanged(app, id);
}
