import type { Money } from '@palaro/kernel';
import type { App } from './app.ts';
import type { FoldChanges, FoldTable } from './fold-table.ts';

/**
 * A fold derives sums from the ledger after its commits (docs/domain/ledger.md §7). One pass reads
 * the new rows once and hands them to every fold. It writes the folds' changes in the commit that
 * moves the watermark, so each row counts exactly once even after crashes and repeats.
 */
export interface Fold<Source extends FoldSource = FoldSource> {
  name: string;
  /** The tables that only this fold adds to; they are emptied before a rebuild. */
  tables: readonly FoldTable[];
  reads: readonly Source[];
  /**
   * Pure: the same rows always give the same changes, whatever the time is. Splitting the rows into
   * several calls gives the same result as one call. Rebuilds, the nightly check and tests call
   * this function too.
   */
  fold(rows: FoldRows<Source>): readonly FoldChanges[];
  /**
   * Its rows follow from the ledger alone, so they can be compared with it at any time. Leave it
   * out if a job deletes the fold's rows, or if a row depends on tables that change.
   */
  comparable?: true;
  /**
   * Called on this node after the commit of a step that changed something. A crash loses the call.
   */
  folded?(app: App, step: FoldStep): Promise<unknown>;
}

export const defineFold = <Source extends FoldSource>(fold: Fold<Source>): Fold => fold;

/** A range of transactions, as decimal text: `from` is included, `to` is not. */
export interface FoldStep {
  from: string;
  to: string;
}

interface Sources {
  transfers: PostedTransfer;
  rounds: ChangedRound;
}
export type FoldSource = keyof Sources;
export type FoldRows<Source extends FoldSource> = {
  readonly [S in Source]: readonly Sources[S][];
};

/**
 * The member's values when the row is read, so a rebuild counts old play by today's line and type.
 */
interface MemberNow {
  memberId: string;
  /** 0 member, 1 agent, 2 …: `member.type`; null if there is no such member. */
  memberType: number | null;
  /** From the top of the line down to the direct upline. */
  uplines: readonly string[];
}

/** A transfer with its postings. It never changes, so its amounts may be added up. */
export interface PostedTransfer extends MemberNow {
  transferId: bigint;
  kind: string;
  causeKind: string;
  causeId: string;
  actor: string;
  /** The day in the site's zone, `YYYY-MM-DD`. */
  day: string;
  book: number;
  realm: 'R' | 'T';
  /** The kind of the transfer that this one reverses. */
  reversed: string | null;
  /** The vendor that a `transfer…` moves money to or from. */
  carriedBy: string | null;
  /** The first bet of its round. A `betWin` is always a separate round. */
  firstBet: boolean;
  legs: readonly PostedLeg[];
}

export interface PostedLeg {
  /**
   * Account numbers: positive ones are the member's (`book * 100 + number`), negative ones the
   * house's.
   */
  from: number;
  to: number;
  amount: Money;
  /** The house's side; null for a leg between two accounts of the member. */
  house: { kind: string; vendor: string; detail: string } | null;
}

/**
 * A round in its current state. It comes again after each change, perhaps late and only in its
 * latest state. So a fold may set or remove what follows from it, but must not add it up.
 */
export interface ChangedRound extends MemberNow {
  vendor: string;
  round: string;
  game: string;
  state: 'O' | 'C' | 'V';
  bets: Money;
  wins: Money;
  refunds: Money;
  /** The part that counts for turnover; null: bets less refunds. */
  validBet: Money | null;
  realm: 'R' | 'T';
  /** The nickname, or the account name where there is none. */
  name: string;
  closedAt: Date | null;
  /** The day it closed, in the site's zone. */
  day: string | null;
  /** The transaction that changed it last. */
  tx: string;
  /**
   * It may fill a requirement that was opened before it closed, or it filled one
   * (docs/domain/ledger.md §8).
   */
  forTurnover: boolean;
}
