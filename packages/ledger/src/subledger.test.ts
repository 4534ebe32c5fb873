import { expect, expectTypeOf, it } from 'vitest';
import { testDatabase } from '@palaro/testkit';
import { column, nullable } from './subledger-columns.ts';
import { defineSubledger, type SubledgerEntry } from './subledger.ts';

interface OrderState {
  version: number;
}

const orders = defineSubledger({
  name: 'test.orders',
  columns: {
    member: column.bigint,
    approvedBy: nullable(column.texts),
    action: column.json<{ url: string } | string>(),
    paid: column.boolean,
    attempt: column.smallint,
    transferId: column.transferId,
    madeAt: column.postedAt,
  },
  judged: { version: nullable(column.integer) },
  load: {
    by: ['member', 'version'],
    sql: ({ rows, member }) => `select from ${rows} r where member = any(${member})`,
  },
  subject: (row) => row.member,
  judge(standing: OrderState | null, row) {
    if (!standing || row.version !== standing.version) return { refuse: 'version' };
    return { next: { version: standing.version + 1 } };
  },
  write: ({ rows, names }) => `insert into orders (${names}) select * from ${rows} r`,
});
const ORDER = {
  member: '7',
  approvedBy: ['a, "b"', 'c\\'],
  action: { url: 'x' },
  paid: true,
  attempt: 2,
  version: 3,
};

it('MONEY-06 a subledger writes the column list of its SQL', () => {
  expect(orders.load?.text).toBe(
    'select from (select unnest($1::bigint[]) "member", unnest($2::integer[]) "version") r' +
      ' where member = any($1::bigint[])',
  );
  expect(orders.write?.text).toBe(
    'insert into orders ("member","approved_by","action","paid","attempt","transfer_id","made_at")' +
      ' select * from (select unnest($1::bigint[]) "member",' +
      ' unnest($2::text[])::text[] "approved_by", unnest($3::jsonb[]) "action",' +
      ' unnest($4::boolean[]) "paid", unnest($5::smallint[]) "attempt",' +
      ' unnest($6::bigint[]) "transfer_id", unnest($7::timestamptz[]) "made_at") r',
  );
});

it('MONEY-06 a subledger writes its rows as one array a column', () => {
  const posted = { transferId: '9', at: '2026-11-21T08:00:00.000Z' };
  const other = { ...ORDER, approvedBy: null, action: 'text', paid: false, version: null };
  const rows = [Object.assign({}, ORDER, posted), Object.assign({}, other, posted)];
  expect(orders.load?.values(rows)).toEqual(['{"7","7"}', '{3,NULL}']);
  expect(orders.write?.values(rows)).toEqual([
    '{"7","7"}',
    String.raw`{"{\"a, \\\"b\\\"\",\"c\\\\\"}",NULL}`,
    String.raw`{"{\"url\":\"x\"}","\"text\""}`,
    '{true,false}',
    '{2,2}',
    '{"9","9"}',
    '{"2026-11-21T08:00:00.000Z","2026-11-21T08:00:00.000Z"}',
  ]);
});

it('MONEY-06 PostgreSQL reads the arrays as the rows that were given', async () => {
  const read = defineSubledger({
    name: 'test.read',
    columns: {
      list: nullable(column.texts),
      word: nullable(column.text),
      plain: nullable(column.json<unknown>()),
      amount: column.bigint,
      yes: column.boolean,
      day: column.date,
      at: column.postedAt,
      transferId: column.transferId,
    },
    subject: () => '',
    judge: () => ({ next: null }),
    write: ({ rows }) => `select to_jsonb(r) row from ${rows} r`,
  });
  const at = '2026-11-21T08:00:00+00:00';
  const special = ['', ' ', 'NULL', '{}', 'a,b', '"', '\\', 'ñ\n'];
  const rows = [
    { list: special, word: '\\"{}', plain: { a: ['"', 1, null] }, yes: true, transferId: null },
    { list: [], word: 'NULL', plain: 'text', yes: false, transferId: 12 },
    { list: null, word: null, plain: null, yes: true, transferId: 12 },
  ].map((row) => ({ ...row, amount: -12, day: '2026-11-21', at }));
  const database = await testDatabase();
  const values = read.write?.values(
    rows.map((row) => ({ ...row, amount: '-12', transferId: row.transferId && '12' })),
  );
  const found = await database.pool.query<{ row: object }>(read.write?.text ?? '', values);
  await database.drop();
  expect(found.rows.map(({ row }) => row)).toEqual(
    rows.map(({ transferId, ...row }) => ({ ...row, transfer_id: transferId })),
  );
});

it('MONEY-06 a misspelt, mistyped or missing column of a row does not compile', () => {
  const { member, ...others } = ORDER;
  // @ts-expect-error: a misspelling
  orders.entry({ ...others, membr: member });
  // @ts-expect-error: a field that the subledger does not have
  orders.entry({ member, ...others, aproved: null });
  // @ts-expect-error: a number where text is wanted
  orders.entry({ ...others, member: 7 });
  // @ts-expect-error: a missing column
  orders.entry(others);
  // @ts-expect-error: null in a column that is never null
  orders.entry({ ...ORDER, paid: null });
  // @ts-expect-error: the ledger itself says when the row was posted
  orders.entry({ ...ORDER, madeAt: '2026-11-21T08:00:00.000Z' });
  // @ts-expect-error: a row that no subledger checked
  const unchecked: SubledgerEntry = { name: 'test.orders', row: ORDER };
  expect(orders.entry(ORDER)).toEqual(unchecked);
  expectTypeOf(orders.judge).parameter(0).toEqualTypeOf<OrderState | null>();
  expectTypeOf(orders.judge).parameter(1).toEqualTypeOf<{
    readonly member: string;
    readonly approvedBy: readonly string[] | null;
    readonly action: { url: string } | string;
    readonly paid: boolean;
    readonly attempt: number;
    readonly version: number | null;
  }>();
});

it('MONEY-06 a misspelt column in a definition does not compile', () => {
  const parts = { name: 'test.wrong', columns: { member: column.bigint }, subject: () => '' };
  const wrongLoad = () =>
    defineSubledger({
      ...parts,
      // @ts-expect-error: no such field to load by
      load: { by: ['membr'], sql: ({ rows }) => rows },
      judge: () => ({ next: null }),
    });
  const wrongState = defineSubledger({
    ...parts,
    // @ts-expect-error: a judge that leaves another state than it reads
    judge: (state: OrderState | null) => ({ next: { ...state, version: '1' } }),
  });
  const wrongField = defineSubledger({
    ...parts,
    // @ts-expect-error: no such field to judge by
    judge: (state: OrderState | null, row) => (row.membr ? { next: state } : { refuse: 'x' }),
  });
  expect(wrongLoad).toThrow();
  expect([wrongState.load, wrongField.write]).toEqual([null, null]);
});
