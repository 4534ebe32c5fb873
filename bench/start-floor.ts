import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS } from '@palaro/server-app/areas';
import { startSite } from '@palaro/testkit';
import { buildSite } from '../packages/testkit/src/site.ts';
import type { BenchRow } from './row.ts';
import { databaseAlone, databaseStarted, median } from './start.ts';

const RUNS = 7;
const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

/** What every part of a start costs at least; each program says Ready and its processor time. */
const PROGRAMS = {
  empty: `const server = fastify();`,
  least: `for (const code of work.code) new vm.SourceTextModule(code);
    const server = fastify();
    for (const route of work.routes) server.route({ ...route, handler: () => ({}) });`,
};
const program = (body: string) => `
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
 * paths, while PostgreSQL starts beside it. Compared with PostgreSQL's start and then an empty
 * Fastify, as in `bench start`. The sides alternate.
 */
export async function benchStartFloor(): Promise<BenchRow[]> {
  buildSite();
  const home = mkdtempSync(join(tmpdir(), 'palaro-bench-start-'));
  const [alone, data] = [join(home, 'alone'), join(home, 'data')];
  const work = join(home, 'work.json');
  try {
    writeFileSync(work, JSON.stringify({ code: codeOf(MAIN), routes: routes() }));
    await databaseAlone(alone);
    await (await startSite({ dataDir: data, built: true })).stop();
    const took = { base: [] as number[], least: [] as number[], warm: [] as number[] };
    const cpu = { empty: [] as number[], least: [] as number[] };
    for (let run = 0; run < RUNS; run++) {
      const database = await databaseStarted(alone);
      const empty = await started('empty', '');
      const begin = performance.now();
      const [least] = await Promise.all([started('least', work), databaseStarted(alone)]);
      took.least.push(performance.now() - begin);
      took.base.push(database + empty.ms);
      cpu.empty.push(empty.cpu);
      cpu.least.push(least.cpu);
      const site = await startSite({ dataDir: data, built: true });
      took.warm.push(site.readyMs);
      await site.stop();
    }
    const base = median(took.base);
    return [
      row('the least for a warm start', median(took.least), base),
      row('a warm start', median(took.warm), base),
      row('the least: processor time', median(cpu.least), median(cpu.empty)),
    ];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const row = (name: string, value: number, baseline: number): BenchRow => ({
  ...{ name, value, baseline, unit: 'ms', ratio: value / baseline, aim: '≤ 2' },
});

const routes = () =>
  AREAS.flatMap(({ api }) => Object.values(api)).map(({ method, path }) => ({ method, url: path }));

/** The bundle's text: the file and all that it loads at the start. */
function codeOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const loaded = [...code.matchAll(/(?:^|[;\n])(?:import|export)[^;"']*["'](\.[^"']+)["']/g)];
  return [code, ...loaded.flatMap(([, name]) => codeOf(resolve(dirname(file), name ?? ''), seen))];
}

async function started(name: keyof typeof PROGRAMS, work: string) {
  const begin = performance.now();
  const flags = ['--experimental-vm-modules', '--no-warnings', '--input-type=module'];
  const server = spawn(process.execPath, [...flags, '--eval', program(PROGRAMS[name]), work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const ms = performance.now() - begin;
  server.kill();
  return { ms, cpu: Number(String(line).split(' ')[1]) };
}
