import { startSite } from '@palaro/testkit';
import { pidOf } from '../prove/running-site.ts';
import { callers, measure } from './browser-calls.ts';
import { memberCalls, type MemberCall } from './member-calls.ts';
import type { BenchRow } from './row.ts';
import { spent, type Spent } from './spent.ts';

const WARM_SECONDS = 2;
const SECONDS = 4;

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
