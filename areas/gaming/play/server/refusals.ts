import { refusalToPlay } from '@palaro/accounts/server';
import type { PlainCode } from '@palaro/api';
import { Money, type LimitMet, type WalletStatus } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import type { WalletAnswer } from '@palaro/wallet/server';
import type { Player } from './player.ts';

/** Error that a member gets for each refusal of the wallet (docs/domain/wallet-protocol.md §5). */
const REFUSALS: Partial<Record<WalletStatus, PlainCode>> = {
  INSUFFICIENT_FUNDS: 'play.insufficient_funds',
  MEMBER_BLOCKED: 'play.member_blocked',
  SESSION_INVALID: 'play.session_ended',
  SESSION_EXPIRED: 'play.session_ended',
  LIMIT_REACHED: 'play.limit_reached',
  GAME_DISABLED: 'play.game_closed',
  VENDOR_DISABLED: 'play.game_closed',
  MAINTENANCE: 'maintenance',
  KEY_REUSED: 'idempotency_mismatch',
  ROLLED_BACK: 'play.called_off',
  TRY_AGAIN: 'try_again',
};

/**
 * Turns the wallet's refusal into the member's error. A status that an in-house bet cannot meet is
 * our fault and becomes a server error.
 */
export async function refusalOf(
  app: App,
  player: Player,
  { status, limit }: WalletAnswer,
): Promise<Error> {
  if (status === 'RG_LIMIT' && limit?.period) return limitReached(limit);
  const mayBeOut = status === 'MEMBER_BLOCKED' || status === 'SESSION_INVALID';
  const why = mayBeOut ? await whyNoPlay(app, player) : null;
  if (why) return why;
  const code = REFUSALS[status];
  return code ? refuse(code) : new Error(`the wallet answered ${status} to an in-house bet`);
}

type PlayLimitMet = Extract<LimitMet, { period: string }>;

/**
 * Tells the member which limit was reached, how much of it was used before this stake, and when it
 * starts again.
 */
function limitReached({ kind, period, max, used, resetsAt }: PlayLimitMet): Error {
  const texts = { limit: Money.text(max), used: Money.text(used) };
  const data = { kind, period, ...texts, resetsAt: resetsAt?.toISOString() ?? null };
  return refuse('rg.limit_reached', { data, values: { limit: max, used } });
}

/** A break or an exclusion also ends the game session. The member is told of the break itself. */
async function whyNoPlay(app: App, { id, owner = id }: Player) {
  const why = await refusalToPlay(app, owner);
  return why?.code === 'no_permission' ? refuse('play.member_blocked') : why;
}
