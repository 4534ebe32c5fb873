import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSameProcess, nameProcess, stopOrphan } from '@palaro/server-app/db';

/** The memory file system of Linux. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 2 ** 30;
/** Names the process that made a folder. */
export const OWNER = 'owner';

/**
 * Where the databases of tests lie: in memory where the machine has 2 GiB of it free, because each
 * is a copy of some 2,800 files, else in the temporary folder. What must be proved on a disk
 * (crashes, restores) uses the temporary folder itself.
 */
export function scratchFolder(): string {
  return hasRoom(MEMORY) ? MEMORY : tmpdir();
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false; // no Linux, or a container without it
  }
}

/** A new folder in `folder`, which `sweepScratch` removes once this process is gone. */
export function makeScratch(folder: string, prefix: string): string {
  const home = mkdtempSync(join(folder, prefix));
  writeFileSync(join(home, OWNER), nameProcess(process.pid));
  return home;
}

/** Removes the folders of runs that were killed before they could, and stops their PostgreSQL. */
export async function sweepScratch(folder: string, prefix: string): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const home = join(folder, name);
    const owner = readOwner(home);
    if (owner === null || isSameProcess(owner)) continue;
    await stopOrphan(join(home, 'postgres'), true);
    rmSync(home, { recursive: true, force: true });
  }
}

function readOwner(home: string): string | null {
  try {
    return readFileSync(join(home, OWNER), 'utf8');
  } catch {
    return null; // another run is making or removing it, or another user owns it
  }
}
