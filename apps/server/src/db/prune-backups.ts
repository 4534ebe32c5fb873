import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NOTE, type BackupNote } from './backup.ts';

/** A part of the log: eight characters of timeline, then its position. */
const LOG_FILE = /^[0-9A-F]{8}([0-9A-F]{16})\.gz$/;
const BACKUP = /^palaro-/;

interface Kept {
  /** The folder of the backups. */
  to: string;
  /** How many backups to keep, newest first. */
  keep: number;
  /** Where the log is archived, if anywhere. */
  walArchive: string | null;
}

/**
 * Removes complete backups beyond the newest `keep`, then the archived log from before the oldest
 * backup left. The rest can be restored to any time since that backup. Timeline histories stay, as
 * does anything that is not our backup; without a backup nothing is removed. Call it after a backup
 * has succeeded. Returns how many of each were removed.
 */
export function pruneBackups({ to, keep, walArchive }: Kept): { backups: number; log: number } {
  const found = backupsIn(to);
  const left = found.slice(0, Math.max(1, keep));
  const old = found.slice(left.length);
  for (const { folder } of old) rmSync(folder, { recursive: true });
  const places = left.map(({ note }) => placeOf(note.firstWal)).sort();
  const log = walArchive && places[0] ? logBefore(walArchive, places[0]) : [];
  for (const file of log) rmSync(file);
  return { backups: old.length, log: log.length };
}

/** Newest first. */
function backupsIn(to: string) {
  const folders = readdirSync(to).filter((name) => BACKUP.test(name) && !name.endsWith('.part'));
  const found = folders.flatMap((name) => {
    const folder = join(to, name);
    const file = join(folder, NOTE);
    if (!existsSync(file)) return [];
    return [{ folder, note: JSON.parse(readFileSync(file, 'utf8')) as BackupNote }];
  });
  return found.sort((a, b) => (a.note.finishedAt < b.note.finishedAt ? 1 : -1));
}

const placeOf = (wal: string) => wal.slice(8);

const logBefore = (archive: string, place: string) =>
  (existsSync(archive) ? readdirSync(archive) : [])
    .filter((name) => (LOG_FILE.exec(name)?.[1] ?? place) < place)
    .map((name) => join(archive, name));
