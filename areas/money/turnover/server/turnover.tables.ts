import type { ColumnType } from 'kysely';
import type { RequirementState } from './fill-requirements.ts';

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
      /** O open, D done, F forfeited, X closed on a low balance, W waived by operators. */
      state: ColumnType<RequirementState, 'O' | undefined, RequirementState>;
      opened_at: Date;
      ended_at: Date | null;
    };
    /** Rounds that wait to be counted. */
    turnover_due: { member_id: string; vendor: string; round: string; tx: Count };
    /** The same of vendors' lists. */
    turnover_listed_due: { member_id: string; vendor: string; round: string };
    turnover_use: {
      member_id: string;
      vendor: string;
      round: string;
      /** 0: what no open requirement could take. */
      requirement_id: string;
      amount: Count;
      counted_at: ColumnType<Date, Date | undefined, Date>;
    };
  }
}
