import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCluster,
  createPool,
  findPostgres,
  postgresUser,
  startCluster,
} from '@palaro/server-app/db';
import { startSite } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const WARM_RUNS = 3;
const SECOND_MS = 1_000;

/**
 * Time from the start of the process to its Ready line, without installing and building: cold on an
 * empty folder (initdb, migrations, demo data), then warm on the same folder. For comparison, the
 * time of the database's initdb and start on this disk.
 */
export async function benchStart(): Promise<BenchRow[]> {
  const home = mkdtempSync(join(tmpdir(), 'palaro-bench-start-'));
  try {
    const own = await databaseAlone(join(home, 'alone'));
    const cold = await readyIn(join(home, 'data'));
    const warm: number[] = [];
    for (let run = 0; run < WARM_RUNS; run++) warm.push(await readyIn(join(home, 'data')));
    return [
      row('cold, with demo data', cold, own.made + own.started, '≤ 2.5'),
      row('warm', median(warm), own.started, '≤ 1'),
    ];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const row = (name: string, ms: number, baselineMs: number, aim: string): BenchRow => ({
  name,
  value: ms / SECOND_MS,
  unit: 's',
  baseline: baselineMs / SECOND_MS,
  ratio: baselineMs / ms,
  aim,
});

async function readyIn(dataDir: string): Promise<number> {
  const site = await startSite({ dataDir });
  await site.stop();
  return site.readyMs;
}

async function databaseAlone(dir: string): Promise<{ made: number; started: number }> {
  const runAs = postgresUser(dir);
  const binaries = await findPostgres(runAs);
  if (!binaries) throw new Error('PostgreSQL was not found');
  const options = { dir, binaries, runAs, password: 'bench' };
  const begin = performance.now();
  await createCluster(options);
  const made = performance.now() - begin;
  const cluster = await startCluster(options);
  const pool = createPool(cluster.url('postgres'), 1);
  await pool.query('select');
  const started = performance.now() - begin - made;
  await pool.end();
  await cluster.stop();
  return { made, started };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
