import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The memory file system of Linux. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 2 ** 30;

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
