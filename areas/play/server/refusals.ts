import { refuse } from '@palaro/server';
import type { WalletAnswer, WalletStatus } from '@palaro/wallet/server';

/** What a member is told for each refusal of the wallet (wallet-protocol.md §5). */
const REFUSALS: Partial<Record<WalletStatus, string>> = {
  INSUFFICIENT_FUNDS: 'play.insufficient_funds',
  SESSION_INVALID: 'play.session_ended',
  SESSION_EXPIRED: 'play.session_ended',
  MEMBER_BLOCKED: 'play.member_blocked',
  LIMIT_REACHED: 'play.limit_reached',
  RG_LIMIT: 'play.own_limit',
  GAME_DISABLED: 'play.game_closed',
  VENDOR_DISABLED: 'play.game_closed',
  MAINTENANCE: 'maintenance',
  KEY_REUSED: 'play.round_ref_reused',
  ROLLED_BACK: 'play.round_ref_reused',
  TRY_AGAIN: 'try_again',
};

/** A status that no in-house bet can meet is a fault of ours and answers as one. */
export function refusalOf({ status }: WalletAnswer): Error {
  const code = REFUSALS[status];
  return code ? refuse(code) : new Error(`the wallet answered ${status} to an in-house bet`);
}
