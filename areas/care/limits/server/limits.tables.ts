import type { ColumnType } from 'kysely';

declare module '@palaro/server' {
  interface Refinements {
    rg_limit_change: {
      ready_at: ColumnType<Date | null, Date | undefined, never>;
      expires_at: ColumnType<Date | null, Date | undefined, never>;
    };
  }
}
