import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { cash, house } from '../accounts.ts';
import { INVARIANTS } from '../invariants.ts';
import type { ReverseItem } from '../items.ts';
import { createLedger, type Ledger } from '../ledger.ts';
import { archiveParts } from './archive-parts.ts';
import { addDayDigest, checkDigests } from './digest-chain.ts';
import { keepParts } from './keep-parts.ts';
import { itemOf, openMember, stakeOf } from './test-money.ts';

const OLD = new Date('2026-11-21T08:00:00Z');
const NOW = new Date('2028-01-15T08:00:00Z');
const said: string[] = [];

let database: TestDatabase;
let ledger: Ledger;
let member: string;
let folder: string;

const archive = (now: Date) =>
  archiveParts(database.pool, { folder, now, say: (line) => void said.push(line) });
const breaches = async () => {
  const found: string[] = [];
  for (const { id, sql } of INVARIANTS) {
    if ((await database.pool.query(sql)).rows.length > 0) found.push(id);
  }
  return found;
};
const count = async (table: string) =>
  Number((await database.pool.query(`select count(*) n from ${table}`)).rows[0]?.n);
const read = (name: string) => readFileSync(join(folder, name));

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'palaro-archive-')), 'parts');
  database = await testDatabase();
  ledger = createLedger({ pool: database.pool, report: () => undefined });
  member = await openMember(database.pool, ledger, 1_000_000n);
  await keepParts(database.pool, '2026-11');
  const odd = itemOf(member, 'a "quoted", key', [{ from: cash, to: house('GAME'), amount: 7n }]);
  await ledger.commit([stakeOf(member, 'old', 100n), odd]);
});
afterAll(async () => {
  await ledger.stop();
  await database.drop();
  rmSync(dirname(folder), { recursive: true });
});

it('MONEY-06 rows younger than 13 months stay', async () => {
  const signed = () =>
    addDayDigest(database.pool, { day: '2026-11-21', at: OLD, seed: new Uint8Array(32) });
  await expect.poll(signed, { timeout: 10_000 }).toMatchObject({ postings: '3' });
  const closed = () => keepParts(database.pool, '2028-01');
  await expect.poll(closed, { timeout: 10_000 }).toEqual(['first']);
  await ledger.commit([stakeOf(member, 'new', 100n, NOW)]);
  expect(await archive(new Date('2027-12-21T07:59:59Z'))).toEqual([]);
});

it('MONEY-06 an old part is exported, read back and moved; the ledger’s checks still pass', async () => {
  expect(await archive(NOW)).toEqual(['first']);
  expect(said).toEqual(['first: 3 transfers, 3 postings archived']);
  expect([await count('posting'), await count('archive.posting')]).toEqual([1, 3]);
  expect([await count('ledger.posting'), await count('ledger.transfer')]).toEqual([4, 4]);
  expect(await breaches()).toEqual([]);
  expect((await checkDigests(database.pool)).findings).toEqual([]);
  expect(await archive(NOW)).toEqual([]);
});

it('MONEY-06 the manifest describes the export, and PostgreSQL can read it', async () => {
  const manifest = JSON.parse(read('manifest_first.json').toString()) as {
    transfer: { rows: number; file: string; columns: string[] };
  };
  expect(manifest).toMatchObject({ part: 'first', fromId: '0', toId: '50000000' });
  const csv = gunzipSync(read(manifest.transfer.file)).toString().trimEnd().split('\n');
  expect(csv.length).toBe(manifest.transfer.rows + 1);
  expect(csv[0]).toBe(manifest.transfer.columns.join());
  expect(csv.find((line) => line.includes('quoted'))).toContain('"a ""quoted"", key"');
});

it('only its owner may read the export', () => {
  const modes = ['', ...readdirSync(folder)].map((name) => statSync(join(folder, name)).mode);
  expect(modes).toHaveLength(4);
  for (const mode of modes) expect(mode & 0o077).toBe(0);
});

it('MONEY-06 nobody changes archived rows or adds to them', async () => {
  for (const statement of [
    'update archive.posting set amount = 1',
    'delete from archive.transfer_first',
    'truncate archive.posting_first',
    'insert into archive.posting select * from archive.posting',
  ]) {
    await expect(database.pool.query(statement), statement).rejects.toThrow('append-only');
  }
});

it('MONEY-06 a rollback of an archived bet gives it back, once', async () => {
  const reversal = (key: string): ReverseItem => ({
    ...stakeOf(member, key, 0n, NOW),
    does: 'reverse',
    target: 'old',
  });
  const answers = await ledger.commit([
    reversal('r1'),
    reversal('r2'),
    stakeOf(member, 'old', 100n),
  ]);
  expect(answers.map((answer) => answer.is)).toEqual(['posted', 'repeated', 'repeated']);
  expect(await breaches()).toEqual([]);
});
