import type { ColumnType } from 'kysely';

/** Written as JSON text. */
type Json = ColumnType<unknown, string, never>;

declare module '@palaro/server' {
  interface Refinements {
    change_request: { payload: Json; before: Json; after: Json };
  }
}
