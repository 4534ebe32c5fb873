// npm run backup -- --to <folder>: copies a running site's embedded database, with the log that
// makes the copy complete, into a new folder there. If the server has WAL_ARCHIVE set, any later
// time can be restored from it: npm run restore. Backups beyond the newest four (--keep N) are
// removed, with the log that only they needed. For a database at DATABASE_URL see
// docs/operations.md.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool, pruneBackups, takeBackup } from '../src/db/index.ts';
import { siteDatabaseUrl } from './shared/site-database.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(async () => {
  const options = { to: { type: 'string' }, keep: { type: 'string', default: '4' } } as const;
  const { values } = parseArgs({ options });
  if (!values.to) throw new Error('name the folder: npm run backup -- --to <folder>');
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) throw new Error('--keep must be 1 or more');
  if (process.env.DATABASE_URL) {
    throw new Error('DATABASE_URL is set: back up that database with pg_basebackup');
  }
  const dataDir = resolve(process.env.DATA_DIR || 'data');
  const pool = createPool(siteDatabaseUrl(), 1);
  const client = await pool.connect();
  const folder = await takeBackup(client, dataDir, resolve(values.to));
  client.release(true);
  await pool.end();
  process.stdout.write(`${folder}\n`);
  const archive = process.env.WAL_ARCHIVE || '0';
  const walArchive = archive === '1' ? join(dataDir, 'wal-archive') : resolve(archive);
  const gone = pruneBackups({
    to: resolve(values.to),
    keep: Number(values.keep),
    walArchive: archive === '0' ? null : walArchive,
  });
  if (gone.backups + gone.log > 0) {
    process.stdout.write(
      `Removed ${gone.backups} old backups and ${gone.log} files of their log.\n`,
    );
  }
  process.stdout.write(`The backup has no keys: keep ${dataDir}/keys at another place.\n`);
});
