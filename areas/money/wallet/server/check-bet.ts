import {
  isShadow,
  type BetCommand,
  type BetWinCommand,
  type LimitMet,
  type MoneyCommand,
  type WalletStatus,
} from '@palaro/kernel';
import type { App } from '@palaro/server';
import { HOUSE_VENDOR } from './commands.ts';
import { gameRules, memberMayPlay } from './play-rules.ts';

/**
 * Why a bet is refused, in the order of docs/domain/wallet-protocol.md §4: the session's check
 * comes between `early` and `late`.
 */
export interface BetCheck {
  early?: WalletStatus;
  late?: WalletStatus;
  limit?: LimitMet;
}

type Bet = BetCommand | BetWinCommand;
export const isBet = (command: MoneyCommand): command is Bet =>
  command.kind === 'bet' || command.kind === 'betWin';
export const stakeOf = (bet: Bet) => (bet.kind === 'bet' ? bet.amount : bet.bet);

/** Asks the areas that know. Even if this finds a refusal, a repeated bet gets its first answer. */
export async function checkBet(app: App, bet: Bet): Promise<BetCheck> {
  if (app.site.maintenance) return { early: 'MAINTENANCE' };
  const { vendor, game, member } = bet;
  const rules = gameRules.of(app);
  const [vendorOn, mayPlay, gameOn] = await Promise.all([
    rules.vendorOn(vendor),
    // Free play has no account to check. A block on its owner has ended its session.
    isShadow(member) || memberMayPlay.of(app)(member, vendor, game),
    rules.gameOn(vendor, game),
  ]);
  if (!vendorOn) return { early: 'VENDOR_DISABLED' };
  if (!mayPlay) return { late: 'MEMBER_BLOCKED' };
  if (!gameOn) return { late: 'GAME_DISABLED' };
  return checkLimits(app, bet);
}

async function checkLimits(app: App, bet: Bet): Promise<BetCheck> {
  // A reserve of ours is no stake: the game bounds the stakes that it stands for.
  if (bet.vendor === HOUSE_VENDOR && bet.kind === 'bet' && bet.category === 'buyIn') return {};
  const stake = stakeOf(bet);
  const bounds = await gameRules.of(app).betLimits(bet.vendor, bet.game);
  if (bounds && stake > bounds.maxBet) {
    return { late: 'LIMIT_REACHED', limit: { kind: 'stake', max: bounds.maxBet, used: stake } };
  }
  // A free round stakes nothing.
  if (bounds && stake > 0n && stake < bounds.minBet) {
    return { late: 'LIMIT_REACHED', limit: { kind: 'minStake', max: bounds.minBet, used: stake } };
  }
  return {};
}
