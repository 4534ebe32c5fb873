import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '@palaro/testkit';
import { HEAD, HEAD_COLUMNS, headOf, storedHead, type HeadRow } from './round-head.ts';

const database = await testDatabase();
afterAll(() => database.drop());

it.each([
  'play_open',
  'play_table_bet',
  'play_room_session',
  'play_round',
  'archive.play_round',
  'ledger.play_round',
])('%s has the head of a round, column by column', async (table) => {
  const { rows } = await database.pool.query<{ column: string; type: string }>(
    `select attname as column, format_type(atttypid, null) as type from pg_attribute
      where attrelid = $1::regclass and attname = any($2) order by attname`,
    [table, HEAD_COLUMNS.map(([, name]) => name)],
  );
  const declared = HEAD_COLUMNS.map(([field, name]) => ({ column: name, type: HEAD[field].sql }));
  expect(rows).toEqual(declared.toSorted((a, b) => (a.column < b.column ? -1 : 1)));
});

it('the head of a stored row has every field from its column, and no other', () => {
  const row = {
    session: null,
    ...Object.fromEntries(HEAD_COLUMNS.map(([, name]) => [name, name])),
  };
  const head = storedHead(row as unknown as HeadRow);
  expect(Object.entries(head)).toEqual(HEAD_COLUMNS);
  expect(headOf('o')).toEqual(HEAD_COLUMNS.map(([, name]) => `o.${name}`));
});
