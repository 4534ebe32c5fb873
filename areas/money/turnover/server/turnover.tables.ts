import type { ColumnType } from 'kysely';

/** Counts of 1/10,000 come from the database as decimal text. */
type Count = ColumnType<string, string | bigint, string | bigint>;

declare module '@palaro/server' {
  interface Tables {
    turnover_requirement: {
      member_id: string;
      requirement_id: ColumnType<string, string | undefined, never>;
      cause_kind: string;
      cause_id: string;
      required: Count;
      done: ColumnType<string, string | bigint | undefined, string | bigint>;
      /** O open, D done, F forfeited, X closed on a low balance. */
      state: ColumnType<'O' | 'D' | 'F' | 'X', 'O' | undefined, 'O' | 'D' | 'F' | 'X'>;
      opened_at: Date;
      ended_at: Date | null;
    };
    turnover_use: {
      member_id: string;
      vendor: string;
      round: string;
      requirement_id: string;
      amount: Count;
    };
  }
}
