import type { MemberId } from './ids.ts';
import type { Language } from './languages.ts';
import type { Money } from './money.ts';

// The commands games send to the wallet and its answers (docs/domain/wallet-protocol.md). Vendors'
// adapters translate into them, in-house games send them, and the wallet executes them. Amounts are
// `Money`: counts of 1/10,000, never negative unless a comment says so.

export const ROLLBACK_REASONS = ['timeout', 'cancelled', 'gameError', 'voided'] as const;
export const CORRECTION_REASONS = ['resettle', 'correction', 'tip', 'fee'] as const;
export const CAMPAIGNS = ['tournament', 'drop', 'missions'] as const;
export const WIN_KINDS = ['win', 'jackpot', 'cashout', 'freeRound'] as const;

/** Commands that name a transaction. `roundClose` moves no money, but counts only once too. */
export const MONEY_COMMANDS = [
  'bet',
  'win',
  'betWin',
  'rollback',
  'adjust',
  'promoWin',
  'roundClose',
] as const;
type MoneyCommandName = (typeof MONEY_COMMANDS)[number];

interface FromVendor {
  vendor: string;
}

/** A command that moves money names its round and its id. The id is used once and for ever (§6). */
interface Message extends FromVendor {
  /** The vendor's id of the member; the wallet converts it (`memberOfWire`). */
  member: MemberId;
  /**
   * `command`: the vendor gives a bet and its win the same id, so the command is part of the
   * identity (§6, `idScope`). A rollback then targets the bet unless it says otherwise.
   */
  idScope?: 'command';
  /** ISO 4217 alpha-3; must be the currency of the member's book. */
  currency: string;
  /** The vendor's game code. */
  game: string;
  round: string;
  transaction: string;
  /** Free JSON for the bet detail screen, never interpreted. */
  details?: unknown;
  occurredAt?: Date;
}

interface Stake extends Message {
  /**
   * The session token (`gs_…`, `gt_…`). In-house games give the game session's id, or nothing for
   * the member's live session of that game.
   */
  session?: string;
  category?: string;
  /** The grant of this free round. The round stakes nothing, and its win becomes an award. */
  freeRound?: string;
  /** Part of the stake, for information. */
  jackpotShare?: Money;
}

export interface AuthenticateCommand extends FromVendor {
  kind: 'authenticate';
  /** The launch code. It works once, within 60 s. */
  code: string;
}

export interface BalanceCommand extends FromVendor {
  kind: 'balance';
  member?: MemberId;
  session?: string;
}

/**
 * With the category `buyIn` it is a hold, not a stake: ticks change it and a final win ends it
 * (§3).
 */
export interface BetCommand extends Stake {
  kind: 'bet';
  amount: Money;
}

export interface WinCommand extends Message {
  kind: 'win';
  /** 0 is a loss notice. */
  amount: Money;
  /**
   * The bet's transaction. If it is a buy-in, the win ends the hold; `amount` is what is left of
   * it.
   */
  bet?: string;
  /**
   * Of a win that ends a buy-in: what the game paid since its last tick. Games that tell it are
   * booked gross, with stakes and wins; others by the difference.
   */
  won?: Money;
  /** This win ends the round. */
  final?: boolean;
  validBet?: Money;
  winKind?: (typeof WIN_KINDS)[number];
  /** The grant of the free round: the win becomes an award, not cash. */
  freeRound?: string;
}

/**
 * A bet and its win in one commit; it ends the round. The member must afford the bet before the
 * win.
 */
export interface BetWinCommand extends Stake {
  kind: 'betWin';
  bet: Money;
  win: Money;
  validBet?: Money;
}

export interface RollbackCommand extends Omit<Message, 'game'> {
  kind: 'rollback';
  game?: string;
  /** The transaction to undo. If it is not known yet, a tombstone refuses it when it arrives. */
  target: string;
  /** Which command of the target's id is meant, for vendors with `idScope: 'command'`. */
  targetCommand?: MoneyCommandName;
  reason?: (typeof ROLLBACK_REASONS)[number];
}

/** A correction in either direction. What cannot be taken from the member becomes a debt. */
export interface AdjustCommand extends Omit<Message, 'round'> {
  kind: 'adjust';
  /** Missing if the correction belongs to no round. */
  round?: string;
  /** May be negative, but not 0. */
  amount: Money;
  /** A buy-in's transaction. The amount then moves between its hold and the house. */
  target?: string;
  /** Of a buy-in's tick: what the game paid; `amount` is that less the stakes. */
  won?: Money;
  reason: (typeof CORRECTION_REASONS)[number];
}

/** A prize of the vendor's campaign; it is booked to promotions, never to the game. */
export interface PromoWinCommand extends Omit<Message, 'round' | 'game'> {
  kind: 'promoWin';
  game?: string;
  amount: Money;
  /** The vendor's campaign id. */
  promotion: string;
  campaign: (typeof CAMPAIGNS)[number];
}

/**
 * Reports the round's totals, to be compared with ours (§7). It moves no money and may come in any
 * order.
 */
export interface RoundCloseCommand extends Message {
  kind: 'roundClose';
  bets: Money;
  wins: Money;
  refunds: Money;
  validBet?: Money;
}

export type MoneyCommand =
  | BetCommand
  | WinCommand
  | BetWinCommand
  | RollbackCommand
  | AdjustCommand
  | PromoWinCommand
  | RoundCloseCommand;
/** The commands of §3. */
export type VendorCommand = AuthenticateCommand | BalanceCommand | MoneyCommand;

/** Asks what happened to a transaction (§3). It moves no money. */
export interface VendorQuestion extends FromVendor {
  kind: 'question';
  member: string;
  transaction: string;
  /** Which command of that id is meant, for vendors with `idScope: 'command'`. */
  command?: MoneyCommandName;
}

/** All statuses a vendor can receive (§5). The gateway gives those of the last line. */
export const WALLET_STATUSES = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'SESSION_INVALID',
  'SESSION_EXPIRED',
  'MEMBER_BLOCKED',
  'LIMIT_REACHED',
  'RG_LIMIT',
  'GAME_DISABLED',
  'VENDOR_DISABLED',
  'MAINTENANCE',
  'ROLLED_BACK',
  'KEY_REUSED',
  'TARGET_MISMATCH',
  'CURRENCY_MISMATCH',
  'MEMBER_UNKNOWN',
  'TRY_AGAIN',
  'MALFORMED',
  'UNKNOWN_COMMAND',
  'SIGNATURE_INVALID',
  'STALE',
  'REPLAYED',
] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];

/**
 * The limit that a bet reached. Of a bet's own bounds `used` is the bet; of a play limit what was
 * used before it, because a refused stake uses nothing.
 */
export type LimitMet = { max: Money; used: Money } & (
  | { kind: 'stake' | 'minStake'; period?: undefined; resetsAt?: undefined }
  | PlayLimitMet
);

/** A play limit. `resetsAt` is the start of its next period; null for a limit on each bet. */
interface PlayLimitMet {
  kind: 'stake' | 'wager' | 'loss';
  period: 'bet' | 'day' | 'week' | 'month';
  resetsAt: Date | null;
}

/** The session that `authenticate` opens. */
interface OpenedSession {
  session: string;
  member: MemberId;
  language: Language;
  country: string;
  mode: 'real' | 'trial';
  game: string;
  nickname: string;
  expiresAt: Date;
  limits: { minBet: Money; maxBet: Money } | null;
}

/** The answer to a command; vendors may see all of it. */
export interface CommandAnswer {
  status: WalletStatus;
  /** The ledger's transfer. A tombstone and a win of 0 have none. */
  transactionId?: string;
  /** The playable balance. Present whenever the member is known, also in refusals. */
  balance?: Money;
  currency?: string;
  /** The message was answered before; nothing moved this time. */
  duplicate?: true;
  limit?: LimitMet;
  opened?: OpenedSession;
  at: Date;
}
