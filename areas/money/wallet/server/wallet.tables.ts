import type { ColumnType, Generated } from 'kysely';
import type { MemberAccountKind } from '@palaro/ledger';

/** Counts of 1/10,000 come from the database as decimal text. */
type Count = ColumnType<string, string | bigint, string | bigint>;

export interface BookTable {
  book: number;
  currency: string;
  realm: 'R' | 'T';
}

export interface WalletTable {
  member_id: string;
  account_id: string;
  book: number;
  kind: MemberAccountKind;
  vendor: ColumnType<string, string | undefined, never>;
  /** Only the ledger writes it. */
  balance: ColumnType<string, never, never>;
  /** Counts the account's postings. */
  version: ColumnType<string, never, never>;
}

/** When a vendor that keeps the balance was last asked for it. */
export interface VendorReadingTable {
  member_id: string;
  vendor: string;
  read_at: Date | null;
  tried_at: Date;
}

export interface GameSessionTable {
  id: string;
  member_id: string;
  vendor: string;
  game: string;
  book: number;
  device: string;
  language: string;
  country: string;
  nickname: string;
  code: string;
  code_until: Date;
  token: string | null;
  started_at: Date;
  last_bet_at: Date;
  ended_at: Date | null;
  /** Ended by a block or an exclusion. */
  blocked: Generated<boolean>;
  /** Bets of this session must bring the member's limit row. */
  limited: boolean;
  /** For free play, the owner's account, until it is forgotten. */
  shadow_of: string | null;
  /** How long the session lives, as the vendor's settings were at the launch. */
  idle_seconds: number;
  max_seconds: number;
  lobby: boolean;
}

/** Only the ledger writes it; other areas read it for their lists and totals. */
export interface GameRoundTable {
  member_id: string;
  vendor: string;
  round: string;
  ref: string;
  game: string;
  state: 'O' | 'C' | 'V';
  bets: Count;
  wins: Count;
  refunds: Count;
  bet_count: number;
  valid_bet: Count | null;
  /** The totals that the vendor closed it with. */
  close_bets: Count | null;
  close_wins: Count | null;
  close_refunds: Count | null;
  /** The part of wins that came by adjustments. */
  adjusted: Count;
  /** Booked net: a buy-in's ticks tell only the difference. */
  netted: boolean;
  /** The number of the database transaction that changed it last; folds read it. */
  tx: Count;
  flags: string[];
  opened_at: Date;
  closed_at: Date | null;
}

/**
 * Limits of play and of deposits; `imposed_by` is empty where the member set it himself
 * (docs/domain/responsible-gaming.md §2).
 */
export interface RgLimitTable {
  member_id: string;
  kind: 'stake' | 'wager' | 'loss' | 'deposit';
  period: 'bet' | 'day' | 'week' | 'month';
  imposed_by: string;
  amount: Count;
  set_at: Date;
}

export interface GameMessageTable {
  member_id: string;
  vendor: string;
  round: string;
  transaction: string;
  kind: string;
  details: unknown;
  at: Date;
}

/** Awards to be claimed; claiming turns `amount` into cash. */
export interface AwardTable {
  member_id: string;
  id: Generated<string>;
  cause_kind: 'freeRound';
  promotion: string;
  vendor: string;
  round: string;
  transaction: string;
  amount: Count;
  turnover_times: number;
  state: 'Reserved' | 'Issued' | 'Claimed' | 'Expired' | 'Cancelled';
  issued_at: Date;
  expires_at: Date;
}

declare module '@palaro/server' {
  interface Tables {
    book: BookTable;
    wallet: WalletTable;
    vendor_reading: VendorReadingTable;
    game_session: GameSessionTable;
    game_round: GameRoundTable;
    /** Includes archived rounds. */
    'ledger.game_round': GameRoundTable;
    game_message: GameMessageTable;
    award: AwardTable;
    rg_limit: RgLimitTable;
  }
}
