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
