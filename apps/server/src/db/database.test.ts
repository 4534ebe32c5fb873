import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDatabase, type Database } from './database.ts';

// Each test writes a cluster durably, which takes long on a busy disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let said: string[];
let started: Database[];

beforeEach(() => {
  // Closed to all other users, like a clone under root's home: PostgreSQL must still start.
  dataDir = join(mkdtempSync(join(tmpdir(), 'palaro-db-')), 'data');
  said = [];
  started = [];
});
afterEach(async () => {
  for (const database of started) await database.stop();
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

async function start(options: { databaseUrl?: string; dataDir?: string } = {}) {
  const config = { databaseUrl: null, dataDir, ...options };
  const database = await startDatabase(config, (line) => said.push(line));
  started.push(database);
  return database;
}
async function stop(database: Database) {
  started = started.filter((other) => other !== database);
  await database.stop();
}
const refusal = (options = {}) =>
  start(options).then(
    () => 'started',
    (error: Error) => error.message,
  );
const pidFile = () => readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
const postmaster = () => Number(pidFile()[0]);
const sockets = () => pidFile()[4] ?? '';
const lock = () => join(dataDir, 'palaro.pid');

/** What a kill -9 leaves behind: a lock of a process that is gone. */
async function abandon() {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('close', resolve));
  writeFileSync(lock(), `${gone.pid} -\n`);
}

describe('the embedded database', () => {
  it('is made on first use, keeps its rows and writes them durably', async () => {
    const first = await start();
    expect(said[0]).toMatch(/^Creating the database \(PostgreSQL \d+\)/);
    const { rows } = await first.owner.query('show fsync');
    expect(rows).toEqual([{ fsync: 'on' }]);
    await first.owner.query('create table kept as select 7 as n');
    await stop(first);
    const second = await start();
    expect((await second.owner.query('select n from kept')).rows).toEqual([{ n: 7 }]);
    expect(said).toHaveLength(1);
  });

  it('refuses a connection without its password', async () => {
    await start();
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o077).toBe(0);
    const [, , , port] = pidFile();
    const databaseUrl = `postgres://palaro:guess@127.0.0.1:${port}/palaro`;
    expect(await refusal({ databaseUrl })).toMatch(
      /cannot be reached: password authentication failed/,
    );
  });

  it('recovers after a kill of the server that left PostgreSQL running', async () => {
    const first = await start();
    await first.owner.query('create table kept as select 7 as n');
    await abandon();
    started = [];
    const old = postmaster();
    const oldSockets = sockets();
    const second = await start();
    expect(existsSync(oldSockets)).toBe(false);
    expect(sockets()).toMatch(/palaro-postgres-/);
    expect(said).toContain('The last run ended without stopping: recovering its database.');
    expect(postmaster()).not.toBe(old);
    expect((await second.owner.query('select n from kept')).rows).toEqual([{ n: 7 }]);
  });

  it('recovers after a kill of everything, losing nothing committed', async () => {
    const first = await start();
    await first.owner.query('create table kept as select 7 as n');
    process.kill(postmaster(), 'SIGKILL');
    expect(await first.lost).toEqual(expect.any(String));
    await abandon();
    started = [];
    const second = await start();
    expect((await second.owner.query('select n from kept')).rows).toEqual([{ n: 7 }]);
  });

  it('starts from the beginning after a kill while it was being made', async () => {
    const half = join(dataDir, 'postgres.new');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    await abandon();
    await start();
    expect(said[0]).toMatch(/^Creating the database/);
  });

  it('refuses to start twice on one folder', async () => {
    await start();
    expect(await refusal()).toMatch(
      /^DATA_DIR .* is in use by another Palaro \(process \d+\): stop it/,
    );
  });

  it('does not touch a PostgreSQL that somebody else runs on the folder', async () => {
    const first = await start();
    rmSync(lock());
    expect(await refusal()).toMatch(/is in use by another process \(\d+\): stop it/);
    expect((await first.owner.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('takes over a folder whose process number now belongs to another program', async () => {
    await stop(await start());
    writeFileSync(lock(), `${process.pid} an-earlier-start\n`);
    await start();
  });

  it('names the PostgreSQL version of the data', async () => {
    await stop(await start());
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '9\n');
    const message = await refusal();
    expect(message).toMatch(/belongs to PostgreSQL 9, which is not installed here: install/);
    expect(message).not.toContain('\n');
  });

  it('names a folder that it cannot write to', async () => {
    writeFileSync(join(dataDir, '..', 'file'), '');
    const message = await refusal({ dataDir: join(dataDir, '..', 'file', 'data') });
    expect(message).toMatch(/^DATA_DIR .* is not writable \(ENOTDIR\): set DATA_DIR/);
  });
});

it('names an outside database that does not answer, without its password', async () => {
  const message = await refusal({ databaseUrl: 'postgres://a:hush@127.0.0.1:1/nothing' });
  expect(message).toMatch(/^DATABASE_URL \(127\.0\.0\.1:1\/nothing\) cannot be reached: /);
  expect(message).not.toContain('hush');
});
