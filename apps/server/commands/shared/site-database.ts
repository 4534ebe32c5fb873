import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fourth line of PostgreSQL's pid file is the port where it answers. */
const PORT_LINE = 3;

/**
 * The address of a running site's database for its owner: `DATABASE_OWNER_URL`, `DATABASE_URL`, or
 * the embedded one of `DATA_DIR`. Throws if none is running.
 */
export function siteDatabaseUrl(): string {
  const { DATABASE_OWNER_URL, DATABASE_URL, DATA_DIR: dataDir = 'data' } = process.env;
  const outside = DATABASE_OWNER_URL || DATABASE_URL;
  if (outside) return outside;
  const port = read(dataDir, 'postgres/postmaster.pid').split('\n')[PORT_LINE];
  const password = read(dataDir, 'postgres.password').trim();
  return `postgres://palaro:${encodeURIComponent(password)}@127.0.0.1:${port}/palaro`;
}

function read(dataDir: string, file: string): string {
  try {
    return readFileSync(join(dataDir, file), 'utf8');
  } catch (cause) {
    const hint = 'start it, or set DATABASE_URL or DATA_DIR';
    throw new Error(`no site is running in ${dataDir}: ${hint}`, { cause });
  }
}
