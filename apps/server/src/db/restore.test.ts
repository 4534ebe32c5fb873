import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cash, createLedger, house, INVARIANTS, type Ledger } from '@palaro/ledger';
import { takeBackup } from './backup.ts';
import { startDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup, type RestoreOptions } from './restore.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'palaro-restore-'));
const dataDir = join(home, 'data');
const walArchive = join(dataDir, 'wal-archive');
const backups = join(home, 'backups');
const keys = join(dataDir, 'keys');

let site: Database;
let ledger: Ledger;
let backup: string;
/** After the backup and rounds a and b, before round c. */
let moment: Date;

const options = (into: string, more: Partial<RestoreOptions> = {}): RestoreOptions => ({
  from: backups,
  into: join(home, into),
  to: moment,
  wal: [walArchive, join(dataDir, 'postgres/pg_wal')],
  keys,
  afterwards: 'create table told_after as select count(*)::int n from transfer',
  ...more,
});

const item = (key: string) => ({
  does: 'post' as const,
  member: '1',
  book: 1,
  key,
  input: '1',
  kind: 'opening',
  cause: { kind: 'test', id: key },
  at: new Date('2026-11-21T08:00:00Z'),
  legs: [{ from: house('OPENING'), to: cash, amount: 10_000n }],
});
const play = async (...names: string[]) =>
  (await ledger.commit(names.map(item))).map((answer) => answer.is);

async function momentOf(pool: Pool): Promise<Date> {
  const now = async () =>
    (await pool.query<{ at: Date }>('select clock_timestamp() at')).rows[0]?.at ?? new Date(0);
  const at = new Date((await now()).getTime() + 1);
  while ((await now()) <= at);
  return at;
}

async function backUp() {
  const client = new Client({ ...site.owner.options, password: site.owner.options.password });
  await client.connect();
  try {
    return await takeBackup(client, dataDir, backups);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  site = await startDatabase({ databaseUrl: null, dataDir, walArchive }, () => undefined);
  await migrate(site.owner, MIGRATIONS);
  await site.owner.query(
    `insert into wallet (member_id, account_id, book, kind)
      values (1, 110, 1, 'CASH'), (1, 111, 1, 'HOLD'), (1, 112, 1, 'DEBT')`,
  );
  ledger = createLedger({ pool: site.owner, report: () => undefined });
  mkdirSync(keys, { mode: 0o700 });
  writeFileSync(join(keys, 'play-seed.key'), '7'.repeat(64), { mode: 0o600 });
  await play('a');
  backup = await backUp();
  await play('b');
  moment = await momentOf(site.owner);
  await play('c', 'd');
});
afterAll(async () => {
  await ledger.stop();
  await site.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Files and folders, the given one included, that users other than the owner may use. */
const openToOthers = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (path) => statSync(join(folder, path)).mode & 0o077,
  );

/** What a site that starts on the folder finds: the rounds, and any broken invariants. */
async function startedOn(folder: string) {
  const restored = await startDatabase({ databaseUrl: null, dataDir: folder }, () => undefined);
  const { rows } = await restored.owner.query<{ key: string }>(
    'select key from transfer order by key',
  );
  const broken: string[] = [];
  for (const { id, sql } of INVARIANTS) {
    if ((await restored.owner.query(sql)).rows.length > 0) broken.push(id);
  }
  const again = createLedger({ pool: restored.owner, report: () => undefined });
  const answers = await again.commit(['b', 'c'].map(item));
  await again.stop();
  const told = await restored.owner.query('select n from told_after');
  expect(told.rows).toEqual([{ n: rows.length }]);
  const applied = await migrate(restored.owner, MIGRATIONS);
  await restored.stop();
  return { keys: rows.map((row) => row.key), broken, applied, answers: answers.map((a) => a.is) };
}

it('MONEY-06 a restore to a time has what was acknowledged by then, and nothing later', async () => {
  expect(await restoreBackup(options('then'))).toBe(backup);
  expect(await startedOn(join(home, 'then'))).toEqual({
    keys: ['a', 'b'],
    broken: [],
    applied: [],
    answers: ['repeated', 'posted'],
  });
  expect(readdirSync(join(home, 'then')).sort()).toEqual(['keys', 'postgres', 'postgres.password']);
  for (const own of ['keys', 'postgres']) expect(openToOthers(join(home, 'then', own))).toEqual([]);
  // The old site went on meanwhile.
  expect(await play('e')).toEqual(['posted']);
});

it('MONEY-06 a restore without a time has all that the archive or the old log holds', async () => {
  // The file that ends here; PostgreSQL may write to the next one by itself meanwhile.
  const { rows } = await site.owner.query('select pg_walfile_name(pg_switch_wal() - 1) last');
  const archived = `select count(*)::int n from pg_stat_archiver
    where last_archived_wal >= $1 or failed_count > 0`;
  await expect
    .poll(async () => (await site.owner.query(archived, [rows[0].last])).rows, { timeout: 20_000 })
    .toEqual([{ n: 1 }]);
  await restoreBackup(options('all', { to: null, wal: [walArchive] }));
  const { keys: found, broken } = await startedOn(join(home, 'all'));
  expect([found, broken]).toEqual([['a', 'b', 'c', 'd', 'e'], []]);
});

it('only their owner may read a backup and the archived log', () => {
  expect(readdirSync(walArchive).length).toBeGreaterThan(0);
  for (const folder of [backups, walArchive])
    expect([folder, openToOthers(folder)]).toEqual([folder, []]);
});

it('the backup alone is complete, and holds no keys', async () => {
  await restoreBackup(options('alone', { to: null, wal: [], keys: null }));
  expect((await startedOn(join(home, 'alone'))).keys).toEqual(['a']);
  expect(readdirSync(backup).sort()).toEqual([
    'SHA256SUMS',
    'backup.json',
    'postgres',
    'postgres.password',
  ]);
});

it('MONEY-06 a restore still works after older backups were removed', async () => {
  const prune = (keep: number) => pruneBackups({ to: backups, keep, walArchive });
  expect(prune(4)).toEqual({ backups: 0, log: expect.any(Number) as number });
  expect(await play('f')).toEqual(['posted']);
  const newer = await backUp();
  expect(await play('g')).toEqual(['posted']);
  const copies = join(home, 'copies');
  cpSync(backups, copies, { recursive: true });
  const gone = pruneBackups({ to: copies, keep: 1, walArchive });
  expect(gone.backups).toBe(1);
  expect(gone.log).toBeGreaterThan(0);
  expect(readdirSync(copies)).toEqual([basename(newer)]);
  expect(pruneBackups({ to: copies, keep: 1, walArchive })).toEqual({ backups: 0, log: 0 });
  await restoreBackup(options('kept', { from: copies, to: null }));
  const { keys: found, broken } = await startedOn(join(home, 'kept'));
  expect([found, broken]).toEqual([['a', 'b', 'c', 'd', 'e', 'f', 'g'], []]);
  rmSync(newer, { recursive: true });
});

it('refuses a used folder, a time out of reach and a damaged copy, and leaves nothing behind', async () => {
  const refusal = (more: Partial<RestoreOptions>) =>
    restoreBackup(options('refused', more)).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  const early = new Date('2001-01-01T00:00:00Z');
  const late = new Date('2099-01-01T00:00:00Z');
  expect(await refusal({ into: dataDir })).toMatch(/is not empty/);
  expect(await refusal({ to: early })).toMatch(/has no backup finished by 2001/);
  expect(await refusal({ to: late, wal: [] })).toMatch(/the log ends before 2099/);
  writeFileSync(join(backup, 'postgres/PG_VERSION'), '18\n\n');
  expect(await refusal({})).toMatch(/the backup is damaged: .*PG_VERSION/);
  expect(readdirSync(home)).not.toContain('refused');
});
