import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS } from '@palaro/server-app/areas';
import { startSite } from '@palaro/testkit';
import { buildSite } from '../packages/testkit/src/site.ts';
import { leastFilled, rowsOf } from './cold-floor.ts';
import type { BenchRow } from './row.ts';
import { databaseAlone, databaseStarted, median } from './start.ts';

const RUNS = 7;
const COLD_RUNS = 3;
const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

const TAKES_ROUTES = `const server = fastify();
    for (const route of work.routes) server.route({ ...route, handler: () => ({}) });`;
/** What every part of a start costs at least; each program says Ready and its processor time. */
const PROGRAMS = {
  empty: `const server = fastify();`,
  least: `for (const code of work.code) new vm.SourceTextModule(code);
    ${TAKES_ROUTES}`,
  running: `await import(work.program);
    ${TAKES_ROUTES}`,
};
const programWith = (body: string) => `
  import vm from 'node:vm';
  import { readFileSync } from 'node:fs';
  import fastify from 'fastify';
  const work = process.argv[1] ? JSON.parse(readFileSync(process.argv[1], 'utf8')) : {};
  ${body}
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { user, system } = process.cpuUsage();
  process.stdout.write('Ready ' + (user + system) / 1000);`;

/**
 * How near a warm start comes to the least that a server of this size does: Node compiles the
 * site's bundle, without running any of it, and a bare Fastify takes as many routes with the same
 * paths, while PostgreSQL starts beside it. The next least also runs the bundle's modules, so that
 * it has all calls, tables, games and texts, but starts nothing of them. The least for a cold start
 * also makes the database and copies a filled demo's rows into it. Compared with (initdb,)
 * PostgreSQL's start and then an empty Fastify, as in `bench start`. The sides alternate.
 */
export async function benchStartFloor(): Promise<BenchRow[]> {
  buildSite();
  const home = mkdtempSync(join(tmpdir(), 'palaro-bench-start-'));
  const work = join(home, 'work.json');
  try {
    const program = programOf(MAIN);
    writeFileSync(work, JSON.stringify({ code: codeOf(MAIN), program, routes: routes() }));
    const cold = await compareCold(home, work);
    const warm = await compareWarm(home, work);
    const base = cold.initdb + warm.base;
    return [
      row('the least for a cold start', cold.least, base),
      row('a cold start', cold.site, base),
      ...warm.rows,
    ];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Leaves a cluster without tables in `alone` and the site's in `data0`. */
async function compareCold(home: string, work: string) {
  const least = [] as number[];
  const site = [] as number[];
  const initdb = [] as number[];
  for (let run = 0; run < COLD_RUNS; run++) {
    initdb.push(await databaseAlone(join(home, run === 0 ? 'alone' : `alone${run}`)));
    const data = join(home, `data${run}`);
    const started = await startSite({ dataDir: data, built: true });
    site.push(started.readyMs);
    await started.stop();
    const rows = await rowsOf(data);
    const both = [leastFilled(join(home, `filled${run}`), rows), startedMs('running', work)];
    least.push(Math.max(...(await Promise.all(both))));
  }
  return { least: median(least), site: median(site), initdb: median(initdb) };
}

async function compareWarm(home: string, work: string) {
  const alone = join(home, 'alone');
  const data = join(home, 'data0');
  const took = [] as number[];
  const warm = [] as number[];
  const bare = [] as number[];
  const compiling = sideOf('least');
  const running = sideOf('running');
  for (let run = 0; run < RUNS; run++) {
    const database = await databaseStarted(alone);
    const empty = await startProgram('empty', '');
    took.push(database + empty.ms);
    bare.push(empty.cpu);
    await compiling.run(work, alone);
    await running.run(work, alone);
    const site = await startSite({ dataDir: data, built: true });
    warm.push(site.readyMs);
    await site.stop();
  }
  const base = median(took);
  return {
    base,
    rows: [
      row('the least for a warm start', median(compiling.took), base),
      row('the least that runs the modules', median(running.took), base),
      row('a warm start', median(warm), base),
      row('the least: processor time', median(compiling.cpu), median(bare)),
      row('the least that runs the modules: processor time', median(running.cpu), median(bare)),
    ],
  };
}

/** One of the least programs, with PostgreSQL's start beside it. */
function sideOf(name: keyof typeof PROGRAMS) {
  const took = [] as number[];
  const cpu = [] as number[];
  async function run(work: string, database: string) {
    const begin = performance.now();
    const [one] = await Promise.all([startProgram(name, work), databaseStarted(database)]);
    took.push(performance.now() - begin);
    cpu.push(one.cpu);
  }
  return { took, cpu, run };
}

const startedMs = async (name: keyof typeof PROGRAMS, work: string) =>
  (await startProgram(name, work)).ms;

const row = (name: string, value: number, baseline: number): BenchRow => ({
  name,
  value,
  baseline,
  unit: 'ms',
  ratio: value / baseline,
  aim: '≤ 2',
});

const routes = () =>
  AREAS.flatMap(({ api }) => Object.values(api)).map(({ method, path }) => ({ method, url: path }));

/** The file that `main` loads beside the database's start: all of the site but its beginning. */
function programOf(main: string): string {
  const [, name = ''] =
    /import\("(\.\/assets\/app-[^"]+)"\)/.exec(readFileSync(main, 'utf8')) ?? [];
  return resolve(dirname(main), name);
}

/** The bundle's text: the file and all that it loads at the start. */
function codeOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const loaded = [...code.matchAll(/(?:^|[;\n])(?:import|export)[^;"']*["'](\.[^"']+)["']/g)];
  return [code, ...loaded.flatMap(([, name]) => codeOf(resolve(dirname(file), name ?? ''), seen))];
}

async function startProgram(name: keyof typeof PROGRAMS, work: string) {
  const begin = performance.now();
  const flags = ['--experimental-vm-modules', '--no-warnings', '--input-type=module'];
  const server = spawn(process.execPath, [...flags, '--eval', programWith(PROGRAMS[name]), work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const ms = performance.now() - begin;
  server.kill();
  return { ms, cpu: Number(String(line).split(' ')[1]) };
}
