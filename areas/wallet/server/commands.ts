import type { Language, MemberId, Money } from '@palaro/kernel';
import type { OwnEntry } from '@palaro/ledger';

/** Our own vendor: in-house games speak the same commands in process (wallet-protocol.md). */
export const HOUSE_VENDOR = 'PALARO';

/** Whom every command is about. Amounts are `Money`: counts of 1/10,000, never negative. */
interface FromVendor {
  vendor: string;
}

interface AboutMember extends FromVendor {
  member: MemberId;
}

/** What moves money names a round and its own id; the id is once and for ever (§6). */
interface Message extends AboutMember {
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
   * The session token (`gs_…`, `gt_…`). In house: the game session's id, or nothing for the
   * member's live session of that game.
   */
  session?: string;
  category?: string;
  /** Rows of the caller that commit together with the money, or not at all (ledger.md §6). */
  own?: OwnEntry[];
}

export interface AuthenticateCommand extends FromVendor {
  kind: 'authenticate';
  /** The launch code: once, within 60 s. */
  code: string;
}

export interface BalanceCommand extends FromVendor {
  kind: 'balance';
  member?: MemberId;
  session?: string;
}

export interface BetCommand extends Stake {
  kind: 'bet';
  amount: Money;
}

export interface WinCommand extends Message {
  kind: 'win';
  /** 0 is a loss notice. */
  amount: Money;
  /** The round ends with it. */
  final?: boolean;
  validBet?: Money;
}

/** Both legs in one commit; the bet must be affordable before the win. It ends the round. */
export interface BetWinCommand extends Stake {
  kind: 'betWin';
  bet: Money;
  win: Money;
  validBet?: Money;
}

export interface RollbackCommand extends Omit<Message, 'game'> {
  kind: 'rollback';
  game?: string;
  /** The transaction to undo; an unknown one is refused for ever when it comes (tombstone). */
  target: string;
  reason?: 'timeout' | 'cancelled' | 'gameError' | 'voided';
}

export type MoneyCommand = BetCommand | WinCommand | BetWinCommand | RollbackCommand;
export type WalletCommand = AuthenticateCommand | BalanceCommand | MoneyCommand;

/** Every status a vendor can meet, and no other (§5). The last line comes from the gateway. */
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

/** Which limit a bet met; `used` counts the bet itself. */
export interface LimitMet {
  kind: string;
  max: Money;
  used: Money;
}

/** What `authenticate` opens, besides the balance. */
export interface OpenedSession {
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

/** Answers are given after the commit, never before. */
export interface WalletAnswer {
  status: WalletStatus;
  /** The ledger's transfer; none for a tombstone and for a win of 0. */
  transactionId?: string;
  /** The playable balance; there whenever the member is known, also with refusals. */
  balance?: Money;
  currency?: string;
  /** The message had been answered before; nothing moved now. */
  duplicate?: true;
  limit?: LimitMet;
  opened?: OpenedSession;
  /** The code with which an own entry's guard refused; nothing of the item was written. */
  guard?: string;
  at: Date;
}
