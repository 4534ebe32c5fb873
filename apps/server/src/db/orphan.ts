import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { commandOf, isRunning, isZombie, untilEnded } from './processes.ts';

/** Its folder of sockets starts so: nothing else may be removed with it. */
export const SOCKETS = 'palaro-postgres-';

const FAST_STOP_MS = 5_000;
const IMMEDIATE_STOP_MS = 5_000;

/**
 * Stops a PostgreSQL that a killed server left running on this cluster, so that a start can
 * succeed. One that somebody else started on the folder is left running, and the start is refused.
 */
export async function stopOrphan(cluster: string, abandoned: boolean): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const left = readPidFile(file);
  if (left === null) return;
  await endProcess({ cluster, file, pid: left.pid, abandoned });
  if (!basename(left.sockets).startsWith(SOCKETS)) return;
  rmSync(left.sockets, { recursive: true, force: true });
}

interface Orphan {
  cluster: string;
  file: string;
  pid: number;
  abandoned: boolean;
}

async function endProcess({ cluster, file, pid, abandoned }: Orphan): Promise<void> {
  if (!isRunning(pid)) {
    // PostgreSQL takes a zombie process for a living one, so its pid file is removed. It finds
    // leftover backends by the shared memory, which is named after the folder.
    if (isZombie(pid)) rmSync(file, { force: true });
    return;
  }
  if (!looksLikePostgres(pid)) {
    rmSync(file, { force: true }); // another program has this process number now
    return;
  }
  if (!abandoned) {
    throw new StartError(
      `the database in ${cluster} is in use by another process (${pid}): stop it, or set DATA_DIR ` +
        'to another folder',
    );
  }
  process.kill(pid, 'SIGINT');
  if (await untilEnded(pid, FAST_STOP_MS)) return;
  process.kill(pid, 'SIGQUIT');
  if (await untilEnded(pid, IMMEDIATE_STOP_MS)) return;
  throw new StartError(
    `an earlier PostgreSQL on ${cluster} does not stop: end process ${pid} and start again`,
  );
}

/** The first line is the process, the fifth the folder of its sockets. */
function readPidFile(file: string): { pid: number; sockets: string } | null {
  try {
    const [pid, , , , sockets = ''] = readFileSync(file, 'utf8').split('\n');
    return { pid: Number(pid), sockets };
  } catch {
    return null;
  }
}

/** Where the system shows no command lines, trust the pid file. */
function looksLikePostgres(pid: number): boolean {
  const command = commandOf(pid);
  return command === '' || command.includes('postgres');
}
