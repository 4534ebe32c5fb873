import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { commandOf, isRunning, isZombie, untilEnded } from './processes.ts';

const FAST_STOP_MS = 5_000;
const IMMEDIATE_STOP_MS = 5_000;

/**
 * Clears the way for a start on this cluster. After a kill of the server its PostgreSQL may still
 * run: it is stopped. One that somebody else started on the folder is left alone and refused.
 */
export async function stopOrphan(cluster: string, abandoned: boolean): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === null) return;
  if (!isRunning(pid)) {
    // PostgreSQL takes a dead process that nobody has collected yet for a living one; its left over
    // backends it finds by the shared memory, whose name is the folder's.
    if (isZombie(pid)) rmSync(file, { force: true });
    return;
  }
  if (!looksLikePostgres(pid)) {
    rmSync(file, { force: true }); // the number went to another program since
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

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Where the system shows no command lines, the pid file is believed. */
function looksLikePostgres(pid: number): boolean {
  const command = commandOf(pid);
  return command === '' || command.includes('postgres');
}
