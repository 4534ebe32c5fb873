// npm run check:ledger: every invariant of the ledger on a running site's database, or on the one
// that DATABASE_URL names. Reads only; exit code 1 where a row breaks one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INVARIANTS } from '@palaro/ledger';
import { createPool } from '@palaro/server-app/db';

/** Rows shown of a broken invariant: enough to begin with, few enough to read. */
const SHOWN_ROWS = 10;

const url = process.env.DATABASE_URL ?? embeddedUrl(process.env.DATA_DIR ?? 'data');
const pool = createPool(url, 1);
let broken = 0;
try {
  for (const { id, says, sql } of INVARIANTS) {
    const { rows } = await pool.query<Record<string, unknown>>(sql);
    process.stdout.write(`${id.padEnd(4)} ${says.padEnd(70)} ${rows.length} rows\n`);
    for (const row of rows.slice(0, SHOWN_ROWS)) {
      process.stdout.write(`       ${JSON.stringify(row)}\n`);
    }
    broken += rows.length > 0 ? 1 : 0;
  }
} catch (error) {
  stop(`the ledger cannot be read: ${error instanceof Error ? error.message : String(error)}`);
}
await pool.end();
process.stdout.write(broken === 0 ? 'The ledger holds.\n' : `${broken} invariants are broken.\n`);
process.exit(broken === 0 ? 0 : 1);

/** Where the embedded PostgreSQL answers: the fourth line of its pid file is the port. */
function embeddedUrl(dataDir: string): string {
  const cluster = join(dataDir, 'postgres');
  const [, , , port] = read(join(cluster, 'postmaster.pid')).split('\n');
  const password = read(join(dataDir, 'postgres.password')).trim();
  return `postgres://palaro:${encodeURIComponent(password)}@127.0.0.1:${port}/palaro`;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return stop(`no running site in ${path}: start it, or set DATABASE_URL or DATA_DIR`);
  }
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
