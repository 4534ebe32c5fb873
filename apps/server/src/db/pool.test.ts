import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '@palaro/testkit';
import { createPool, poolBeside } from './pool.ts';

const database = await testDatabase();
afterAll(database.drop);

it.each([
  ['a pool', () => createPool(database.url, 1)],
  ['a pool beside another', () => poolBeside(database.pool, { max: 1 })],
])('a held connection of %s that the database cuts does not end the process', async (_, open) => {
  const pool = open();
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid');
  // No listener for errors here: where nobody hears them, Node throws them and the run fails.
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('select')).rejects.toThrow('connection error');
  client.release(true);
  expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
  await pool.end();
});

it('prepares a text with values once it is asked again and again, and no other', async () => {
  const pool = createPool(database.url, 1);
  const ask = async (question: string | { text: string; values: unknown[] }) => {
    for (let turn = 0; turn < 4; turn += 1) {
      await (typeof question === 'string' ? pool.query(question, [7]) : pool.query(question));
    }
  };
  await ask('select $1::int as often');
  await ask({ text: 'select $1::int as planned_each_time', values: [7] });
  await pool.query('select $1::int as once', [7]);
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select $1::int as often' }]);
  await pool.end();
});

it('a node of the next version may add columns while this one works', async () => {
  const pool = createPool(database.url, 1);
  await pool.query('create table changing (id int primary key, name text)');
  const ask = (columns: string) => pool.query(`select ${columns} from changing where id = $1`, [1]);
  for (let turn = 0; turn < 8; turn += 1) await Promise.all([ask('*'), ask('id, name')]);
  await pool.query("alter table changing add column more text default 'new'");
  await pool.query("insert into changing values (1, 'one')");
  expect((await ask('*')).rows).toEqual([{ id: 1, name: 'one', more: 'new' }]);
  expect((await ask('id, name')).rows).toEqual([{ id: 1, name: 'one' }]);
  await pool.end();
});
