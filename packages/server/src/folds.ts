import type { App } from './app.ts';

/**
 * Sums that follow from the ledger, kept beside it (ledger.md §7). A fold sees every posting once:
 * its watermark moves in the commit that adds what lies below it, so that repeating or crashing
 * changes nothing, and a rebuild from nothing gives the same rows.
 */
export interface Fold {
  name: string;
  /** What it writes, and nothing else adds to; emptied before a rebuild. */
  tables: readonly string[];
  /**
   * Statements with $1 and $2, the transactions from (included) and to (not included) of this
   * step (`posting.tx`, `transfer.tx`, `game_round.tx`), and $3, the site's zone, where named.
   */
  sql: readonly string[];
  /**
   * Folded in one step it gives the same rows as in many, so that it can be compared with the
   * ledger at any time. Not so where rows are dropped behind it or depend on what else changes.
   */
  comparable?: true;
  /** Told after a step's commit, on the node that made it; a crash before it loses the news. */
  folded?(app: App, step: FoldStep): Promise<unknown>;
}

/** Transactions from (included) and to (not included), as decimal text. */
export interface FoldStep {
  from: string;
  to: string;
}

export const defineFold = (fold: Fold): Fold => fold;
