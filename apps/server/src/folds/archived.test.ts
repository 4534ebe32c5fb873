import { afterAll, expect, it } from 'vitest';
import { defineFold, defineFoldTable } from '@palaro/server';
import { testDatabase } from '@palaro/testkit';
import { catchUp } from './catch-up.ts';
import { emptyFolds } from './rebuild-folds.ts';

const { pool, drop } = await testDatabase();
afterAll(drop);

const table = defineFoldTable('seen', { member_id: 'key bigint', postings: 'add' });
const rounds = defineFoldTable('seen_round', { round: 'key uuid', wins: 'set bigint' });
const folds = [
  defineFold({
    name: 'test',
    tables: [table],
    reads: ['transfers'],
    fold: ({ transfers }) => [
      table.put(
        transfers.map(({ memberId, legs }) => ({
          member_id: memberId,
          postings: BigInt(legs.length),
        })),
      ),
    ],
  }),
  defineFold({
    name: 'test-rounds',
    tables: [rounds],
    reads: ['rounds'],
    fold: (rows) => [rounds.put(rows.rounds.map(({ round, wins }) => ({ round, wins })))],
  }),
];
const zone = 'Asia/Manila';

const post = (id: number) =>
  pool.query(
    `with t as (insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id,
        posted_at) values (1, $1, gen_random_uuid()::text, 'opening', 'test', '', '2026-11-21'))
      insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
        to_after) values (1, $1, 1, 1, -1, 101, 1, 1)`,
    [id],
  );
const seen = async () => (await pool.query('select postings::int from seen')).rows;

it('MONEY-06 a rebuild counts archived rows, and goes on without them afterwards', async () => {
  await pool.query('create table seen (member_id bigint primary key, postings bigint)');
  await pool.query('create table seen_round (round uuid primary key, wins bigint)');
  await post(1);
  await post(2);
  await pool.query(
    `update ledger_part set state = 'closed', last_tx = (select max(tx) from posting)
      where name = 'first'`,
  );
  await pool.query(`select ledger_seal_part('first'), ledger_archive_part('first')`);
  await post(50_000_000);
  await emptyFolds(pool, folds);
  await catchUp(pool, folds, { zone });
  expect(await seen()).toEqual([{ postings: 3 }]);
  await post(50_000_001);
  await catchUp(pool, folds, { zone });
  expect(await seen()).toEqual([{ postings: 4 }]);
});

it('MONEY-06 a rebuild sees an archived round', async () => {
  const round = '00000000-0000-4000-8000-000000000001';
  await pool.query(
    `insert into archive.game_round (member_id, vendor, round, ref, game, state, wins, opened_at,
      closed_at, tx) values (1, 'PALARO', $1, '', 'dice', 'C', 7, '2025-01-01', '2025-01-01', 5)`,
    [round],
  );
  await emptyFolds(pool, folds);
  await catchUp(pool, folds, { zone });
  const { rows } = await pool.query('select * from seen_round');
  expect(rows).toEqual([{ round, wins: '7' }]);
});
