import type { ColumnType } from 'kysely';

declare module '@palaro/server' {
  interface Refinements {
    wallet: {
      vendor: ColumnType<string, string | undefined, never>;
      /** Only the ledger writes it. */
      balance: ColumnType<string, never, never>;
      /** Counts the account's postings. */
      version: ColumnType<string, never, never>;
    };
  }
  interface Tables {
    /** Includes archived rounds. */
    'ledger.game_round': Tables['game_round'];
  }
}
