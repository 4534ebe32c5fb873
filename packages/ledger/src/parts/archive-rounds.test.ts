import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { INVARIANTS } from '../invariants.ts';
import { createLedger, type Ledger } from '../ledger.ts';
import { bet, betWin, rollback, win } from '../test-items.ts';
import { archiveRounds } from './archive-rounds.ts';
import { openMember } from './test-money.ts';

/** The rounds of these tests are played at `AT`, in November 2026. */
const NOW = new Date('2028-01-15T08:00:00Z');

let database: TestDatabase;
let ledger: Ledger;
let member: string;

beforeAll(async () => {
  database = await testDatabase();
  ledger = createLedger({ pool: database.pool, report: () => undefined });
  member = await openMember(database.pool, ledger, 1_000_000n);
  // No fold runs here, so none must hold back the move.
  await database.pool.query('delete from fold_watermark');
});
afterAll(async () => {
  await ledger.stop();
  await database.drop();
});

const ofMember = <T extends { member: string }>(item: T): T => ({ ...item, member });
const commit = async (
  item: Parameters<typeof ofMember>[0] & Parameters<Ledger['commit']>[0][number],
) => (await ledger.commit([ofMember(item)]))[0];
const archive = (now = NOW) => archiveRounds(database.pool, { now, members: 10_000 });
/**
 * Another database of the cluster may have an open transaction. Then a later run moves the rounds.
 */
const archived = (count: number) =>
  expect.poll(async () => (await archive()).moved, { timeout: 10_000 }).toBe(count);

async function refs(table: string) {
  const { rows } = await database.pool.query<{ ref: string }>(
    `select ref from ${table} order by 1`,
  );
  return rows.map(({ ref }) => ref);
}
const read = async (ref: string) =>
  (
    await database.pool.query<Record<string, unknown>>(
      `select state, bets::int, wins::int, refunds::int, flags, counted::int
        from ledger.game_round where ref = $1`,
      [ref],
    )
  ).rows;
async function breaches() {
  const found: string[] = [];
  for (const { id, sql } of INVARIANTS) {
    if ((await database.pool.query(sql)).rows.length > 0) found.push(id);
  }
  return found;
}

it('MONEY-06 rounds that closed 13 months ago leave; open and younger ones stay', async () => {
  await commit(betWin('t1', 100n, 250n, 'settled'));
  await commit(bet('t2', 100n, 'open'));
  await commit(bet('t3', 100n, 'voided'));
  await commit(rollback('t3r', 't3', 'voided'));
  await commit(betWin('t4', 100n, 0n, 'again'));
  await database.pool.query(`update game_round set counted = 70 where ref = 'again'`);
  expect(await archive(new Date('2027-12-21T07:59:59Z'))).toEqual({ moved: 0, ended: true });
  await archived(3);
  expect(await refs('game_round')).toEqual(['open']);
  expect(await refs('archive.game_round')).toEqual(['again', 'settled', 'voided']);
  expect(await refs('ledger.game_round')).toEqual(['again', 'open', 'settled', 'voided']);
  expect(await breaches()).toEqual([]);
  expect((await archive()).moved).toBe(0);
});

it('MONEY-06 a repeated message of an archived round moves nothing', async () => {
  expect(await commit(betWin('t1', 100n, 250n, 'settled'))).toMatchObject({ is: 'repeated' });
  expect(await read('settled')).toMatchObject([{ state: 'C', bets: 100, wins: 250 }]);
  await archived(1);
  expect(await refs('game_round')).toEqual(['open']);
});

it('MONEY-06 a late win finds its archived round unchanged, and settles it again', async () => {
  expect(await commit(win('t5', 30n, { ref: 'again' }))).toMatchObject({ is: 'posted' });
  const now = { state: 'C', bets: 100, wins: 30, refunds: 0, flags: ['resettled'], counted: 70 };
  expect(await read('again')).toEqual([now]);
  expect(await refs('game_round')).toEqual(['again', 'open']);
  expect(await breaches()).toEqual([]);
  await archived(1);
  expect(await read('again')).toEqual([now]);
  expect(await refs('game_round')).toEqual(['open']);
});

it('MONEY-06 a late rollback voids an archived round, and gives back what it took', async () => {
  const answer = await commit(rollback('t1r', 't1', 'settled'));
  expect(answer).toMatchObject({ is: 'posted' });
  expect(await read('settled')).toMatchObject([{ state: 'V', bets: 100, wins: 0, refunds: 100 }]);
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 a round that a fold has not read yet stays', async () => {
  await database.pool.query(`insert into fold_watermark (name, tx) values ('house', 1)`);
  expect((await archive()).moved).toBe(0);
  await database.pool.query(`delete from fold_watermark`);
  await archived(1);
  expect(await refs('game_round')).toEqual(['open']);
});
