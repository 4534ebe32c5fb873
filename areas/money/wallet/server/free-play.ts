import type { MemberId, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { balances } from './balances.ts';
import { findFreePlay } from './game-sessions.repository.ts';
import { isLive } from './game-sessions.ts';

/** The wallet of a member's free play. */
export interface FreePlay {
  /** The wallet's number; the play's rounds and seeds are kept under it. */
  member: MemberId;
  game: string;
  /** Whether it still takes bets. */
  live: boolean;
  balance: Money;
}

/**
 * The free play that a launch opened for this member. Null if it is another member's, or its owner
 * is forgotten.
 */
export async function freePlayOf(
  app: App,
  owner: MemberId,
  sessionId: string,
): Promise<FreePlay | null> {
  const session = await findFreePlay(app.db, owner, sessionId);
  if (!session) return null;
  const { member_id: member, game } = session;
  const live = isLive(session, app.clock.now());
  return { member, game, live, balance: (await balances(app, member)).main };
}
