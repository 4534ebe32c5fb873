import { afterAll, expect, it } from 'vitest';
import type { Db } from '@palaro/server';
import { fixedQuery } from '@palaro/server';
import { sql } from 'kysely';
import { testDatabase } from '@palaro/testkit';
import { createSharedReads } from './shared-reads.ts';

const database = await testDatabase();
const reads = createSharedReads(database.pool);
afterAll(async () => {
  await reads.stop();
  await database.drop();
});

interface Values {
  text: string;
  number: number | null;
}
let built = 0;
const echo = fixedQuery((db: Db, { text, number }: Values) => {
  built += 1;
  return db
    .selectNoFrom([
      sql<string>`${text}::text`.as('text'),
      sql<number | null>`${number}::int`.as('number'),
    ])
    .where(sql`${text}::text`, '<>', 'nothing')
    .compile();
});

it('builds a question once, and gives each of many callers the rows of its own values', async () => {
  const callers = Array.from({ length: 200 }, (_, i) => ({
    text: `it's ${i}; --`,
    number: i % 3 === 0 ? null : i,
  }));
  const answers = await Promise.all(callers.map((values) => echo(reads.db, values)));
  expect(answers).toEqual(callers.map((values) => [values]));
  expect(await echo(reads.db, { text: 'nothing', number: 1 })).toEqual([]);
  expect(built).toBe(1);
});

it('a value that is missing makes the question fail, not match nothing', async () => {
  const asked = echo(reads.db, { text: 'a' } as Values);
  await expect(asked).rejects.toThrow(/without its value number/);
});
