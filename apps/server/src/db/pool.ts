import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Db } from '@palaro/server';
import { PreparingClient } from './prepared.ts';

const DATE_OID = 1082;
/**
 * A connection is renewed after this time, and its plans with it: a plan that was made while a
 * table was small is kept until the table is analysed (docs/domain/ledger.md §6, trap).
 */
const PLANS_SECONDS = 600;

/**
 * Connections to one database. Dates stay `YYYY-MM-DD` texts, since the driver would turn them into
 * local midnights. bigint and numeric stay texts too.
 */
export function createPool(url: string, max = 20): Pool {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    maxLifetimeSeconds: PLANS_SECONDS,
    application_name: 'palaro',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === DATE_OID
          ? (text: string) => text
          : (types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
    } as never,
  });
  return survivesBreaks(pool);
}

/** More connections to the same database, for callers that must not use up those of `pool`. */
export function poolBeside(pool: Pool, more: PoolConfig): Pool {
  // The password is not enumerable, so no log shows it.
  return survivesBreaks(new Pool({ ...pool.options, password: pool.options.password, ...more }));
}

/**
 * A connection that breaks (a restart of the database) is replaced on the next use. Without a
 * listener its error would end the process, whether the connection is idle or held by a caller
 * between two statements. The caller is told by his next statement.
 */
function survivesBreaks(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The typed query builder over the same connections. */
export const createDb = (pool: Pool): Db => new Kysely({ dialect: new PostgresDialect({ pool }) });
