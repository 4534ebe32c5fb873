import { testDatabase } from '@palaro/testkit';
import type { Pool, PoolClient } from 'pg';
import { defineFold } from '@palaro/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { catchUp } from './catch-up.ts';
import { compareFold } from './compare-folds.ts';
import { emptyFold } from './rebuild-folds.ts';
import { readHead, stepFold } from './step-fold.ts';
import { forgetTx, refuseForeignTx } from './tx-numbers.ts';

const { pool, drop } = await testDatabase();
afterAll(drop);

const COUNT = `insert into seen (member_id, postings)
  select member_id, count(*) from posting where tx >= $1 and tx < $2 group by 1
  on conflict (member_id) do update set postings = seen.postings + excluded.postings`;
const fold = defineFold({ name: 'test', tables: ['seen'], sql: [COUNT] });
const zone = 'Asia/Manila';
const everything = { zone, patient: true };

beforeAll(async () => {
  await pool.query('create table seen (member_id bigint primary key, postings bigint)');
  await pool.query('create sequence fails_once');
  await pool.query(`insert into house_account (account_id, book, kind) values (-1, 1, 'OPENING')`);
});
let member = 0;
beforeEach(() => void (member += 1));

/** A transfer of one posting, of the test's own member, in whatever transaction is open. */
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

it('MONEY-06 two runners at once count every posting once, also those posted meanwhile', async () => {
  await Promise.all([
    ...times(60).map(() => post(pool)),
    catchUp(pool, fold, everything),
    catchUp(pool, fold, everything),
  ]);
  await Promise.all([catchUp(pool, fold, everything), catchUp(pool, fold, everything)]);
  expect(await seen()).toBe(60);
});

it('MONEY-06 a step that dies before its commit counts once in the end', async () => {
  const dying = {
    ...fold,
    sql: [...fold.sql, `select 1 / (nextval('fails_once') - 1) from seen where $1 < $2 limit 1`],
  };
  await post(pool);
  await expect(catchUp(pool, dying, everything)).rejects.toThrow(/division by zero/);
  expect(await seen()).toBe(0);
  await catchUp(pool, dying, everything);
  await catchUp(pool, fold, everything);
  expect(await seen()).toBe(1);
});

it('MONEY-06 a posting that commits late is neither skipped nor ever below the floor', async () => {
  const late = await pool.connect();
  await late.query('begin');
  await post(late);
  await post(pool);
  await catchUp(pool, fold, { zone });
  expect(await seen()).toBe(0);
  await late.query('commit');
  late.release();
  for (let turn = 0; turn < 3; turn++) {
    await catchUp(pool, fold, everything);
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
  await catchUp(pool, fold, everything);
  expect(await seen()).toBe(5);
});

it('MONEY-06 a rebuild that is cut off goes on from its last commit', async () => {
  for (const _ of times(5)) await post(pool);
  await catchUp(pool, fold, everything);
  await emptyFold(pool, fold);
  expect(await seen()).toBe(0);
  const first = await stepFold(pool, fold, { zone, span: 1n });
  expect(first).toEqual({ from: '0', to: '1' });
  await catchUp(pool, fold, everything);
  expect(await seen()).toBe(5);
});

it('tells each step once, after its commit', async () => {
  await post(pool);
  const steps: [number, string][] = [];
  await catchUp(pool, fold, {
    ...everything,
    told: async ({ to }) => void steps.push([await seen(), to]),
  });
  expect(steps.at(-1)?.[0]).toBe(1);
  expect(BigInt((await readHead(pool)).ended) >= BigInt(steps.at(-1)?.[1] ?? 0)).toBe(true);
});

it('refuses a start on numbers of another cluster, says what to do, and begins anew', async () => {
  await expect(refuseForeignTx(pool)).resolves.toBeUndefined();
  await post(pool);
  await post(pool, String(10n ** 12n));
  const refused = refuseForeignTx(pool);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/^the database .* 1000000000000: run npm run rebuild/);
  await forgetTx(pool, [fold]);
  await expect(refuseForeignTx(pool)).resolves.toBeUndefined();
  await catchUp(pool, fold, everything);
  await post(pool);
  await catchUp(pool, fold, everything);
  expect(await seen()).toBe(3);
  await expect(pool.query('update posting set amount = 2')).rejects.toThrow(/append-only/);
});

it('MONEY-06 finds a fold that differs from the ledger, and leaves both as they are', async () => {
  await post(pool);
  await catchUp(pool, fold, everything);
  expect(await compareFold(pool, fold, zone)).toEqual([]);
  await pool.query('update seen set postings = 7 where member_id = $1', [member]);
  const row = { member_id: member };
  expect(await compareFold(pool, fold, zone)).toEqual([
    { table: 'seen', side: 'kept', row: { ...row, postings: 7 } },
    { table: 'seen', side: 'computed', row: { ...row, postings: 1 } },
  ]);
  expect(await seen()).toBe(7);
});
