import { testDatabase } from '@palaro/testkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../tidy/source.ts';
import { generateRows, ROWS_FILE } from './rows.ts';

const database = await testDatabase();
afterAll(database.drop);

it('finds the types of rows as the migrations make the tables', async () => {
  const text = await generateRows(database.db);
  expect(text, 'run npm run generate').toBe(readFileSync(join(ROOT, ROWS_FILE), 'utf8'));
});

it('reads words from checks, counts as text, and days as they stand', async () => {
  await database.pool.query(`create table sample (
    member_id bigint not null, state text not null check (state in ('Open', 'Done')),
    mark char(1) check (mark = 'X'), many bigint[] not null default '{}', day date not null,
    at timestamptz, size int not null check (size in (1, 2)), body jsonb not null,
    check (state <> 'Done' or at is not null))`);
  const [, columns] = /interface Sample \{\n([^}]*)\}/.exec(await generateRows(database.db)) ?? [];
  expect(columns?.replaceAll('  ', '').trim().split('\n')).toEqual([
    'at: Date | null;',
    'body: JsonText;',
    'day: string;',
    'many: Generated<ArrayType<Count>>;',
    'mark: "X" | null;',
    'member_id: Count;',
    'size: number;',
    'state: "Open" | "Done";',
  ]);
});
