import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import { NOTE, PASSWORD, SUMS, type BackupNote } from './backup.ts';
import { startCluster } from './cluster.ts';
import { copyHashed, filesBelow, makePrivate } from './copy-tree.ts';
import { createPool } from './pool.ts';
import { findPostgres } from './postgres-binaries.ts';
import { postgresUser, type RunAs } from './run-as.ts';

export interface RestoreOptions {
  /** A backup, or a folder of several: then the newest that was finished by `to`. */
  from: string;
  /** The new site's `DATA_DIR`; must be empty. */
  into: string;
  /** Restores everything committed up to this time; null restores all there is. */
  to: Date | null;
  /** Folders with the log after the backup: the archive and the old site's log folder. */
  wal: readonly string[];
  /** The old site's keys; null where an operator copies them by hand. */
  keys: string | null;
  /** SQL to run on the restored database before anybody can connect. */
  afterwards: string;
}

const WAL_NAME = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)(\.gz)?$/;
/** Beside the database's folder, where PostgreSQL can reach it whatever folders lie above. */
const STAGED = 'wal-restore';

/**
 * Builds a site's data folder from a backup and the log after it, as of a given time. Everything
 * acknowledged before that time is there; nothing later is. Returns the backup used. On
 * `StartError` the new folder is removed again.
 */
export async function restoreBackup(options: RestoreOptions): Promise<string> {
  const { into, to } = options;
  if (existsSync(into) && readdirSync(into).length > 0) {
    throw new StartError(`${into} is not empty: restore into a new folder`);
  }
  const backup = chooseBackup(options.from, to);
  const cluster = join(into, 'postgres');
  const note = readNote(backup) as BackupNote;
  const runAs = postgresUser(cluster);
  const binaries = await findPostgres(runAs, Number(note.postgres));
  if (!binaries) throw new StartError(`PostgreSQL ${note.postgres} is not installed here`);
  mkdirSync(into, { recursive: true, mode: 0o755 });
  try {
    await copyVerified(backup, into);
    await stageLog(options.wal, join(into, STAGED), note.firstWal);
    writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
    await handOver([cluster, join(into, STAGED)], runAs);
    const password = readFileSync(join(into, PASSWORD), 'utf8').trim();
    const settings = recoverySettings(to);
    const server = await startCluster({ dir: cluster, binaries, runAs, password, settings });
    try {
      await runOn(server.url('palaro'), options.afterwards);
    } finally {
      await server.stop();
    }
  } catch (error) {
    rmSync(into, { recursive: true, force: true });
    throw to ? explained(error, to) : error;
  }
  rmSync(join(into, STAGED), { recursive: true, force: true });
  if (options.keys) cpSync(options.keys, join(into, 'keys'), { recursive: true });
  return backup;
}

async function runOn(url: string, statements: string): Promise<void> {
  const pool = createPool(url, 1);
  try {
    await pool.query(statements);
  } finally {
    await pool.end();
  }
}

function recoverySettings(to: Date | null): Record<string, string> {
  const settings = {
    restore_command: `cp "../${STAGED}/%f" "%p"`,
    recovery_target_timeline: 'latest',
    recovery_target_action: 'promote',
    hot_standby: 'off',
    archive_mode: 'off',
    // One call for thousands of files, where the system has it.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  };
  // PostgreSQL checks this setting before it knows any zone name, even Z.
  const time = to?.toISOString().replace('Z', '+00');
  return time ? { ...settings, recovery_target_time: time } : settings;
}

function explained(error: unknown, to: Date): unknown {
  const ended = /recovery ended before configured recovery target/.test(String(error));
  if (!ended) return error;
  return new StartError(
    `the log ends before ${to.toISOString()}: name the folder with the rest by ` +
      '--wal, or leave out --to to restore all there is',
  );
}

function chooseBackup(from: string, to: Date | null): string {
  const folders = readNote(from)
    ? [from]
    : readdirSync(from)
        .filter((name) => !name.endsWith('.part'))
        .map((name) => join(from, name));
  const known = folders.flatMap((folder) => {
    const at = readNote(folder)?.finishedAt;
    return at && (!to || new Date(at) <= to) ? [{ folder, at }] : [];
  });
  known.sort((a, b) => (a.at < b.at ? 1 : -1));
  if (known[0]) return known[0].folder;
  throw new StartError(`${from} has no backup${to ? ` finished by ${to.toISOString()}` : ''}`);
}

function readNote(folder: string): BackupNote | null {
  const file = join(folder, NOTE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BackupNote) : null;
}

async function copyVerified(backup: string, into: string): Promise<void> {
  const { folders } = await filesBelow(join(backup, 'postgres'));
  makePrivate(join(into, 'postgres'));
  for (const folder of folders) makePrivate(join(into, 'postgres', folder));
  const sums = readFileSync(join(backup, SUMS), 'utf8').trimEnd().split('\n');
  for (const line of sums) {
    const sum = line.slice(0, 64);
    const path = line.slice(66);
    const found = await copyHashed(join(backup, path), join(into, path));
    if (found !== sum) throw new StartError(`the backup is damaged: ${join(backup, path)}`);
  }
  for (const path of ['postgres/backup_label', PASSWORD]) {
    await copyHashed(join(backup, path), join(into, path));
  }
}

/** Where several folders hold the same file, the first wins: the archive holds finished files. */
async function stageLog(folders: readonly string[], staged: string, first: string) {
  makePrivate(staged);
  for (const folder of folders) {
    for (const name of readdirSync(folder).sort()) {
      const plain = name.replace(/\.gz$/, '');
      // The first eight characters are the timeline; compare the position behind it.
      const old = plain.length === first.length && plain.slice(8) < first.slice(8);
      if (!WAL_NAME.test(name) || old || existsSync(join(staged, plain))) continue;
      const through = name === plain ? undefined : createGunzip();
      await copyHashed(join(folder, name), join(staged, plain), through);
    }
  }
}

async function handOver(folders: readonly string[], { uid, gid }: RunAs): Promise<void> {
  if (uid === undefined) return;
  for (const folder of folders) {
    const below = await filesBelow(folder);
    for (const path of ['.', ...below.folders, ...below.files]) {
      chownSync(join(folder, path), uid, gid);
    }
  }
}
