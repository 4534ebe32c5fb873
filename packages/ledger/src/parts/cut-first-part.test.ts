import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '@palaro/server-app/db';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { INVARIANTS } from '../invariants.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../apps/server/migrations', import.meta.url));
/** The last migration before the first part was cut. */
const BEFORE = '0074';
const FIRST_ID = 120_000_000;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'palaro-migrations-'));
  await database.pool.query(
    `drop schema ledger, archive cascade; drop schema public cascade; create schema public`,
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

/** Rows as the ledger wrote them: openings of 1,000 members, each with key, posting and balance. */
const ROWS = `
  select setval('transfer_id', ${FIRST_ID});
  insert into house_account values (-1, 1, 'OPENING');
  insert into wallet (member_id, account_id, book, kind, balance, version)
    select n, 101, 1, 'CASH', 5, 1 from generate_series(1, 1000) n;
  insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, posted_at)
    select n, ${FIRST_ID} + n, 'k', 'opening', 'test', 'k', '2026-11-01'
      from generate_series(1, 1000) n;
  insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
      to_after)
    select n, ${FIRST_ID} + n, 1, 1, -1, 101, 5, 5 from generate_series(1, 1000) n;
  insert into transfer_key select n, md5('k')::uuid, md5('i')::uuid, ${FIRST_ID} + n, 1
    from generate_series(1, 1000) n;
  select setval('transfer_id', ${FIRST_ID} + 1000)`;

it('MONEY-06 a database with rows gets its first part cut after them, and loses none', async () => {
  const { pool } = database;
  for (const name of readdirSync(MIGRATIONS)) {
    if (name.slice(0, 4) <= BEFORE) cpSync(join(MIGRATIONS, name), join(folder, name));
  }
  await migrate(pool, folder);
  await pool.query(ROWS);
  const applied = await migrate(pool, MIGRATIONS);
  expect(applied[0]).toBe('0075_ledger_partitions.sql');
  const parts = await pool.query('select name, from_id::int, to_id::int, state from ledger_part');
  expect(parts.rows).toEqual([
    { name: 'first', from_id: 0, to_id: 150_000_000, state: 'filling' },
    { name: 'p3', from_id: 150_000_000, to_id: 200_000_000, state: 'ahead' },
  ]);
  const next = `insert into posting (member_id, transfer_id, leg, book, from_account, to_account,
      amount, to_after) values (1, $1, 1, 1, -1, 101, 5, 10)
    returning tableoid::regclass::text name`;
  const client = await pool.connect();
  await client.query('begin');
  for (const [id, name] of [
    [149_999_999, 'posting_first'],
    [150_000_000, 'posting_p3'],
  ]) {
    expect((await client.query(next, [id])).rows).toEqual([{ name }]);
  }
  await client.query('rollback');
  client.release();
  const { rows } = await pool.query('select count(*)::int n, sum(amount)::int s from posting');
  expect(rows).toEqual([{ n: 1000, s: 5000 }]);
  for (const { id, sql } of INVARIANTS) expect((await pool.query(sql)).rows, id).toEqual([]);
});
