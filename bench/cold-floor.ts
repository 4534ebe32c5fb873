import { join } from 'node:path';
import { migrate, startDatabase } from '@palaro/server-app/db';

type Pool = Awaited<ReturnType<typeof startDatabase>>['owner'];

const MIGRATIONS = join(import.meta.dirname, '../apps/server/migrations');

/** All rows of a table, as one JSON text. */
interface Rows {
  table: string;
  columns: string;
  json: string;
}

/** The rows of every table of a stopped site's database. */
export const rowsOf = (dataDir: string): Promise<Rows[]> =>
  withDatabase(dataDir, async (owner) => {
    const { rows: tables } = await owner.query<{ table: string; columns: string }>(`
      select c.oid::regclass::text as table, string_agg(quote_ident(a.attname), ', ') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
        and c.relnamespace in ('public'::regnamespace, 'archive'::regnamespace)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.oid`);
    const full = [];
    for (const { table, columns } of tables) {
      const { rows } = await owner.query<{ json: string | null }>(
        `select json_agg(t)::text as json from ${table} t`,
      );
      if (rows[0]?.json) full.push({ table, columns, json: rows[0].json });
    }
    return full;
  });

/**
 * How long a filled database takes at least, in ms: initdb, PostgreSQL's start, the site's
 * migrations, and the same rows in one statement a table and one commit. Nothing is played, hashed
 * or judged for them.
 */
export async function leastFilled(dataDir: string, rows: readonly Rows[]): Promise<number> {
  const begin = performance.now();
  return withDatabase(dataDir, async (owner) => {
    await migrate(owner, MIGRATIONS);
    await insertAll(owner, rows);
    return performance.now() - begin;
  });
}

async function insertAll(owner: Pool, rows: readonly Rows[]): Promise<void> {
  const client = await owner.connect();
  // Triggers refuse some of these rows, which came into being step by step.
  await client.query('begin; set local session_replication_role = replica');
  for (const { table, columns, json } of rows) {
    const text = `insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, $1)
        on conflict do nothing`;
    await client.query(text, [json]);
  }
  await client.query('commit; analyze');
  client.release();
}

async function withDatabase<T>(dataDir: string, work: (owner: Pool) => Promise<T>): Promise<T> {
  const database = await startDatabase({ databaseUrl: null, dataDir }, () => {});
  try {
    return await work(database.owner);
  } finally {
    await database.stop();
  }
}
