import type { ColumnType, Generated } from 'kysely';
import type { MemberAccountKind } from '@palaro/ledger';
import type { AdjustReason } from '../wallet.api.ts';

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
  /** Written by the ledger alone. */
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
  /** Its bets must bring the row of the member's play limits. */
  limited: boolean;
  /** Of free play: the account it is of, until the session is forgotten. */
  shadow_of: string | null;
  /** Its life, as the vendor's settings were at the launch. */
  idle_seconds: number;
  max_seconds: number;
  lobby: boolean;
}

/** Written by the ledger alone; other areas read it for their lists and totals. */
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
  /** Booked net: a buy-in's ticks. */
  netted: boolean;
  /** The transaction that changed it last, for folds. */
  tx: Count;
  flags: string[];
  opened_at: Date;
  closed_at: Date | null;
}

/** Play limits; `imposed_by` empty: the member's own (responsible-gaming.md §2). */
export interface RgLimitTable {
  member_id: string;
  kind: 'stake' | 'wager' | 'loss';
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

/** What was given and is not claimed yet; `amount` becomes cash by claiming. */
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

/** `Expired` follows from the clock. */
export interface AdjustRequestTable {
  id: string;
  member_id: string;
  /** Signed: above zero the member gains. */
  amount: string;
  reason: AdjustReason;
  note: string;
  state: Generated<'Pending' | 'Applied' | 'Rejected' | 'Withdrawn'>;
  maker: string;
  made_at: Date;
  expires_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
}

export type AdjustAct = 'propose' | 'confirm' | 'reject' | 'withdraw';

interface AdjustActTable {
  id: Generated<string>;
  request: string;
  act: AdjustAct;
  actor: string;
  note: Generated<string>;
  at: Date;
}

declare module '@palaro/server' {
  interface Tables {
    adjust_request: AdjustRequestTable;
    adjust_act: AdjustActTable;
    book: BookTable;
    wallet: WalletTable;
    vendor_reading: VendorReadingTable;
    game_session: GameSessionTable;
    game_round: GameRoundTable;
    /** Those in the archive too. */
    'ledger.game_round': GameRoundTable;
    game_message: GameMessageTable;
    award: AwardTable;
    rg_limit: RgLimitTable;
  }
}
