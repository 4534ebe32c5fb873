import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../start-error.ts';
import { poolBeside } from './pool.ts';

interface Migration {
  name: string;
  sha256: string;
  sql: string;
}

/**
 * Any fixed number. The lock makes two servers that start at once migrate and give rights one after
 * the other.
 */
export const MIGRATION_LOCK = 7_261_405;
const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Applies the folder's `NNNN_area_what.sql` files that are still missing, in order, each in its own
 * transaction. Returns the names applied now. Throws `StartError` where an applied file has changed
 * since or is gone, or where one fails.
 */
export async function migrate(owner: Pool, folder: string): Promise<string[]> {
  const files = readMigrations(folder);
  const pool = poolBeside(owner, { max: 1 });
  // The next commit of anybody writes these to the disk too. If none comes, the next start repeats
  // what was lost, so a hundred commits need not wait for the disk one by one.
  pool.on('connect', (client) => void client.query('set synchronous_commit = off'));
  try {
    await migrateQueue(pool);
    return await applyMissing(pool, files);
  } finally {
    await pool.end();
  }
}

async function applyMissing(pool: Pool, files: Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists migration
         (name text primary key, sha256 text not null, applied_at timestamptz not null)`,
    );
    const { rows } = await client.query<Migration>('select name, sha256 from migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    refuseOlder([...applied.keys()], files);
    for (const file of files) refuseEdited(file, applied.get(file.name));
    const missing = files.filter((file) => !applied.has(file.name));
    for (const file of missing) await apply(client, file);
    return missing.map((file) => file.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/** The queue's library creates its own schema, before migrations that may use it. */
async function migrateQueue(pgPool: Pool): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined), taskList: {} });
  } catch (error) {
    throw new StartError(`the queue's schema could not be created: ${(error as Error).message}`);
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const odd = names.find((name) => !FILE_NAME.test(name));
  if (odd) throw new StartError(`the migration ${odd} must be named NNNN_area_what.sql`);
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * A database of before the baselines (docs/decisions/062-rows-from-the-schema.md). One that a later
 * version migrated has run files after the last one here, and passes: nodes are replaced in turn.
 */
function refuseOlder(applied: string[], files: Migration[]): void {
  const last = files.at(-1)?.name ?? '';
  const gone = applied
    .sort()
    .find((name) => name < last && !files.some((file) => file.name === name));
  if (gone === undefined) return;
  throw new StartError(
    `this database was made before the first release (it ran ${gone}, which is gone), and nothing ` +
      'carries it over: start with another DATA_DIR or with an empty database',
  );
}

function refuseEdited({ name, sha256 }: Migration, applied: string | undefined): void {
  if (applied === undefined || applied === sha256) return;
  throw new StartError(
    `the migration ${name} was changed after this database ran it: restore the file and write ` +
      'the change as a new migration',
  );
}

async function apply(client: PoolClient, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    // The machine's real time, not the site's: this records the installation.
    await client.query('insert into migration values ($1, $2, clock_timestamp())', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(`the migration ${name} failed: ${(error as Error).message}`);
  }
}
