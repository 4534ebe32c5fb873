import { isShadow } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type {
  BetCommand,
  BetWinCommand,
  LimitMet,
  MoneyCommand,
  WalletStatus,
} from './commands.ts';
import { playRules } from './play-rules.ts';

/** Refusals of a bet, in the order of wallet-protocol.md §4: the session stands between the two. */
export interface BetCheck {
  early?: WalletStatus;
  late?: WalletStatus;
  limit?: LimitMet;
}

type Bet = BetCommand | BetWinCommand;
export const isBet = (command: MoneyCommand): command is Bet =>
  command.kind === 'bet' || command.kind === 'betWin';
export const stakeOf = (bet: Bet) => (bet.kind === 'bet' ? bet.amount : bet.bet);

/** Asks the areas that know. A repeated bet is answered by its first answer all the same. */
export async function checkBet(app: App, bet: Bet): Promise<BetCheck> {
  if (app.site.maintenance) return { early: 'MAINTENANCE' };
  const { vendor, game, member } = bet;
  const rules = playRules(app);
  const [vendorOn, mayPlay, gameOn] = await Promise.all([
    rules.vendorOn(vendor),
    // Free play has no account: what ends its owner's play ends its session.
    isShadow(member) || rules.mayPlay(member, vendor, game),
    rules.gameOn(vendor, game),
  ]);
  if (!vendorOn) return { early: 'VENDOR_DISABLED' };
  if (!mayPlay) return { late: 'MEMBER_BLOCKED' };
  if (!gameOn) return { late: 'GAME_DISABLED' };
  return checkLimits(app, bet);
}

async function checkLimits(app: App, bet: Bet): Promise<BetCheck> {
  const stake = stakeOf(bet);
  const bounds = await playRules(app).betLimits(bet.vendor, bet.game);
  if (bounds && stake > bounds.maxBet) {
    return { late: 'LIMIT_REACHED', limit: { kind: 'stake', max: bounds.maxBet, used: stake } };
  }
  // A free round stakes nothing.
  if (bounds && stake > 0n && stake < bounds.minBet) {
    return { late: 'LIMIT_REACHED', limit: { kind: 'minStake', max: bounds.minBet, used: stake } };
  }
  return {};
}
