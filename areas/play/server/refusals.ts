import { refusalToPlay } from '@palaro/accounts/server';
import { Money, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import type { LimitMet, WalletAnswer, WalletStatus } from '@palaro/wallet/server';

/** What a member is told for each refusal of the wallet (wallet-protocol.md §5). */
const REFUSALS: Partial<Record<WalletStatus, string>> = {
  INSUFFICIENT_FUNDS: 'play.insufficient_funds',
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
  member: MemberId,
  stake: Money,
  { status, limit }: WalletAnswer,
): Promise<Error> {
  if (status === 'RG_LIMIT' && limit) return limitReached(limit, stake);
  if (status === 'MEMBER_BLOCKED') return memberBlocked(app, member);
  const code = REFUSALS[status];
  return code ? refuse(code) : new Error(`the wallet answered ${status} to an in-house bet`);
}

/** The member reads what he chose himself, or what was imposed, and when it begins anew. */
function limitReached({ kind, period, max, used, resetsAt }: LimitMet, stake: Money): Error {
  const [limit, usedBefore] = [Money.text(max), Money.text(used - stake)];
  const data = { kind, period, limit, used: usedBefore, resetsAt: resetsAt?.toISOString() ?? null };
  return refuse('rg.limit_reached', { data, values: { limit, used: usedBefore } });
}

/** A break or an exclusion is told as what it is. */
async function memberBlocked(app: App, member: MemberId): Promise<Error> {
  const why = await refusalToPlay(app, member);
  return refuse(why === null || why === 'no_permission' ? 'play.member_blocked' : why);
}
