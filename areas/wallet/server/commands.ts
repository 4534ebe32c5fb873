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
  /**
   * `command`: the vendor gives a bet and its win one id, so the command is part of the identity
   * (§6, `idScope`); a rollback then means the bet unless it says otherwise.
   */
  idScope?: 'command';
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
  /** The grant whose free round this is; it stakes nothing, and what it wins becomes an award. */
  freeRound?: string;
  /** Part of the stake, for information. */
  jackpotShare?: Money;
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

/** With the category `buyIn` it is a hold and no stake: ticks move it, a final win ends it (§3). */
export interface BetCommand extends Stake {
  kind: 'bet';
  amount: Money;
}

export interface WinCommand extends Message {
  kind: 'win';
  /** 0 is a loss notice. */
  amount: Money;
  /** The transaction of the bet; of a buy-in it ends the hold with what is left. */
  bet?: string;
  /** The round ends with it. */
  final?: boolean;
  validBet?: Money;
  winKind?: 'win' | 'jackpot' | 'cashout' | 'freeRound';
  /** The grant of the free round: the win becomes an award, not cash. */
  freeRound?: string;
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
  /** Which of the commands under the target's id, for vendors with `idScope: 'command'`. */
  targetCommand?: MoneyCommand['kind'];
  reason?: 'timeout' | 'cancelled' | 'gameError' | 'voided';
}

/** A correction in either direction; what cannot be taken becomes debt. */
export interface AdjustCommand extends Omit<Message, 'round'> {
  kind: 'adjust';
  round?: string;
  /** Signed, not 0. */
  amount: Money;
  /** A buy-in's transaction: the amount then moves between its hold and the house. */
  target?: string;
  reason: 'resettle' | 'correction' | 'tip' | 'fee';
}

/** A prize of the vendor's own campaign; booked to promotions and never to the game. */
export interface PromoWinCommand extends Omit<Message, 'round' | 'game'> {
  kind: 'promoWin';
  game?: string;
  amount: Money;
  /** The vendor's campaign id. */
  promotion: string;
  campaign: 'tournament' | 'drop' | 'missions';
}

/** Says what the round came to. Moves nothing, in any order; the totals are compared (§7). */
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
  /** Of a play limit: its period, and when the next one begins (null: it is one of every bet). */
  period?: 'bet' | 'day' | 'week' | 'month';
  resetsAt?: Date | null;
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
  /** Of the member's balances: of two readings the one with more is the later. */
  version?: number;
  currency?: string;
  /** The message had been answered before; nothing moved now. */
  duplicate?: true;
  limit?: LimitMet;
  opened?: OpenedSession;
  /** The code with which an own entry's guard refused; nothing of the item was written. */
  guard?: string;
  at: Date;
}
