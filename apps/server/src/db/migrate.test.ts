import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '@palaro/testkit';
import { migrate } from './migrate.ts';

const database = await testDatabase();
afterAll(database.drop);
const { pool } = database;

let folder: string;
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaro-migrations-'));
  await pool.query('drop schema public cascade; create schema public');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('applies each file once, in the order of their numbers', async () => {
  write('0002_b_more.sql', 'alter table a add column y int;');
  write('0001_a_first.sql', 'create table a (x int);');
  expect(await migrate(pool, folder)).toEqual(['0001_a_first.sql', '0002_b_more.sql']);
  write('0003_c_last.sql', 'insert into a values (1, 2);');
  expect(await migrate(pool, folder)).toEqual(['0003_c_last.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
  expect((await pool.query('select * from a')).rows).toEqual([{ x: 1, y: 2 }]);
});

it('undoes a file that fails and keeps the ones before it', async () => {
  write('0001_a_first.sql', 'create table a (x int);');
  write('0002_a_broken.sql', 'create table b (x int); insert into nowhere values (1);');
  await expect(migrate(pool, folder)).rejects.toThrow(
    /^the migration 0002_a_broken.sql failed: .*nowhere/,
  );
  const { rows } = await pool.query("select to_regclass('a') a, to_regclass('b') b");
  expect(rows).toEqual([{ a: 'a', b: null }]);
  write('0002_a_broken.sql', 'create table b (x int);');
  expect(await migrate(pool, folder)).toEqual(['0002_a_broken.sql']);
});

it('refuses a released file that was edited', async () => {
  write('0001_a_first.sql', 'create table a (x int);');
  await migrate(pool, folder);
  write('0001_a_first.sql', 'create table a (x bigint);');
  await expect(migrate(pool, folder)).rejects.toThrow(/0001_a_first.sql was changed after/);
});

it('refuses a database that ran files which are gone, but not one of a later version', async () => {
  write('0001_a_first.sql', 'create table a (x int);');
  write('0003_c_last.sql', 'create table c (x int);');
  await migrate(pool, folder);
  rmSync(join(folder, '0003_c_last.sql'));
  expect(await migrate(pool, folder)).toEqual([]);
  rmSync(join(folder, '0001_a_first.sql'));
  write('0010_a.sql', 'create table a (x int);');
  await expect(migrate(pool, folder)).rejects.toThrow(
    /^this database was made before the first release \(it ran 0001_a_first.sql.*another DATA_DIR/,
  );
});

it('refuses a file whose name lacks a number, an area or a subject', async () => {
  write('fix.sql', 'select 1;');
  await expect(migrate(pool, folder)).rejects.toThrow(/fix.sql must be named/);
});

it('applies each file once when two servers start at the same time', async () => {
  write('0001_a_first.sql', 'create table a (x int); select pg_sleep(0.05);');
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder)]);
  expect(applied.flat()).toEqual(['0001_a_first.sql']);
});
