import type { Money } from '@palaro/kernel';

interface MoneyMessage {
  vendor: string;
  member: string;
  session?: string;
  currency: string;
  game: string;
  round: string;
  transaction: string;
  /** Said by an adapter whose vendor gives a bet and its win one id (§6). */
  idScope?: 'command';
  details?: Record<string, unknown>;
  category?: string;
  occurredAt?: Date;
}
/** What a stake may carry beside its amount. */
interface Staking {
  freeRound?: string;
  jackpotShare?: Money;
}
interface Ending {
  final?: boolean;
  validBet?: Money;
  winKind?: 'win' | 'jackpot' | 'cashout' | 'freeRound';
}
/** A correction may stand outside of any round, a prize outside of any game. */
type Roundless = Omit<MoneyMessage, 'round'> & { round?: string };
type Gameless = Omit<MoneyMessage, 'round' | 'game'> & { game?: string };

export const ROLLBACK_REASONS = ['timeout', 'cancelled', 'gameError', 'voided'] as const;
export type RollbackReason = (typeof ROLLBACK_REASONS)[number];
export const ADJUST_REASONS = ['resettle', 'correction', 'tip', 'fee'] as const;
type AdjustReason = (typeof ADJUST_REASONS)[number];
export const CAMPAIGNS = ['tournament', 'drop', 'missions'] as const;
type Campaign = (typeof CAMPAIGNS)[number];

export const MONEY_COMMANDS = [
  'bet',
  'win',
  'betWin',
  'rollback',
  'adjust',
  'promoWin',
  'roundClose',
] as const;

export type MoneyCommandName = (typeof MONEY_COMMANDS)[number];

/** Commands of the protocol's §3 in the wallet's own terms. */
export type VendorCommand =
  | { kind: 'authenticate'; vendor: string; code: string }
  | { kind: 'balance'; vendor: string; session?: string; member?: string }
  | ({ kind: 'bet'; amount: Money } & Staking & MoneyMessage)
  | ({ kind: 'win'; amount: Money; bet?: string; freeRound?: string } & Ending & MoneyMessage)
  | ({ kind: 'betWin'; bet: Money; win: Money; validBet?: Money } & Staking & MoneyMessage)
  | ({
      kind: 'rollback';
      target: string;
      targetCommand?: MoneyCommandName;
      reason?: RollbackReason;
    } & MoneyMessage)
  | ({ kind: 'adjust'; amount: Money; target?: string; reason: AdjustReason } & Roundless)
  | ({ kind: 'promoWin'; amount: Money; promotion: string; campaign: Campaign } & Gameless)
  | ({
      kind: 'roundClose';
      bets: Money;
      wins: Money;
      refunds: Money;
      validBet?: Money;
    } & MoneyMessage);

/** The question by reference: what became of a transaction; it moves nothing. */
export interface VendorQuestion {
  kind: 'question';
  vendor: string;
  member: string;
  transaction: string;
  /** Which of the commands under that id, for vendors with `idScope: 'command'`. */
  command?: MoneyCommandName;
}
export type HouseCommand = VendorCommand['kind'] | VendorQuestion['kind'];
