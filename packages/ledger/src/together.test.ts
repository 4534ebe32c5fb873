import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { questions, together, type Statement } from './together.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table noted (n int primary key)');
});
afterAll(() => database.drop());
beforeEach(async () => {
  client = new Client({ connectionString: database.url });
  // These tests also cut the connection.
  client.on('error', () => {});
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.pool.query('truncate noted');
});

const begin: Statement = { name: 'begin', text: 'begin', values: [] };
const commit: Statement = { name: 'commit', text: 'commit', values: [], timed: true };
const note = (n: string): Statement => ({
  name: 'note',
  text: 'insert into noted values ($1)',
  values: [n],
});
const noted = async () =>
  (await database.pool.query<{ n: number }>('select n from noted order by n')).rows.map(
    ({ n }) => n,
  );

it('each question gets only its rows, with their types, the first time and later', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const read = questions(client);
    const sum = read.add<object>('sum', 'select $1::int + 1 as n, null::text as none', ['41']);
    const at = read.add<object>('at', "select 'epoch'::timestamptz as at, 7::bigint as id", []);
    const none = read.add<object>('none', 'select 1 as n where false', []);
    await read.ask();
    expect(sum()).toEqual([{ n: 42, none: null }]);
    expect(at()).toEqual([{ at: new Date(0), id: '7' }]);
    expect(none()).toEqual([]);
  }
});

it('reports what the server did, and when, up to the commit', async () => {
  const done = await together(client, [begin, note('1'), note('2'), commit]);
  expect(done.map(({ command }) => command)).toEqual([
    'BEGIN',
    'INSERT 0 1',
    'INSERT 0 1',
    'COMMIT',
  ]);
  expect(done.map(({ at }) => at)).toEqual(done.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(await noted()).toEqual([1, 2]);
});

it('after a failed statement the rest is not done, and the connection works again', async () => {
  for (let turn = 0; turn < 2; turn++) {
    const failing = [begin, note('1'), note('1'), note('2'), commit];
    await expect(together(client, failing)).rejects.toMatchObject({ code: '23505' });
    await client.query('rollback');
    expect(await noted()).toEqual([]);
  }
  await together(client, [begin, note('3'), commit]);
  expect(await noted()).toEqual([3]);
});

it('a statement that the server cannot read fails each time, and others go on', async () => {
  const wrong: Statement = { name: 'wrong', text: 'select from nowhere', values: [] };
  for (let turn = 0; turn < 2; turn++) {
    await expect(together(client, [begin, wrong, commit])).rejects.toMatchObject({ code: '42P01' });
    await client.query('rollback');
  }
  await together(client, [begin, note('4'), commit]);
  expect(await noted()).toEqual([4]);
});

it('a connection that is cut rejects, because the outcome is unknown', async () => {
  const cut = 'select pg_terminate_backend(pg_backend_pid())';
  const sent = together(client, [begin, note('5'), { name: 'cut', text: cut, values: [] }, commit]);
  await expect(sent).rejects.toThrow();
  expect(await noted()).toEqual([]);
});
