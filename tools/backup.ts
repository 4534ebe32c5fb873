// npm run backup -- --to <folder>: a copy of a running site's embedded database, and the log that
// makes it whole, in a new folder there. With WAL_ARCHIVE set for the server, any later time can be
// restored from it: npm run restore. For a database at DATABASE_URL see docs/operations.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool, takeBackup } from '@palaro/server-app/db';
import { siteDatabaseUrl } from './lib/site-database.ts';

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error('name the folder: npm run backup -- --to <folder>');
  if (process.env.DATABASE_URL) {
    throw new Error('DATABASE_URL is set: a database of its own is backed up by pg_basebackup');
  }
  const dataDir = resolve(process.env.DATA_DIR || 'data');
  const pool = createPool(siteDatabaseUrl(), 1);
  const client = await pool.connect();
  const folder = await takeBackup(client, dataDir, resolve(values.to));
  client.release(true);
  await pool.end();
  process.stdout.write(`${folder}\n`);
  process.stdout.write(`The keys are not in it: keep ${dataDir}/keys at another place.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
