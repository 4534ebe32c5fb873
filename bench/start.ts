import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

const WARM_RUNS = 5;
const SECOND_MS = 1_000;
const AIM = '≤ 2';
/** The least that a server of this kind does: load its framework, listen, and say so. */
const EMPTY = `
  import fastify from 'fastify';
  await fastify().listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write('Ready');
`;

/**
 * Time from the start of the process to its Ready line, without installing and building: cold on an
 * empty folder (initdb, migrations, demo data), then warm on the same folder. For comparison, on
 * the same disk: initdb, PostgreSQL's start and an empty Fastify process one after the other; for a
 * warm start without initdb. The sides alternate, so that a busy moment hits both.
 */
export async function benchStart(): Promise<BenchRow[]> {
  const home = mkdtempSync(join(tmpdir(), 'palaro-bench-start-'));
  try {
    const own = await databaseAlone(join(home, 'alone'));
    const cold = await readyIn(join(home, 'data'));
    const warm: number[] = [];
    const started: number[] = [];
    const empty: number[] = [];
    for (let run = 0; run < WARM_RUNS; run++) {
      warm.push(await readyIn(join(home, 'data')));
      started.push(await databaseStarted(join(home, 'alone')));
      empty.push(await emptyServer());
    }
    const least = median(started) + median(empty);
    return [row('cold, with demo data', cold, own + least), row('warm', median(warm), least)];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const row = (name: string, ms: number, baselineMs: number): BenchRow => ({
  name,
  value: ms / SECOND_MS,
  unit: 's',
  baseline: baselineMs / SECOND_MS,
  ratio: ms / baselineMs,
  aim: AIM,
});

async function readyIn(dataDir: string): Promise<number> {
  const site = await startSite({ dataDir });
  await site.stop();
  return site.readyMs;
}

async function clusterIn(dir: string) {
  const runAs = postgresUser(dir);
  const binaries = await findPostgres(runAs);
  if (!binaries) throw new Error('PostgreSQL was not found');
  return { dir, binaries, runAs, password: 'bench' };
}

/** How long initdb takes. */
export async function databaseAlone(dir: string): Promise<number> {
  const options = await clusterIn(dir);
  const begin = performance.now();
  await createCluster(options);
  return performance.now() - begin;
}

/** How long PostgreSQL takes from its start to the first answer. */
export async function databaseStarted(dir: string): Promise<number> {
  const options = await clusterIn(dir);
  const begin = performance.now();
  const cluster = await startCluster(options);
  const pool = createPool(cluster.url('postgres'), 1);
  await pool.query('select');
  const took = performance.now() - begin;
  await pool.end();
  await cluster.stop();
  return took;
}

async function emptyServer(): Promise<number> {
  const begin = performance.now();
  const server = spawn(process.execPath, ['--input-type=module', '--eval', EMPTY], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const took = performance.now() - begin;
  server.kill();
  return took;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
