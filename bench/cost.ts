import { readdirSync, readFileSync } from 'node:fs';
import { startSite } from '@palaro/testkit';
import { pidOf } from '../prove/running-site.ts';
import { callers, measure } from './browser-calls.ts';
import { memberCalls, type MemberCall } from './member-calls.ts';
import type { BenchRow } from './row.ts';

const WARM_SECONDS = 2;
const SECONDS = 4;

/** Linux counts ended processes in hundredths of a second. */
const TICK_US = 10_000;

interface Spent {
  server: number;
  database: number;
}

/**
 * Microseconds of processor time that one call costs the server, and the database beside it. Such
 * a figure hardly depends on what else the machine does, so it shows a small gain where a rate
 * would only show noise. Linux only: it reads `/proc`.
 */
export async function benchCost(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const calls = await memberCalls(site.url);
    const database = pidOf(site.dataDir);
    const rows: BenchRow[] = [];
    let baseline = 0;
    for (const name of Object.keys(calls) as MemberCall[]) {
      await measure(site.url, calls[name], WARM_SECONDS);
      const before = spent(site.pid, database);
      const { requests } = await measure(site.url, calls[name], SECONDS);
      const after = spent(site.pid, database);
      const each = (part: keyof Spent) => (after[part] - before[part]) / requests.total;
      baseline ||= each('server');
      for (const part of ['server', 'database'] as const) rows.push(row(name, part, each(part)));
    }
    return rows;

    function row(call: MemberCall, part: keyof Spent, value: number): BenchRow {
      const name = `${call}: ${part}, ${callers} callers`;
      return { name, value, unit: 'µs', baseline, ratio: baseline / value, aim: '–' };
    }
  } finally {
    await site.stop();
  }
}

/** All processor time so far. PostgreSQL's backends are children of its first process. */
function spent(server: number, database: number): Spent {
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
