import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { isSameProcess, nameProcess } from './processes.ts';

/** The folder where a server on the embedded PostgreSQL keeps everything. */
export interface DataDirectory {
  cluster: string;
  /** A new cluster is built here and renamed when complete, so a kill leaves no half-made one. */
  unfinishedCluster: string;
  password: string;
  /** Whether the last server on this folder ended without releasing it (kill, power loss). */
  abandoned: boolean;
  release(): void;
}

/**
 * Takes the folder for this process. Throws `StartError` where it cannot be written or where
 * another running server holds it.
 */
export function takeDataDirectory(path: string): DataDirectory {
  const lock = join(path, 'palaro.pid');
  const mine = nameProcess(process.pid);
  let abandoned = false;
  try {
    mkdirSync(path, { recursive: true, mode: 0o755 });
    while (!putWhole(lock, mine, 0o644)) {
      const seen = readFileSync(lock, 'utf8');
      refuseLiving(path, seen);
      removeStale(lock, seen);
      abandoned = true;
    }
    return {
      cluster: join(path, 'postgres'),
      unfinishedCluster: join(path, 'postgres.new'),
      password: readPassword(join(path, 'postgres.password')),
      abandoned,
      release: () => rmSync(lock, { force: true }),
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR ${path} is not writable (${code}): set DATA_DIR to another folder or change its rights`,
    );
  }
}

/** Creates a file with all of its text at once; false where it exists already. */
function putWhole(path: string, text: string, mode: number): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A process number that was reused since does not count: its start time differs. */
function refuseLiving(path: string, lock: string): void {
  if (!isSameProcess(lock.trim())) return;
  const [pid] = lock.split(' ');
  throw new StartError(
    `DATA_DIR ${path} is in use by another Palaro (process ${pid}): stop it, or set DATA_DIR to ` +
      'another folder',
  );
}

/** Of two starts at once, the other may have removed the lock and taken the folder; it keeps it. */
function removeStale(lock: string, seen: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  renameSync(lock, aside);
  if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, lock);
  rmSync(aside, { force: true });
}

/** The database's password, so that no other user of this machine can connect. */
function readPassword(file: string): string {
  putWhole(file, `${randomBytes(24).toString('hex')}\n`, 0o600);
  return readFileSync(file, 'utf8').trim();
}
