import { refusalToPlay } from '@palaro/accounts/server';
import { Money } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import type { LimitMet, WalletAnswer, WalletStatus } from '@palaro/wallet/server';
import type { Player } from './player.ts';

/** What a member is told for each refusal of the wallet (wallet-protocol.md §5). */
const REFUSALS: Partial<Record<WalletStatus, string>> = {
  INSUFFICIENT_FUNDS: 'play.insufficient_funds',
  MEMBER_BLOCKED: 'play.member_blocked',
  SESSION_INVALID: 'play.session_ended',
  SESSION_EXPIRED: 'play.session_ended',
  LIMIT_REACHED: 'play.limit_reached',
  GAME_DISABLED: 'play.game_closed',
  VENDOR_DISABLED: 'play.game_closed',
  MAINTENANCE: 'maintenance',
  KEY_REUSED: 'play.round_ref_reused',
  ROLLED_BACK: 'play.round_ref_reused',
  TRY_AGAIN: 'try_again',
};

/** A status that no in-house bet can meet is a fault of ours and answers as one. */
export async function refusalOf(
  app: App,
  player: Player,
  stake: Money,
  { status, limit }: WalletAnswer,
): Promise<Error> {
  if (status === 'RG_LIMIT' && limit) return limitReached(limit, stake);
  const mayBeOut = status === 'MEMBER_BLOCKED' || status === 'SESSION_INVALID';
  const why = mayBeOut ? await whyNoPlay(app, player) : null;
  const code = why ?? REFUSALS[status];
  return code ? refuse(code) : new Error(`the wallet answered ${status} to an in-house bet`);
}

/** The member reads what he chose himself, or what was imposed, and when it begins anew. */
function limitReached({ kind, period, max, used, resetsAt }: LimitMet, stake: Money): Error {
  const [limit, usedBefore] = [Money.text(max), Money.text(used - stake)];
  const data = { kind, period, limit, used: usedBefore, resetsAt: resetsAt?.toISOString() ?? null };
  return refuse('rg.limit_reached', { data, values: { limit, used: usedBefore } });
}

/** A break or an exclusion, which ended the game, is told as what it is. */
async function whyNoPlay(app: App, { id, owner = id }: Player) {
  const why = await refusalToPlay(app, owner);
  return why === 'no_permission' ? 'play.member_blocked' : why;
}
