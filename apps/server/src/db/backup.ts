import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { StartError } from '../start-error.ts';
import { copyHashed, filesBelow, makePrivate, syncDisks } from './copy-tree.ts';

/** The content of a backup's `backup.json`. */
export interface BackupNote {
  /** When it was finished, by the clock used in the log: the earliest time to restore to. */
  finishedAt: string;
  postgres: string;
  /** The part of the log that the backup needs; it is included. */
  firstWal: string;
  lastWal: string;
}

export const NOTE = 'backup.json';
/** In the format that `sha256sum -c` reads. */
export const SUMS = 'SHA256SUMS';
export const PASSWORD = 'postgres.password';

const WAL_FILE = /^[0-9A-F]{24}$/;
/** Every start creates these anew, so a copy of them is useless. */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const SKIPPED = /^postmaster\.(pid|opts)$|(^|\/)(pgsql_tmp|pg_internal\.init)/;
/** On disk before the backup gets its name; for nobody else to read. */
const OWNERS = { mode: 0o600, flush: true };
const CONTROL = 'global/pg_control';

interface Started {
  lsn: string;
  wal: string;
}
interface Stopped extends Started {
  at: Date;
  label: string;
}

/**
 * Copies the embedded database of a running site into a new folder below `to`, with the log that
 * makes the copy complete. The site keeps running. The keys in `DATA_DIR/keys` are left out: they
 * must not lie beside the data they open. Returns the folder, which appears only when it is
 * complete.
 */
export async function takeBackup(client: ClientBase, dataDir: string, to: string): Promise<string> {
  const cluster = join(dataDir, 'postgres');
  if (readdirSync(join(cluster, 'pg_tblspc')).length > 0) {
    throw new StartError('the database has tablespaces: use pg_basebackup instead');
  }
  // Keeps the log that the copy needs until this connection ends.
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
    `palaro_backup_${process.pid}`,
  ]);
  const started = await client.query<Started>(
    `select lsn::text, pg_walfile_name(lsn) wal from pg_backup_start('palaro', true) lsn`,
  );
  const first = started.rows[0] as Started;
  const draft = join(to, `palaro-${first.wal}.part`);
  rmSync(draft, { recursive: true, force: true });
  const copy = join(draft, 'postgres');
  makePrivate(copy);
  const sums = await copyCluster(cluster, copy);
  const stopped = await client.query<Stopped>(
    `select lsn::text, pg_walfile_name(lsn) wal, labelfile as label, clock_timestamp() at
      from pg_backup_stop(false)`,
  );
  const last = stopped.rows[0] as Stopped;
  writeFileSync(join(copy, 'backup_label'), last.label, OWNERS);
  sums.push(...(await copyLog(cluster, copy, first.wal, last.wal)));
  await copyHashed(join(dataDir, PASSWORD), join(draft, PASSWORD));
  const note: BackupNote = {
    finishedAt: last.at.toISOString(),
    postgres: readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim(),
    firstWal: first.wal,
    lastWal: last.wal,
  };
  writeFileSync(join(draft, SUMS), `${sums.join('\n')}\n`, OWNERS);
  writeFileSync(join(draft, NOTE), `${JSON.stringify(note, null, 2)}\n`, OWNERS);
  await syncDisks();
  return nameWhole(to, draft, last.at);
}

async function copyCluster(cluster: string, copy: string): Promise<string[]> {
  // PostgreSQL needs the folders below pg_wal to be there, but empty.
  const skip = (path: string, isFolder: boolean) =>
    SKIPPED.test(path) || (EMPTIED.test(path) && !(isFolder && path.startsWith('pg_wal/')));
  const { files, folders } = await filesBelow(cluster, skip);
  for (const folder of folders) makePrivate(join(copy, folder));
  // The control file says how far the database is. Copied last, it is no older than the data.
  const ordered = [...files.filter((path) => path !== CONTROL), CONTROL];
  const sums: string[] = [];
  for (const path of ordered) {
    const sum = await copyHashed(join(cluster, path), join(copy, path));
    if (sum) sums.push(`${sum}  postgres/${path}`);
  }
  return sums;
}

async function copyLog(cluster: string, copy: string, first: string, last: string) {
  const sums: string[] = [];
  const needed = readdirSync(join(cluster, 'pg_wal')).filter(
    (name) => (WAL_FILE.test(name) && name >= first && name <= last) || name.endsWith('.history'),
  );
  if (!needed.includes(first) || !needed.includes(last)) {
    throw new StartError(`the log from ${first} to ${last} is no longer there`);
  }
  for (const name of needed) {
    const path = `pg_wal/${name}`;
    const sum = await copyHashed(join(cluster, path), join(copy, path));
    if (sum) sums.push(`${sum}  postgres/${path}`);
  }
  return sums;
}

function nameWhole(to: string, draft: string, at: Date): string {
  const stamp = at.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const folder = join(to, `palaro-${stamp}`);
  if (existsSync(folder)) throw new StartError(`${folder} already exists`);
  renameSync(draft, folder);
  return folder;
}
