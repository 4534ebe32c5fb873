import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '@palaro/testkit';
import { createSharedReads, type SharedReads } from './shared-reads.ts';

const database = await testDatabase();
afterAll(database.drop);

let reads: SharedReads;
beforeEach(() => {
  reads = createSharedReads(database.pool);
  return reads.stop;
});

const ask = (n: number) =>
  sql<{ n: number }>`select ${n}::int as n`.execute(reads.db).then(({ rows }) => rows[0]?.n);
const backends = async () => {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and application_name = 'palaro reads'`,
  );
  return rows.map(({ pid }) => pid);
};

it('answers each of many questions at once with its own rows, on two connections', async () => {
  const numbers = Array.from({ length: 500 }, (_, i) => i);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  expect(await backends()).toHaveLength(2);
});

it('a question that fails leaves those before and behind it alone', async () => {
  const answers = [1, 0, 2, 0, 3].map((n) =>
    sql<{ n: number }>`select 6 / ${n}::int as n`.execute(reads.db).then(
      ({ rows }) => rows[0]?.n,
      (error: Error) => error.message,
    ),
  );
  expect(await Promise.all(answers)).toEqual([6, 'division by zero', 3, 'division by zero', 2]);
});

it('asks again on a new connection after the database cut the old one', async () => {
  // Whether the end of a connection is heard before or after the next question differs each time.
  for (let cut = 0; cut < 20; cut++) {
    expect(await Promise.all([ask(1), ask(2)])).toEqual([1, 2]);
    const old = await backends();
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [old]);
    // The first question may still meet the end of the old connection.
    await Promise.allSettled([ask(3), ask(4)]);
    expect(await Promise.all([ask(5), ask(6)])).toEqual([5, 6]);
    // What was cut takes a moment to go.
    while ((await backends()).some((pid) => old.includes(pid)));
    expect(await backends()).toHaveLength(2);
  }
});

it('takes neither transactions nor writes, not even hidden ones', async () => {
  const begun = reads.db.transaction().execute((tx) => sql`select 1`.execute(tx));
  await expect(begun).rejects.toThrow('a shared connection only answers questions');
  const write = sql`update site_setting set value = value`.execute(reads.db);
  await expect(write).rejects.toThrow('a shared connection only answers questions');
  const hidden = sql`with gone as (delete from member returning 1) select from gone`;
  await expect(hidden.execute(reads.db)).rejects.toThrow('read-only transaction');
});

it('a stop waits for the answers under way', async () => {
  const slow = sql<{ n: number }>`select 7 as n from pg_sleep(0.2)`.execute(reads.db);
  await reads.stop();
  expect((await slow).rows).toEqual([{ n: 7 }]);
});
