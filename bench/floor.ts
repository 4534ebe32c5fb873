import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { App } from '@palaro/server';
import { startSite } from '@palaro/testkit';
import { pidOf } from '../prove/running-site.ts';
import { callers, EMPTY, measure } from './browser-calls.ts';
import { floorRequests } from './floor-answer.ts';
import { makeSeeds } from './floor-rows.ts';
import { memberCalls } from './member-calls.ts';
import type { BenchRow } from './row.ts';
import { spent, type Spent } from './spent.ts';
import { withWallets } from './wallet-callers.ts';

const WARM_SECONDS = 3;
const SECONDS = 8;
/** Above the ids that the wallets' opening took, and inside the first part of the tables. */
const FIRST_ID = 1_000_000;

/**
 * How near the site comes to the least that a server of this kind does for a bet: Fastify takes the
 * request that the site's client sends, judges its body and writes its answer by the same schemas,
 * and one statement writes the same rows into the same tables, one commit for all bets that wait.
 * There is no session, limit, fairness, look at keys, read model or push. One such server is
 * Fastify alone, without the site's headers and counts; one has the site's own HTTP side, so that
 * its empty route costs what the site's does; and one has that too, but locks, reads and judges a
 * bet before it writes. Rates are compared with an empty route just before, as in `bench bet`: the
 * same server's, or for Fastify alone the site's.
 */
export async function benchFloor(): Promise<BenchRow[]> {
  const site = await siteCosts();
  const bare = await floorCosts('bare');
  const least = await floorCosts('site');
  const deciding = await floorCosts('deciding');
  return [
    ...rowsOf('an empty route of the site', site.empty, site.empty),
    ...rowsOf('a bet at the site', site.bet, site.empty),
    ...rowsOf('an empty route of Fastify alone', bare.empty, site.empty),
    ...rowsOf('the least for a bet, Fastify alone', bare.bet, site.empty),
    ...rowsOf("the least for a bet, the site's HTTP", least.bet, least.empty),
    ...rowsOf("the least that decides under locks, the site's HTTP", deciding.bet, deciding.empty),
  ];
}

function rowsOf(name: string, { rate, server, database }: Cost, empty: Cost): BenchRow[] {
  return [
    { ...row(name, 'answers/s'), value: rate, baseline: empty.rate, ratio: rate / empty.rate },
    { ...row(`${name}: server`, 'µs'), value: server, baseline: empty.server },
    { ...row(`${name}: database`, 'µs'), value: database, baseline: empty.server },
  ];
}

const row = (name: string, unit: string) => ({
  name: `${name}, ${callers} callers`,
  unit,
  ratio: null,
  aim: '–',
});

type Cost = Spent & { rate: number };
type Requests = Parameters<typeof measure>[1];

/** Answers a second, and the processor's time for one, in microseconds. */
async function costOf(url: string, pids: Spent, requests: Requests): Promise<Cost> {
  await measure(url, requests, WARM_SECONDS);
  const before = spent(pids.server, pids.database);
  const { total, average } = (await measure(url, requests, SECONDS)).requests;
  const after = spent(pids.server, pids.database);
  const each = (part: keyof Spent) => (after[part] - before[part]) / total;
  return { rate: average, server: each('server'), database: each('database') };
}

async function siteCosts() {
  const site = await startSite();
  try {
    const { empty, bet } = await memberCalls(site.url);
    const pids = { server: site.pid, database: pidOf(site.dataDir) };
    return {
      empty: await costOf(site.url, pids, empty),
      bet: await costOf(site.url, pids, bet),
    };
  } finally {
    await site.stop();
  }
}

async function floorCosts(kind: FloorKind) {
  const found: { empty: Cost; bet: Cost }[] = [];
  await withWallets(async (app, members) => {
    const playing = members.slice(0, callers);
    await makeSeeds(app.pool, playing);
    const { url, pid, stop } = await startFloor(app, kind);
    try {
      const pids = { server: pid, database: await pidOfDatabase(app) };
      const empty = await costOf(url, pids, EMPTY);
      found.push({ empty, bet: await costOf(url, pids, floorRequests(url, playing)) });
    } finally {
      stop();
    }
    return [];
  });
  if (!found[0]) throw new Error('nothing was measured');
  return found[0];
}

/** Fastify alone, the site's own HTTP side, or that with bets that are decided under locks. */
type FloorKind = 'bare' | 'site' | 'deciding';

async function startFloor({ pool }: App, kind: FloorKind) {
  const { connectionString = '' } = pool.options;
  const told = [kind, connectionString, String(FIRST_ID)];
  const args = ['--import', 'tsx', 'bench/floor-server.ts', ...told];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = /Ready on (\S+)/.exec(String(line))?.[1];
  if (!url) throw new Error(`the server did not start: ${line}`);
  return { url, pid: server.pid ?? 0, stop: () => void server.kill() };
}

/** The first process of the database's server, the parent of every connection's. */
async function pidOfDatabase({ pool }: App): Promise<number> {
  const { rows } = await pool.query<{ line: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) line`,
  );
  return Number(rows[0]?.line);
}
