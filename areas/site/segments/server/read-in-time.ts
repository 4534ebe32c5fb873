import type { App, Tx } from '@palaro/server';
import { sql } from 'kysely';

/** A segment that takes longer to count is too broad to be looked at. */
const LONGEST = '10s';
/** What PostgreSQL answers to a statement that took too long. */
const CANCELLED = '57014';

/** Reads within a bounded time; what takes longer throws `late()`. */
export const readInTime = <T>(
  app: App,
  read: (tx: Tx) => Promise<T>,
  late: () => Error,
): Promise<T> =>
  app.db
    .transaction()
    .execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${LONGEST}, true)`.execute(tx);
      return read(tx);
    })
    .catch((error: Error & { code?: string }) => {
      throw error.code === CANCELLED ? late() : error;
    });
