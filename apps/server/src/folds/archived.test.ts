import { afterAll, expect, it } from 'vitest';
import { defineFold } from '@palaro/server';
import { testDatabase } from '@palaro/testkit';
import { catchUp } from './catch-up.ts';
import { emptyFold } from './rebuild-folds.ts';

const { pool, drop } = await testDatabase();
afterAll(drop);

const COUNT = `insert into seen (member_id, postings)
  select member_id, count(*) from posting where tx >= $1 and tx < $2 group by 1
  on conflict (member_id) do update set postings = seen.postings + excluded.postings`;
const fold = defineFold({ name: 'test', tables: ['seen'], sql: [COUNT] });
const everything = { zone: 'Asia/Manila', patient: true };

const post = (id: number) =>
  pool.query(
    `insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
      to_after) values (1, $1, 1, 1, -1, 101, 1, 1)`,
    [id],
  );
const seen = async () => (await pool.query('select postings::int from seen')).rows;

it('MONEY-06 a rebuild counts what has gone to the archive, and then goes on without it', async () => {
  await pool.query('create table seen (member_id bigint primary key, postings bigint)');
  await post(1);
  await post(2);
  await pool.query(
    `update ledger_part set state = 'closed', last_tx = (select max(tx) from posting)
      where name = 'first'`,
  );
  await pool.query(`select ledger_seal_part('first'), ledger_archive_part('first')`);
  await post(50_000_000);
  await emptyFold(pool, fold);
  await catchUp(pool, fold, everything);
  expect(await seen()).toEqual([{ postings: 3 }]);
  await post(50_000_001);
  await catchUp(pool, fold, everything);
  expect(await seen()).toEqual([{ postings: 4 }]);
});
