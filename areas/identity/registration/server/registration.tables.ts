import type { ColumnType } from 'kysely';

declare module '@palaro/server' {
  interface Refinements {
    affiliate_link: { deleted_at: ColumnType<Date | null, undefined, Date> };
  }
}
