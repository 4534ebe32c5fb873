import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Db } from '@palaro/server';

const DATE_OID = 1082;

/**
 * Connections to one database. Days stay `YYYY-MM-DD` (the driver would make local midnights of
 * them), bigint and numeric stay strings.
 */
export function createPool(url: string, max = 20): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'palaro',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === DATE_OID
          ? (text: string) => text
          : (types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
    } as never,
  });
  // An idle connection that breaks (database restart) is replaced on the next use; without a
  // listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** The typed query builder over the same connections. */
export const createDb = (pool: Pool): Db => new Kysely({ dialect: new PostgresDialect({ pool }) });
