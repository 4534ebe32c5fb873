import { plusSeconds, randomToken, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Leaving } from './accounts.tables.ts';
import { closeSession, forgetSessions, RESTRICTED_SECONDS, tokenHash } from './authenticate.ts';
import { dropPairsOfMember } from './remembered.repository.ts';
import { listLiveSessions, markLeaving, replaceToken } from './sessions.repository.ts';

/**
 * Ends the sessions of a member and what browsers remember of him, `except` one session: his
 * password changed or was reset, he or an operator revoked all, he was excluded (accounts.md §6).
 * Nothing that was staked is touched: settlement, refunds and credits need no session.
 */
export async function endSessionsOfMember(
  app: App,
  memberId: MemberId,
  reason: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  await dropPairsOfMember(app.db, memberId);
  await endEach(app, memberId, reason, ({ id }) => id !== except);
}

/** Ends every session but one; what browsers remember is the caller's. */
export const endSessionsBut = (app: App, memberId: MemberId, kept: string, reason: string) =>
  endEach(app, memberId, reason, ({ id }) => id !== kept);

/** Ends what came of one remembered browser. */
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
 * Gives a session another token; the old one opens nothing from then on, here or in another tab:
 * its password was changed (session fixation, accounts.md §6). A step-up gives one by `steppedUp`.
 */
export async function rotateToken(app: App, sessionId: string): Promise<string> {
  const token = randomToken();
  await replaceToken(app.db, sessionId, tokenHash(token));
  forgetSessions(app, ({ id }) => id === sessionId);
  return token;
}

/** What is open of an account that may only read and take its money out from now on. */
export async function restrictSessions(
  app: App,
  memberId: MemberId,
  leaving: Leaving,
): Promise<void> {
  await dropPairsOfMember(app.db, memberId);
  const until = plusSeconds(app.clock.now(), RESTRICTED_SECONDS);
  await markLeaving(app.db, memberId, leaving, until);
  forgetSessions(app, (session) => session.member_id === memberId);
}
