import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { accountId, cash, FIRST_ACCOUNTS, held, house } from './accounts.ts';
import { INVARIANTS } from './invariants.ts';
import type { PostItem } from './items.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { roundId } from './rounds.ts';
import { column } from './subledger-columns.ts';
import { defineSubledger } from './subledger.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const game = house('GAME', 'DEMO', 'slot');
/** A row that divides by zero on request, so that its item fails unexpectedly. */
const fragile = defineSubledger({
  name: 'test.fragile',
  columns: { divisor: column.integer },
  subject: () => 'one',
  judge: () => ({ next: null }),
  write: ({ rows }) => `select 1 / divisor from ${rows} r`,
});
/** Ends the ledger's own connection in the middle of its first batch. */
const killing = defineSubledger({
  name: 'test.killing',
  columns: { killedAt: column.postedAt },
  subject: () => 'one',
  judge: () => ({ next: null }),
  write: ({ rows }) => `select pg_terminate_backend(pg_backend_pid())
    from ${rows} r where nextval('kill_once') = 1`,
});

let database: TestDatabase;
let ledger: Ledger;
const reported: unknown[] = [];
let members = 0;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create sequence kill_once');
  ledger = startLedger();
});
afterAll(async () => {
  await ledger.stop();
  await database.drop();
});

function startLedger(): Ledger {
  const started = createLedger({ pool: database.pool, report: (error) => reported.push(error) });
  for (const one of [fragile, killing]) started.register(one);
  return started;
}

async function newMember(balance: bigint): Promise<string> {
  const member = String(++members);
  const kinds = Object.keys(FIRST_ACCOUNTS) as (keyof typeof FIRST_ACCOUNTS)[];
  for (const kind of kinds) {
    await database.pool.query(
      'insert into wallet (member_id, account_id, book, kind) values ($1, $2, 1, $3)',
      [member, accountId(1, kind), kind],
    );
  }
  await ledger.commit([
    item(member, 'opening', [{ from: house('OPENING'), to: cash, amount: balance }]),
  ]);
  return member;
}

function item(member: string, key: string, legs: PostItem['legs'], more = {}): PostItem {
  const cause = { kind: 'test', id: key };
  const input = legs.map((leg) => leg.amount).join();
  return { does: 'post', member, book: 1, key, input, kind: 'test', cause, at: AT, legs, ...more };
}
const stake = (member: string, key: string, amount: bigint, more = {}) =>
  item(member, key, [{ from: cash, to: game, amount }], more);

async function breaches() {
  const found: string[] = [];
  for (const { id, sql } of INVARIANTS) {
    if ((await database.pool.query(sql)).rows.length > 0) found.push(id);
  }
  return found;
}

const count = async (sql: string, values: unknown[]) =>
  Number((await database.pool.query<{ n: string }>(sql, values)).rows[0]?.n);

it('MONEY-06 an item that fails does not fail its neighbours and leaves nothing behind', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => newMember(100_000n)));
  const before = reported.length;
  const answers = await ledger.commit(
    all.map((member, i) =>
      stake(member, 'b', 10_000n, {
        subledger: [fragile.entry({ divisor: i === 2 ? 0 : 1 })],
      }),
    ),
  );
  expect(answers.map((a) => a.code ?? a.is)).toEqual(['posted', 'posted', 'try_again', 'posted']);
  expect(reported.length).toBe(before + 1);
  expect(await count('select count(*) n from transfer where member_id = $1', [all[2]])).toBe(1);
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 a round that is called new and is there already is refused alone', async () => {
  const one = await newMember(100_000n);
  const two = await newMember(100_000n);
  const round = { vendor: 'PALARO', ref: 'new', game: 'dice', bet: 10_000n, fresh: true as const };
  const of = { round, cause: { kind: 'round', id: roundId(round.vendor, round.ref) } };
  await ledger.commit([stake(one, 'b1', 10_000n, of)]);
  const answers = await ledger.commit([stake(one, 'b2', 10_000n, of), stake(two, 'b', 1n)]);
  expect(answers.map((a) => a.code ?? a.is)).toEqual(['try_again', 'posted']);
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 a connection lost in the middle of a batch still posts it once', async () => {
  const one = await newMember(100_000n);
  const two = await newMember(100_000n);
  const subledger = [killing.entry({})];
  const answers = await ledger.commit([
    stake(one, 'b', 10_000n, { subledger }),
    stake(two, 'b', 10_000n),
  ]);
  expect(answers.map((a) => [a.is, a.balances?.cash])).toEqual([
    ['posted', 90_000n],
    ['posted', 90_000n],
  ]);
  const again = await ledger.commit([stake(one, 'b', 10_000n)]);
  expect(again[0]).toMatchObject({ is: 'repeated', transferId: answers[0]?.transferId });
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 a key with another input is refused, even when both come at once', async () => {
  const member = await newMember(100_000n);
  const answers = await ledger.commit([stake(member, 'k', 1n), stake(member, 'k', 2n)]);
  expect(answers.map((a) => a.code ?? a.is)).toEqual(['posted', 'key_reused']);
});

it('MONEY-06 racing callers of two ledgers overspend nothing', async () => {
  const member = await newMember(100_000n);
  const other = startLedger();
  const sent = Array.from({ length: 40 }, (_, i) =>
    (i % 2 ? ledger : other).commit([stake(member, `b${i}`, 10_000n)]),
  );
  const posted = (await Promise.all(sent)).filter(([answer]) => answer?.is === 'posted');
  expect(posted.length).toBe(10);
  await other.stop();
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 one commit carries all items that waited for it', async () => {
  const member = await newMember(1_000_000n);
  const before = ledger.gauges().batches;
  await ledger.commit(Array.from({ length: 30 }, (_, i) => stake(member, `b${i}`, 100n)));
  expect(ledger.gauges().batches).toBe(before + 1);
  const commits = await count(
    'select count(distinct tx) n from transfer where member_id = $1 and kind = $2 and key <> $3',
    [member, 'test', 'opening'],
  );
  expect(commits).toBe(1);
});

it('MONEY-06 a hold is kept apart, then paid out once', async () => {
  const member = await newMember(100_000n);
  const moved = { from: cash, to: held, amount: 30_000n };
  const paid = { from: held, to: house('PAY_OUT', 'bank'), amount: 30_000n };
  const answers = await ledger.commit([
    item(member, 'hold', [moved], { holds: { expiresAt: null } }),
    stake(member, 'b', 80_000n),
  ]);
  expect(answers.map((a) => a.code ?? a.is)).toEqual(['posted', 'insufficient']);
  const ends = [
    item(member, 'paid', [paid], { resolves: { key: 'hold', as: 'C' } }),
    item(member, 'void', [{ ...moved, from: held, to: cash }], {
      resolves: { key: 'hold', as: 'V' },
    }),
  ];
  const [first] = await ledger.commit(ends.slice(0, 1));
  const [second] = await ledger.commit(ends.slice(1));
  expect([first?.is, second?.code]).toEqual(['posted', 'hold_resolved']);
  expect(await breaches()).toEqual([]);
});

it('MONEY-06 a stop finishes what waits; later items are refused', async () => {
  const member = await newMember(100_000n);
  const leaving = startLedger();
  const sent = leaving.commit(Array.from({ length: 300 }, (_, i) => stake(member, `s${i}`, 1n)));
  await leaving.stop();
  expect((await sent).every((answer) => answer.is === 'posted')).toBe(true);
  const [late] = await leaving.commit([stake(member, 'late', 1n)]);
  expect(late?.code).toBe('try_again');
});

it('MONEY-06 nobody changes what has been posted, nor takes a balance below zero', async () => {
  const member = await newMember(100n);
  const refused = [
    'update posting set amount = 1',
    'delete from transfer',
    'truncate posting',
    'update posting_first set amount = 1',
    'delete from transfer_first',
    `update wallet set balance = -1 where member_id = ${member} and kind = 'CASH'`,
    `update wallet set balance = 1 where member_id = ${member} and kind = 'DEBT'`,
  ];
  for (const statement of refused) {
    await expect(database.pool.query(statement), statement).rejects.toThrow(
      /append-only|wallet_never_negative/,
    );
  }
});

it('MONEY-06 finds damage: a wallet, a key and a round that were changed by hand', async () => {
  const member = await newMember(100n);
  const client = await database.pool.connect();
  const findings: Record<string, string[]> = {};
  const damages = {
    wallet: `update wallet set balance = 99 where member_id = ${member} and kind = 'CASH'`,
    key: `delete from transfer_key where member_id = ${member}`,
    round: `insert into game_round (member_id, vendor, round, ref, game, state, bets, opened_at)
      values (${member}, 'X', gen_random_uuid(), 'r', 'g', 'C', 5, '2026-11-21')`,
  };
  for (const [name, damage] of Object.entries(damages)) {
    await client.query('begin');
    await client.query(damage);
    findings[name] = [];
    for (const { id, sql } of INVARIANTS) {
      if ((await client.query(sql)).rows.length > 0) findings[name].push(id);
    }
    await client.query('rollback');
  }
  client.release();
  expect(findings).toEqual({ wallet: ['I1', 'I2'], key: ['I5'], round: ['I12'] });
});
