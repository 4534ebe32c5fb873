import type { App } from '@palaro/server';
import type { BetCommand, BetWinCommand, LimitMet, WalletStatus } from './commands.ts';
import { playRules } from './play-rules.ts';

/** Refusals of a bet, in the order of wallet-protocol.md §4: the session stands between the two. */
export interface BetCheck {
  early?: WalletStatus;
  late?: WalletStatus;
  limit?: LimitMet;
}

/** Asks the areas that know. A repeated bet is answered by its first answer all the same. */
export async function checkBet(app: App, bet: BetCommand | BetWinCommand): Promise<BetCheck> {
  if (app.site.maintenance) return { early: 'MAINTENANCE' };
  const { vendor, game, member } = bet;
  const rules = playRules(app);
  const [vendorOn, mayPlay, gameOn] = await Promise.all([
    rules.vendorOn(vendor),
    rules.mayPlay(member, vendor, game),
    rules.gameOn(vendor, game),
  ]);
  if (!vendorOn) return { early: 'VENDOR_DISABLED' };
  if (!mayPlay) return { late: 'MEMBER_BLOCKED' };
  if (!gameOn) return { late: 'GAME_DISABLED' };
  return checkLimits(app, bet);
}

async function checkLimits(app: App, bet: BetCommand | BetWinCommand): Promise<BetCheck> {
  const stake = bet.kind === 'bet' ? bet.amount : bet.bet;
  const rules = playRules(app);
  const [bounds, playLimit] = await Promise.all([
    rules.betLimits(bet.vendor, bet.game),
    rules.playLimit(bet.member, stake),
  ]);
  if (bounds && stake > bounds.maxBet) {
    return { late: 'LIMIT_REACHED', limit: { kind: 'stake', max: bounds.maxBet, used: stake } };
  }
  // A free round stakes nothing.
  if (bounds && stake > 0n && stake < bounds.minBet) {
    return { late: 'LIMIT_REACHED', limit: { kind: 'minStake', max: bounds.minBet, used: stake } };
  }
  return playLimit ? { late: 'RG_LIMIT', limit: playLimit } : {};
}
