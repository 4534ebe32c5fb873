import { afterAll, expect, it } from 'vitest';
import { testDatabase } from './database.ts';

const database = await testDatabase();
afterAll(database.drop);

it('gives each file a separate migrated database', async () => {
  const other = await testDatabase();
  await database.pool.query('create table mine (day date)');
  const { rows } = await other.pool.query("select to_regclass('mine') as mine");
  expect(rows).toEqual([{ mine: null }]);
  await other.drop();
});

it('leaves days and big numbers as text', async () => {
  const { rows } = await database.pool.query(
    "select date '2026-11-21' as day, 9007199254740993::bigint as big, 10.5000 as exact",
  );
  expect(rows).toEqual([{ day: '2026-11-21', big: '9007199254740993', exact: '10.5000' }]);
});
