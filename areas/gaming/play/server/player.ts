import { Money, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import { freePlayOf } from '@palaro/wallet/server';

/** Player of a call, whose rounds, seeds and money it is about: the member's, or a free play's. */
export interface Player {
  id: MemberId;
  /** The game session of the free play, and the account that opened it. */
  freePlay?: string;
  owner?: MemberId;
}

/**
 * Finds who plays: the member, or the free play that the call names. Throws `play.session_ended`
 * for a free play that is not the member's, so that such a call never falls back to real money.
 */
export async function playerOf(
  app: App,
  member: Member,
  { freePlay }: { freePlay?: string },
): Promise<Player> {
  if (freePlay === undefined) return member;
  const session = await freePlayOf(app, member.id, freePlay);
  if (!session) throw refuse('play.session_ended');
  return { id: session.member, freePlay, owner: member.id };
}

export async function readFreePlay(app: App, member: Member, freePlay: string) {
  const session = await freePlayOf(app, member.id, freePlay);
  if (!session?.live) throw refuse('play.session_ended');
  return { gameId: session.game, balance: Money.text(session.balance) };
}
