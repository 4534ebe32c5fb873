import { testDatabase } from '@palaro/testkit';
import type { Pool, PoolClient } from 'pg';
import { defineFold, defineFoldTable, type Fold } from '@palaro/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { catchUp } from './catch-up.ts';
import { compareFolds } from './compare-folds.ts';
import { readHead } from './marks.ts';
import { emptyFolds } from './rebuild-folds.ts';
import { stepFolds } from './step-folds.ts';
import { forgetTx, refuseForeignTx } from './tx-numbers.ts';

const { pool, drop } = await testDatabase();
afterAll(drop);

const table = defineFoldTable('seen', { member_id: 'key bigint', postings: 'add' });
const countIn = (into: typeof table, name: string): Fold =>
  defineFold({
    name,
    tables: [into],
    reads: ['transfers'],
    fold: ({ transfers }) => [
      into.put(
        transfers.map(({ memberId, legs }) => ({
          member_id: memberId,
          postings: BigInt(legs.length),
        })),
      ),
    ],
  });
const fold = countIn(table, 'test');
const zone = 'Asia/Manila';
const everything = { zone };

beforeAll(async () => {
  await pool.query('create table seen (member_id bigint primary key, postings bigint)');
  await pool.query('create sequence fails_once');
  await pool.query(`insert into house_account (account_id, book, kind) values (-1, 1, 'OPENING')`);
});
let member = 0;
beforeEach(() => void (member += 1));

/** A transfer with one posting of this test's member, in whatever transaction is open. */
const post = (client: Pool | PoolClient, tx: string | null = null) =>
  client.query(
    `with t as (
      insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, posted_at, tx)
      values ($1, nextval('transfer_id'), gen_random_uuid()::text, 'opening', 'test', '',
        '2026-11-21', coalesce($2::bigint, pg_current_xact_id()::text::bigint)) returning *)
    insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
      to_after, tx)
    select member_id, transfer_id, 0, 1, -1, 101, 1, 1, tx from t`,
    [member, tx],
  );
const times = (n: number) => Array.from({ length: n });
const seen = async () => {
  const { rows } = await pool.query<{ postings: string }>(
    'select postings from seen where member_id = $1',
    [member],
  );
  return Number(rows[0]?.postings ?? 0);
};

it('MONEY-06 two runners at once count every posting once, new postings included', async () => {
  await Promise.all([
    ...times(60).map(() => post(pool)),
    catchUp(pool, [fold], everything),
    catchUp(pool, [fold], everything),
  ]);
  await Promise.all([catchUp(pool, [fold], everything), catchUp(pool, [fold], everything)]);
  expect(await seen()).toBe(60);
});

it('MONEY-06 a step that dies before its commit still counts once', async () => {
  await pool.query(`create function fail_once() returns trigger language plpgsql as
    $$ begin perform 1 / (nextval('fails_once') - 1); return new; end $$`);
  await pool.query('create table dies (member_id bigint primary key, postings bigint)');
  await pool.query(`create trigger dies before insert on dies
    for each row execute function fail_once()`);
  const deadly = defineFoldTable('dies', { member_id: 'key bigint', postings: 'add' });
  const both = [fold, countIn(deadly, 'dies')];
  await post(pool);
  await expect(catchUp(pool, both, everything)).rejects.toThrow('the fold dies failed');
  expect(await seen()).toBe(0);
  await catchUp(pool, both, everything);
  await catchUp(pool, [fold], everything);
  expect(await seen()).toBe(1);
});

it('MONEY-06 a new fold catches up from the beginning while the others go on', async () => {
  await pool.query('create table later (member_id bigint primary key, postings bigint)');
  const later = countIn(
    defineFoldTable('later', { member_id: 'key bigint', postings: 'add' }),
    'later',
  );
  await post(pool);
  await catchUp(pool, [fold], everything);
  await post(pool);
  const both = [fold, later];
  await stepFolds(pool, both, { zone, span: 1_000_000n, which: 'ahead' });
  expect(await seen()).toBe(2);
  const apart = await stepFolds(pool, both, { zone, span: 1n, which: 'behind' });
  expect(apart).toMatchObject({ from: '0', to: '1', done: false });
  await catchUp(pool, both, everything);
  await post(pool);
  const together = await stepFolds(pool, both, { zone, span: 1_000_000n, which: 'behind' });
  expect(together.changed).toEqual(both);
  const of = async (name: string) =>
    (await pool.query(`select * from ${name} order by member_id`)).rows;
  expect(await of('later')).toEqual(await of('seen'));
});

it('MONEY-06 a posting that commits late is neither skipped nor ever below the floor', async () => {
  const late = await pool.connect();
  await late.query('begin');
  await post(late);
  await post(pool);
  await stepFolds(pool, [fold], { zone, span: 1_000_000n, which: 'behind' });
  expect(await seen()).toBe(0);
  await late.query('commit');
  late.release();
  for (let turn = 0; turn < 3; turn++) {
    await catchUp(pool, [fold], everything);
    await post(pool);
    const { rows } = await pool.query(
      `select from transfer, fold_watermark w
        where w.name = 'test' and transfer.tx >= w.tx and transfer_id <= w.floor`,
    );
    expect(rows).toEqual([]);
  }
  const { rows } = await pool.query<{ floor: string }>(
    `select floor from fold_watermark where name = 'test'`,
  );
  expect(Number(rows[0]?.floor)).toBeGreaterThan(0);
  await catchUp(pool, [fold], everything);
  expect(await seen()).toBe(5);
});

it('MONEY-06 an interrupted rebuild goes on from its last commit', async () => {
  for (const _ of times(5)) await post(pool);
  await catchUp(pool, [fold], everything);
  await emptyFolds(pool, [fold]);
  expect(await seen()).toBe(0);
  const first = await stepFolds(pool, [fold], { zone, span: 1n, which: 'behind' });
  expect(first).toMatchObject({ from: '0', to: '1' });
  await catchUp(pool, [fold], everything);
  expect(await seen()).toBe(5);
});

it('announces each step once, after its commit', async () => {
  await post(pool);
  const steps: [number, string][] = [];
  await catchUp(pool, [fold], {
    ...everything,
    told: async ({ to }) => void steps.push([await seen(), to]),
  });
  expect(steps.at(-1)?.[0]).toBe(1);
  expect(BigInt((await readHead(pool)).ended) >= BigInt(steps.at(-1)?.[1] ?? 0)).toBe(true);
});

it('refuses to start on another cluster’s numbers and says what to do; a rebuild starts over', async () => {
  await expect(refuseForeignTx(pool)).resolves.toBeUndefined();
  await post(pool);
  await post(pool, String(10n ** 12n));
  const refused = refuseForeignTx(pool);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/^the database .* 1000000000000: run npm run rebuild/);
  await forgetTx(pool, [fold]);
  await expect(refuseForeignTx(pool)).resolves.toBeUndefined();
  await catchUp(pool, [fold], everything);
  await post(pool);
  await catchUp(pool, [fold], everything);
  expect(await seen()).toBe(3);
  await expect(pool.query('update posting set amount = 2')).rejects.toThrow(/append-only/);
});

it('MONEY-06 reports a fold that differs from the ledger, and changes neither', async () => {
  await post(pool);
  await catchUp(pool, [fold], everything);
  expect(await compareFolds(pool, [fold], zone)).toEqual([]);
  await pool.query('update seen set postings = 7 where member_id = $1', [member]);
  const row = { member_id: member };
  expect(await compareFolds(pool, [fold], zone)).toEqual([
    { table: 'seen', side: 'kept', row: { ...row, postings: 7 } },
    { table: 'seen', side: 'computed', row: { ...row, postings: 1 } },
  ]);
  expect(await seen()).toBe(7);
});
