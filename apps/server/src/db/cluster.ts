import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt } from '@palaro/kernel';
import { StartError } from '../start-error.ts';
import { SOCKETS } from './orphan.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { barrierTo, type RunAs } from './run-as.ts';

/** The role that owns the database. The server works as another (rights.ts). */
const OWNER = 'palaro';

export interface ClusterOptions {
  dir: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** Null lets every local user connect without a password: for tests only. */
  password: string | null;
  /** Server settings that differ from PostgreSQL's defaults (fsync stays on). */
  settings?: Record<string, string>;
}

export interface Cluster {
  pid: number;
  /** The address of one of its databases. */
  url(database: string): string;
  /** Resolves when the server process has ended, with its last log lines. */
  exited: Promise<string>;
  /** A fast shutdown: commits stay. */
  stop(): Promise<void>;
}

/** After this time an immediate shutdown follows; the next start recovers from the log. */
const FAST_STOP_MS = 2_000;
/** After a kill, old backends need a moment to notice that their server is gone. */
const LINGERING_MS = 5_000;
const LOG_LINES = 30;

/** Whether the folder holds a cluster already. */
export const isCluster = (dir: string) => existsSync(join(dir, 'PG_VERSION'));

/** Makes an empty cluster (`initdb`). Throws `StartError` with initdb's own reason. */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { dir, binaries, runAs, password } = options;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined) chownSync(dir, runAs.uid, runAs.gid);
  const { data, cwd } = placeOf(dir, runAs);
  const secret = mkdtempSync(join(tmpdir(), 'palaro-initdb-'));
  const secretFile = join(secret, 'password');
  writeFileSync(secretFile, password ?? '', { mode: 0o600 });
  if (runAs.uid !== undefined)
    for (const path of [secret, secretFile]) chownSync(path, runAs.uid, runAs.gid);
  const auth = password
    ? ['--auth=scram-sha-256', `--pwfile=${secretFile}`]
    : ['--auth=trust', '--no-sync'];
  const args = ['-D', data, '-U', OWNER, '-E', 'UTF8', ...locale(binaries.major), ...auth];
  const run = await runInitdb(binaries.initdb, args, settingOf(runAs, cwd));
  rmSync(secret, { recursive: true, force: true });
  if (run.code === 0) return;
  const reason = /error: (.*)/.exec(run.text)?.[1] ?? run.text.trim();
  throw new StartError(`PostgreSQL cannot create its data in ${dir}: ${reason}`);
}

function runInitdb(program: string, args: string[], setting: SpawnOptions) {
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const run = spawn(program, args, { ...setting, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    run.stderr?.setEncoding('utf8').on('data', (part: string) => (text += part));
    run.once('error', (error) => resolve({ code: 1, text: error.message }));
    run.once('close', (code) => resolve({ code, text }));
  });
}

/**
 * Starts a cluster that answers on a socket file, and on a free port of 127.0.0.1 for whoever looks
 * in from outside. Its `url` names the socket: a question costs a quarter less there than over TCP
 * (`docs/performance.md`). Throws `StartError` with the log's reason.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const patience = performance.now() + LINGERING_MS;
  for (;;) {
    const port = await freePort();
    const sockets = socketFolder(options.runAs);
    const server = spawnServer(options, { port, sockets });
    void server.exited.then(() => rmSync(sockets, { recursive: true, force: true }));
    const log = await server.ready;
    if (log === null) {
      return {
        ...server,
        url: (database) => urlOf(options, `${encodeURIComponent(sockets)}:${port}`, database),
      };
    }
    const passing = /pre-existing shared memory|could not bind|Address already in use/.test(log);
    if (!passing || performance.now() > patience) {
      const reason = /(?:FATAL|PANIC|ERROR): +(.*)/.exec(log)?.[1] ?? log.trim();
      throw new StartError(`PostgreSQL cannot start on ${options.dir}: ${reason}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A socket's path may have some hundred characters at most, so it cannot stand with the data. */
function socketFolder({ uid, gid }: RunAs): string {
  const folder = mkdtempSync(join(tmpdir(), SOCKETS));
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

function spawnServer(
  { dir, binaries, runAs, settings = {} }: ClusterOptions,
  { port, sockets }: { port: number; sockets: string },
) {
  const { data, cwd } = placeOf(dir, runAs);
  const given = Object.entries({ timezone: 'UTC', log_timezone: 'UTC', ...settings });
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', sockets];
  for (const [name, value] of given) args.push('-c', `${name}=${value}`);
  // Detached, so that Ctrl-C reaches only our server, which finishes its work before it stops this.
  const server = spawn(binaries.postgres, args, {
    ...settingOf(runAs, cwd),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  const exited = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('close', () => resolve(lines.join('\n')));
  });
  const started = new Promise<null>((resolve) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.trimEnd().split('\n'));
      lines.splice(0, lines.length - LOG_LINES);
      if (text.includes('ready to accept connections')) resolve(null);
    });
  });
  const ready = Promise.race([started, exited]);
  return { pid: server.pid ?? 0, ready, exited, stop: () => stopServer(server, exited) };
}

async function stopServer(server: ChildProcess, exited: Promise<string>): Promise<void> {
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), FAST_STOP_MS);
  await exited;
  clearTimeout(impatience);
}

/**
 * Where PostgreSQL finds its data. Its user may not enter the folders above (a clone under /root).
 * Linux still lets it in through the working directory that it is started in.
 */
function placeOf(dir: string, runAs: RunAs): { data: string; cwd: string } {
  const barrier = barrierTo(dir, runAs);
  if (!barrier) return { data: dir, cwd: '/' };
  if (process.platform === 'linux') return { data: '/proc/self/cwd', cwd: dir };
  throw new StartError(
    `the database's user may not open ${barrier}: set DATA_DIR to a folder outside it, ` +
      `or run "chmod o+x ${barrier}"`,
  );
}

/** PostgreSQL 17 and later have C.UTF-8 built in, the same on every system. */
function locale(major: number): string[] {
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  return [`--locale=${process.platform === 'darwin' ? 'C' : 'C.UTF-8'}`];
}

function settingOf(runAs: RunAs, cwd: string) {
  // English messages whatever the machine's language, because the start parses them.
  return { ...runAs, cwd, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

function urlOf({ password }: ClusterOptions, place: string, database: string): string {
  return `postgres://${OWNER}${password ? `:${password}` : ''}@${place}/${database}`;
}

/**
 * Systems give outgoing connections ports from 32768 on, so one of those may be taken between the
 * moment it was found free and the moment somebody listens there.
 */
const PORTS = { from: 15_000, count: 17_000 };
const PORT_TRIES = 50;

/** A port of this machine on which nothing listens. Throws if none is found. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    const port = PORTS.from + randomInt(PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port was found in ${PORT_TRIES} tries`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
