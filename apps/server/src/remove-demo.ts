import type { Pool } from 'pg';
import type { Config } from '@palaro/server';
import { removeJournal } from './demo-programs.ts';
import { emptySchema } from './fill-demo.ts';
import { StartError } from './start-error.ts';

/**
 * Erases a demo database, so that a real site can start on it. Members who registered after the
 * filling would go too, so the caller must say how many there are. Throws `StartError` if the
 * database is no demo's, or if `members` is not their number.
 */
export async function removeDemo(pool: Pool, config: Config, members: number): Promise<void> {
  if ((await countRows(pool, `select from pg_tables where tablename = 'demo_fill'`)) === 0) {
    throw new StartError('the database holds no demo data');
  }
  if ((await countRows(pool, 'select from demo_fill')) === 0) {
    throw new StartError('the database holds no demo data, and nothing was erased');
  }
  const later = await countRows(
    pool,
    `select from member
      where registered_at > (select coalesce(finished_at, 'infinity') from demo_fill)`,
  );
  if (later !== members) {
    throw new StartError(
      `${later} members registered after the demo was filled, and would be erased with their ` +
        `money: if that is meant, run npm run remove-demo -- --members ${later}`,
    );
  }
  await emptySchema(pool);
  removeJournal(config);
}

async function countRows(pool: Pool, query: string): Promise<number> {
  return (await pool.query(query)).rowCount ?? 0;
}
