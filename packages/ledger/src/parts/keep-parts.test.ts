import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { INVARIANTS } from '../invariants.ts';
import { createLedger, type Ledger } from '../ledger.ts';
import { openMember, stakeOf } from './test-money.ts';
import { keepParts } from './keep-parts.ts';

let database: TestDatabase;
let ledger: Ledger;
let member: string;

beforeAll(async () => {
  database = await testDatabase();
  ledger = createLedger({ pool: database.pool, report: () => undefined });
  member = await openMember(database.pool, ledger, 1_000_000n);
});
afterAll(async () => {
  await ledger.stop();
  await database.drop();
});

const one = async <R>(sql: string) => (await database.pool.query(sql)).rows[0] as R;
const parts = async () => {
  const sql = 'select name, state, month, transfers::int, postings::int from ledger_part';
  return (await database.pool.query(`${sql} order by from_id`)).rows;
};
async function play(keys: string[]) {
  const answers = await ledger.commit(keys.map((key) => stakeOf(member, key, 100n)));
  return answers.map((answer) => Number(answer.transferId));
}
const breaches = async () => {
  const found: string[] = [];
  for (const { id, sql } of INVARIANTS) {
    if ((await database.pool.query(sql)).rows.length > 0) found.push(id);
  }
  return found;
};

it('MONEY-06 a month begins a new part; the one before is sealed when nothing more can come', async () => {
  expect(await keepParts(database.pool, '2026-11')).toEqual([]);
  const [november] = await play(['n1']);
  expect(november).toBeLessThan(50_000_000);
  // A slow batch of November: it got its id before the month changed and commits afterwards.
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  const { rows } = await slow.query<{ id: string }>(`select nextval('transfer_id') id`);
  expect(await keepParts(database.pool, '2026-12')).toEqual([]);
  expect(await keepParts(database.pool, '2026-12')).toEqual([]);
  expect(await parts()).toMatchObject([
    { name: 'first', state: 'full', month: '2026-11' },
    { name: 'p1', state: 'filling', month: '2026-12' },
  ]);
  await slow.query('rollback');
  slow.release();
  expect(Number(rows[0]?.id)).toBeLessThan(50_000_000);
  // Other databases of the cluster may have transactions as old as this; they end soon.
  const turn = () => keepParts(database.pool, '2026-12');
  await expect.poll(turn, { timeout: 10_000 }).toEqual(['first']);
  expect((await parts())[0]).toMatchObject({ state: 'closed', transfers: 2, postings: 2 });
  const [december] = await play(['d1']);
  expect(december).toBe(50_000_000);
  expect(await keepParts(database.pool, '2026-12')).toEqual([]);
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 the next part exists before the ids reach it, and takes the new rows', async () => {
  await database.pool.query(`select setval('transfer_id', 149999998)`);
  await keepParts(database.pool, '2026-12');
  const ids = await play(['e1', 'e2', 'e3']);
  expect(ids).toEqual([149_999_999, 150_000_000, 150_000_001]);
  const sql = `select (select count(*)::int from posting_p2) p2, count(*)::int p3 from posting_p3`;
  expect(await one(sql)).toEqual({ p2: 1, p3: 2 });
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 no part allows a change of a row, under any name, and a closed one takes none', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
      where inhparent in ('transfer'::regclass, 'posting'::regclass)`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const { name } of rows) {
    for (const change of [`update ${name} set tx = 1`, `delete from ${name}`, `truncate ${name}`]) {
      await expect(database.pool.query(change), change).rejects.toThrow('append-only');
    }
  }
  const late = `insert into posting select member_id, 1, 2, book, from_account, to_account, amount,
    from_after, to_after, tx from posting limit 1`;
  await expect(database.pool.query(late)).rejects.toThrow('append-only: posting_first');
});

it('MONEY-06 each part is vacuumed while it fills, and frozen when it is closed', async () => {
  const settings = await one<{ options: string[] }>(
    `select reloptions options from pg_class where relname = 'posting_p3'`,
  );
  expect(settings.options).toContain('autovacuum_vacuum_insert_scale_factor=0.02');
  const frozen = await one<{ all: boolean }>(
    `select relallvisible = relpages "all" from pg_class where relname = 'posting_first'`,
  );
  expect(frozen.all).toBe(true);
});
