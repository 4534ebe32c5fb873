import type { ColumnType } from 'kysely';

/** Counts of 1/10,000 or of rows. Only folds write them. */
type Sum = ColumnType<string, never, never>;

interface Played {
  day: ColumnType<string, never, never>;
  vendor: ColumnType<string, never, never>;
  game: ColumnType<string, never, never>;
  bets: Sum;
  wins: Sum;
  refunds: Sum;
  adjusts: Sum;
  bet_count: Sum;
}

declare module '@palaro/server' {
  interface Tables {
    member_day: Played & { member_id: Sum; book: number };
    team_day: Played & { upline_id: Sum };
    statement_day: {
      member_id: Sum;
      day: ColumnType<string, never, never>;
      kind: ColumnType<string, never, never>;
      vendor: ColumnType<string, never, never>;
      transfers: Sum;
      paid_in: Sum;
      paid_out: Sum;
      first_id: Sum;
      last_id: Sum;
    };
  }
}
