import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { createLedger, type Ledger } from '../ledger.ts';
import { bet, betWin, win } from '../test-items.ts';
import { archiveRounds } from './archive-rounds.ts';
import { exportMonths } from './export-months.ts';
import { openMember } from './test-money.ts';

/** The rounds are played at `AT`, in November 2026. */
const NOW = new Date('2028-01-15T08:00:00Z');
const BEFORE = new Date('2026-12-15T08:00:00Z');
const ROUNDS = {
  table: 'archive.game_round',
  at: 'closed_at',
  mark: 'tx',
  order: 'member_id, vendor, round',
};

let database: TestDatabase;
let ledger: Ledger;
let member: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaro-months-'));
  database = await testDatabase();
  ledger = createLedger({ pool: database.pool, report: () => undefined });
  member = await openMember(database.pool, ledger, 1_000_000n);
  // No fold runs here, so none must hold back the move.
  await database.pool.query('delete from fold_watermark');
});
afterAll(async () => {
  await ledger.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const commit = async (items: Parameters<Ledger['commit']>[0]) => {
  const answers = await ledger.commit(items.map((item) => ({ ...item, member })));
  expect(answers.map(({ is }) => is)).toEqual(items.map(() => 'posted'));
};
/**
 * Another database of the cluster may have an open transaction. Then a later run moves the rounds.
 */
const archived = (count: number, now = NOW) =>
  expect
    .poll(async () => (await archiveRounds(database.pool, { now, members: Infinity })).moved, {
      timeout: 10_000,
    })
    .toBe(count);
const write = (before = BEFORE) =>
  exportMonths(database.pool, ROUNDS, { folder, before, now: NOW, say: () => undefined });
const lines = (file: string) =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .split('\n');
const manifest = () =>
  JSON.parse(readFileSync(join(folder, 'manifest_game_round_2026-11.json'), 'utf8')) as {
    rows: number;
    columns: string[];
  };

it('MONEY-06 archived rounds are written by month, each once, and can be read back unchanged', async () => {
  await commit([
    betWin('t1', 100n, 250n, 'one'),
    betWin('t2', 100n, 0n, 'two'),
    bet('t3', 5n, 'open'),
  ]);
  await archived(2);
  expect(await write(new Date('2026-11-30T23:59:59Z'))).toEqual([]);
  expect(await write()).toEqual(['2026-11']);
  expect(await write()).toEqual([]);
  for (const file of readdirSync(folder)) {
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  }
  expect(readdirSync(folder).sort()).toEqual([
    'game_round_2026-11.csv.gz',
    'manifest_game_round_2026-11.json',
  ]);
  const { rows, columns } = manifest();
  expect(rows).toBe(2);
  const [head, ...cells] = lines('game_round_2026-11.csv.gz');
  expect(head).toBe(columns.join());
  expect(cells.filter((line) => line !== '')).toHaveLength(2);

  // The whole file, as PostgreSQL reads it back.
  await database.pool.query('create table read_back (like archive.game_round)');
  const kept = cells.filter((line) => line !== '');
  for (const line of kept) {
    const values = columns.map((_, at) => `$${at + 1}`).join();
    await database.pool.query(
      `insert into read_back (${columns.join()}) values (${values})`,
      cellsOf(line),
    );
  }
  const difference = 'select * from archive.game_round except select * from read_back';
  expect((await database.pool.query(difference)).rows).toEqual([]);
});

it('MONEY-06 a month that a late message changed is written again', async () => {
  await commit([win('late', 50n, { ref: 'one' })]);
  await archived(1);
  expect(await write()).toEqual(['2026-11']);
  const text = lines('game_round_2026-11.csv.gz').join('\n');
  expect(manifest().rows).toBe(2);
  expect(text).toContain(',one,');
});

/** Splits a line of CSV into its cells; no value of a round has a line break. */
function cellsOf(line: string): (string | null)[] {
  const found = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].slice(0, -1);
  return found.map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell === '' ? null : cell,
  );
}
