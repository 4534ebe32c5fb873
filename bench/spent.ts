import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts ended processes in hundredths of a second. */
const TICK_US = 10_000;

/** Microseconds of processor time. */
export interface Spent {
  server: number;
  database: number;
}

/**
 * All processor time of two processes so far. PostgreSQL's backends are children of its first
 * process. Linux only: it reads `/proc`.
 */
export function spent(server: number, database: number): Spent {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const backends = processes.filter((pid) => parentOf(pid) === database);
  const backendTime = backends.reduce((sum, pid) => sum + threadsTime(pid), 0);
  return { server: threadsTime(`${server}`), database: backendTime + endedTime(database) };
}

/** The time of backends that have ended, as their parent counted it. */
function endedTime(pid: number): number {
  const [user = 0, system = 0] = statOf(`${pid}`).slice(13, 15).map(Number);
  return (user + system) * TICK_US;
}

const parentOf = (pid: string) => Number(statOf(pid)[1]);

/** The fields that follow the program's name, which may hold spaces, in brackets. */
function statOf(pid: string): string[] {
  const [, fields = ''] = read(`/proc/${pid}/stat`).split(/\) /);
  return fields.split(' ');
}

function threadsTime(pid: string): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  // The first figure is the time on the processor in nanoseconds.
  const times = threads.map((id) =>
    Number(read(`/proc/${pid}/task/${id}/schedstat`).split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1_000;
}

/** A process may end between the listing and the reading. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
