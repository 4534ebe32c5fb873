import { randomUUID } from 'node:crypto';
import { dayIn, Money, plusDays, plusSeconds } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import { untilWaiting } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DepositOrder } from '../../cashier.api.ts';
import { cashierSite, endEvent, paidEvent, type CashierSite } from '../test-cashier.ts';
import {
  captureHold,
  placeHold,
  creditReturnedPayout,
} from '../withdrawals/withdrawal-postings.ts';
import {
  closeDay,
  hashOf,
  lastClosing,
  listClosings,
  type Closing,
  type Statement,
} from './close-day.ts';
import { importSettlement } from './import-settlement.ts';
import { settleDue } from './settlement.tasks.ts';
import { verifyClosings } from './verify-closings.ts';

const PROVIDER = 'SANDBOX';
const DAY_SECONDS = 86_400;

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ demo: true, tasks: 'none' });
});
afterAll(() => site.stop());

const today = () => dayIn('Asia/Manila', site.app.clock.now());
const read = (rows: SettlementRow[], day = today()) =>
  importSettlement(site.app, { provider: PROVIDER, day, rows, actor: 'system' });

async function paid(amount: string): Promise<DepositOrder> {
  const member = await site.member();
  const { value } = await member.deposit({ amount });
  await site.hear(paidEvent(value));
  return value;
}

/** The provider's line of a paid order. */
function lineOf(order: Pick<DepositOrder, 'reference' | 'amount'>, more: object = {}) {
  const gross = Money.of(order.amount);
  const row: SettlementRow = {
    line: `line-${order.reference}`,
    kind: 'payment',
    providerId: `pay_${order.reference}`,
    reference: order.reference,
    gross,
    fee: 0n,
    net: gross,
    currency: 'PHP',
    at: site.app.clock.now(),
    ...more,
  };
  return row;
}
const rowsOf = async <T extends object>(text: string, values: unknown[] = []) =>
  (await site.app.pool.query<T>(text, values)).rows;
const differences = (day = today()) =>
  rowsOf<{ id: string; kind: string; subject: string; expected: string | null; told: string }>(
    `select id, kind, subject, expected, told from cash_difference where day = $1
      and state = 'Open' order by kind, subject`,
    [day],
  );
const moves = async () =>
  (await rowsOf<{ n: number }>('select count(*)::int n from house_move'))[0];
const findings = () =>
  rowsOf<{ subject: string }>(
    `select subject from reconciliation_finding where check_name = 'cashier.settlement'
      and resolved_at is null and subject not like '%demo%' order by subject`,
  );
/** What the provider still owes, as the accounts say. */
async function owed(): Promise<bigint> {
  const [row] = await rowsOf<{ owed: string }>(
    `select (coalesce((select sum(case when p.to_account = h.account_id then p.amount
          else -p.amount end) from ledger.posting p join house_account h
          on h.account_id in (p.from_account, p.to_account) where h.kind = 'PAY_IN'), 0)
      + coalesce((select sum(case when to_kind = 'PAY_IN' then amount else -amount end)
          from house_move where 'PAY_IN' in (from_kind, to_kind)), 0))::text owed`,
  );
  return -BigInt(row!.owed);
}

it('MONEY-06 case 40: a line missing here and one off by 0.0100 are both listed, and totals differ by that', async () => {
  const good = await paid('500.0000');
  const off = await paid('300.0000');
  const before = await owed();
  const less = Money.of('299.9900');
  const stranger = lineOf({ reference: 'D0000000000001', amount: '70.0000' });
  const file = [lineOf(good), lineOf(off, { gross: less, net: less }), stranger];
  expect(await read(file)).toEqual({ lines: 3, differences: 2 });
  expect(await differences()).toMatchObject([
    { kind: 'amount', subject: `line-${off.reference}`, expected: '3000000', told: '2999900' },
    { kind: 'missing_here', subject: stranger.line, expected: null, told: '700000' },
  ]);
  const orders = Money.of('800.0000');
  const settled = before - (await owed());
  expect(Money.text(settled - orders)).toBe(Money.text(Money.of('70.0000') - Money.of('0.0100')));
  const unmatched = await rowsOf('select amount from payment_unmatched where provider_id = $1', [
    stranger.providerId,
  ]);
  expect(unmatched).toEqual([{ amount: '700000' }]);
  await site.runTasks();
  expect(await findings()).toEqual([
    { subject: `SANDBOX/amount/line-${off.reference}` },
    { subject: `SANDBOX/missing_here/${stranger.line}` },
  ]);
  const posted = await moves();
  const again = await Promise.all([read(file), read(file)]);
  expect(again).toEqual([
    { lines: 0, differences: 0 },
    { lines: 0, differences: 0 },
  ]);
  expect(await moves()).toEqual(posted);
  expect(await read([lineOf(good, { gross: 1n, net: 1n })])).toEqual({ lines: 0, differences: 1 });
});

it('MONEY-06 what a file lacks is asked about, listed, and settled by the file that brings it', async () => {
  site.app.clock.advance(DAY_SECONDS);
  const late = await paid('120.0000');
  await read([]);
  expect(await differences()).toMatchObject([
    { kind: 'missing_there', subject: `pay_${late.reference}`, expected: '1200000' },
  ]);
  await read([lineOf(late)], dayIn('Asia/Manila', plusSeconds(site.app.clock.now(), DAY_SECONDS)));
  expect(await differences()).toEqual([]);
});

it('OC-36 a fee off by 0.0001 is found, and only two people accept it', async () => {
  site.app.clock.advance(DAY_SECONDS);
  const order = await paid('200.0000');
  await site.app.pool.query('update provider_fee set fee = 30000 where provider_id = $1', [
    `pay_${order.reference}`,
  ]);
  const fee = 30_001n;
  await read([lineOf(order, { fee, net: Money.of('200.0000') - fee })]);
  const [found] = await differences();
  expect(found).toMatchObject({ kind: 'fee', expected: '30000', told: '30001' });
  const maker = await site.operator('operator1');
  const body = { difference: found?.id, version: 1, reason: 'the contract changed in May' };
  const path = '/console/api/recon/differences';
  const asked = await maker.call<{ changeId: string }>('POST', `${path}/accept`, body);
  expect(asked.status).toBe(202);
  const own = `/console/api/changes/${asked.value.changeId}/approve`;
  expect((await maker.call('POST', own, {})).code).toBe('console.second_person');
  expect(await differences()).toHaveLength(1);
  const checker = await site.operator('operator2');
  expect((await checker.call('POST', own, {})).status).toBe(200);
  expect(await differences()).toEqual([]);
});

it('MONEY-06 an accepted amount is written off once, and comes back when it is opened again', async () => {
  site.app.clock.advance(DAY_SECONDS);
  const order = await paid('90.0000');
  const less = Money.of('89.0000');
  await read([lineOf(order, { gross: less, net: less })]);
  // The finding is made by a task of its own, before anybody can have decided.
  await site.runTasks();
  const [found] = await differences();
  const before = await owed();
  const maker = await site.operator('operator1');
  const checker = await site.operator('operator2');
  const path = '/console/api/recon/differences';
  const body = { difference: found?.id, version: 1, reason: 'a cost of the provider' };
  const asked = await maker.call<{ changeId: string }>('POST', `${path}/accept`, body);
  await checker.call('POST', `/console/api/changes/${asked.value.changeId}/approve`, {});
  expect(before - (await owed())).toBe(Money.of('1.0000'));
  await site.runTasks();
  expect(await findings()).not.toContainEqual({
    subject: `SANDBOX/amount/line-${order.reference}`,
  });
  const again = await checker.call('POST', `${path}/reopen`, { ...body, version: 2 });
  expect(again.status).toBe(200);
  expect(await owed()).toBe(before);
  await site.runTasks();
  expect(await findings()).toContainEqual({ subject: `SANDBOX/amount/line-${order.reference}` });
  expect((await checker.call('POST', `${path}/reopen`, { ...body, version: 2 })).code).toBe(
    'order_state',
  );
});

it('MONEY-06 a line is matched by hand only with an order that agrees and has no line', async () => {
  site.app.clock.advance(DAY_SECONDS);
  const order = await paid('60.0000');
  const other = await paid('61.0000');
  const line = lineOf(order, { line: 'by-hand', providerId: 'pay_under_another_id' });
  await read([line, lineOf(other)]);
  const found = (await differences()).find(({ kind }) => kind === 'missing_here');
  const maker = await site.operator('operator1');
  const match = (reference: string) =>
    maker.call('POST', '/console/api/recon/differences/match', {
      difference: found?.id,
      version: 1,
      reference,
      reason: 'the provider confirmed it',
    });
  expect((await match(other.reference)).code).toBe('recon.no_fit');
  expect((await match(order.reference)).status).toBe(200);
  expect(await differences()).toEqual([]);
});

it('MONEY-06 two operators at once match one order with one of two lines', async () => {
  const order = await paid('62.0000');
  const rows = ['twin-1', 'twin-2'].map((line) =>
    lineOf(order, { line, providerId: `of-${line}` }),
  );
  await read(rows);
  const twins = (await differences()).filter(({ subject }) => subject.startsWith('twin-'));
  const people = await Promise.all(['operator1', 'operator2'].map((name) => site.operator(name)));
  const holder = await site.app.pool.connect();
  await holder.query('begin');
  await holder.query('select from cash_difference where id = any($1) for update', [
    twins.map(({ id }) => id),
  ]);
  const asked = twins.map(({ id: difference }, n) =>
    people[n]!.call('POST', '/console/api/recon/differences/match', {
      difference,
      version: 1,
      reference: order.reference,
      reason: 'the provider said so',
    }),
  );
  await untilWaiting(site.app.pool, 2);
  await holder.query('commit');
  holder.release();
  const codes = (await Promise.all(asked)).map(({ code = 'done' }) => code);
  expect(codes.sort()).toEqual(['done', 'recon.no_fit']);
});

/** A withdrawal that a provider paid, and sent back where it says so, with the file's lines. */
async function paidOut(amount: bigint, state: 'Paid' | 'Returned'): Promise<SettlementRow[]> {
  const member = await site.member({ balance: Money.text(amount) });
  const id = randomUUID();
  const now = site.app.clock.now();
  await site.app.pool.query(
    `insert into withdrawal_order (member_id, id, reference, input, card_id, method, bank_code,
       last4, amount, state, created_at, paid_at)
     values ($1, $2, $3, '', gen_random_uuid(), 'BANK', 'BDO', '1234', $4, $5, $6, $6)`,
    [member.id, id, `W-${id}`, amount, state, now],
  );
  await site.app.pool.query(
    `insert into payout_attempt (member_id, order_id, part, attempt, key, provider, provider_id,
       amount, state, ended_at) values ($1, $2, 1, 1, $3, $4, $5, $6, $7, $8)`,
    [member.id, id, `W-${id}-1`, PROVIDER, `po_${id}`, amount, state, now],
  );
  const move = { member: member.id, id, amount, fee: 0n, subledger: [] };
  await placeHold(site.app, move);
  await captureHold(site.app, move, [{ provider: PROVIDER, amount }]);
  const order = { reference: `W-${id}-1`, amount: Money.text(amount) };
  const fee = Money.of('10.0000');
  const about = { kind: 'payout', providerId: `po_${id}`, fee, net: amount + fee } as const;
  const line = lineOf(order, about);
  if (state === 'Paid') return [line];
  await creditReturnedPayout(site.app, move, 1, PROVIDER);
  const back = { ...about, kind: 'reversal', fee: 0n, net: amount, line: `back-${id}` } as const;
  return [line, lineOf(order, back)];
}

it('MONEY-06 each part of a split payout is matched by hand with a line of its own', async () => {
  site.app.clock.advance(DAY_SECONDS);
  const [line] = await paidOut(Money.of('300.0000'), 'Paid');
  const id = line!.providerId.slice('po_'.length);
  await site.app.pool.query(
    `insert into payout_attempt (member_id, order_id, part, attempt, key, provider, provider_id,
       amount, state, ended_at) select member_id, order_id, 2, 1, $2, provider, 'po_second', amount,
       state, ended_at from payout_attempt where order_id = $1`,
    [id, `W-${id}-2`],
  );
  const parts = [1, 2].map((part) => ({
    ...line!,
    line: `part-${id}-${part}`,
    providerId: `x${part}`,
  }));
  await read(parts);
  const found = (await differences()).filter(({ kind }) => kind === 'missing_here');
  const maker = await site.operator('operator1');
  const match = (at: number, part: number) =>
    maker.call('POST', '/console/api/recon/differences/match', {
      difference: found[at]?.id,
      version: 1,
      reference: `W-${id}-${part}`,
      reason: 'the provider confirmed it',
    });
  expect((await match(0, 1)).status).toBe(200);
  expect((await match(1, 1)).code).toBe('recon.no_fit');
  expect((await differences()).map(({ kind }) => kind)).toEqual(['missing_here', 'missing_there']);
  expect((await match(1, 2)).status).toBe(200);
  expect(await differences()).toEqual([]);
});

it('MONEY-06 every day of a mixed history closes at 0.0000, and comes to the same sums again', async () => {
  site.app.clock.advance(DAY_SECONDS);
  for (let day = (await lastClosing(site.app))!.day; day < today();) {
    day = plusDays(day, 1);
    await closeDay(site.app, day);
  }
  for (const seed of [3, 7]) {
    site.app.clock.advance(DAY_SECONDS);
    const lines: SettlementRow[] = [];
    for (let n = 0; n < 6; n += 1) {
      const amount = BigInt(((seed * 7_919 + n * 104_729) % 90_000) + 10_000) * 100n;
      const order = await paid(Money.text(amount));
      const fee = (amount / 50n / 100n) * 100n;
      if (n % 2 === 0) lines.push(lineOf(order, { fee, net: amount - fee }));
      if ((n + seed) % 4 === 0) await site.hear(endEvent(order, 'reversed'));
      if (n % 3 === 0) lines.push(...(await paidOut(amount / 2n, n === 0 ? 'Paid' : 'Returned')));
    }
    await read(lines);
    await closeDay(site.app, today());
    const closing = await lastClosing(site.app);
    const statement = JSON.parse(closing?.statement ?? '{}') as Statement;
    expect(statement).toMatchObject({ day: today(), difference: '0.0000' });
    expect(Money.of(statement.fees)).toBeGreaterThan(0n);
    expect(Money.of(statement.withdrawalsPaid)).toBeGreaterThan(0n);
    expect(Money.of(statement.payoutsReturned)).toBeGreaterThan(0n);
    // Both payouts were settled, and one came back.
    expect((await differences()).filter(({ subject }) => subject.startsWith('po_'))).toEqual([]);
    expect(statement.owed['PAY_IN/SANDBOX']).toBe(Money.text(-(await owed())));
  }
  expect((await verifyClosings(site.app)).broken).toBeNull();
});

it('MONEY-06 the task reads yesterday’s file and closes the day; a second run changes nothing', async () => {
  site.app.clock.advance(2 * DAY_SECONDS);
  site.pay.provider.settlement = () => Promise.resolve({ is: 'ok', rows: [] });
  await settleDue(site.app);
  const last = await lastClosing(site.app);
  // A day is over an hour after midnight.
  const over = plusSeconds(site.app.clock.now(), -DAY_SECONDS - 3_600);
  expect(last?.day).toBe(dayIn('Asia/Manila', over));
  await settleDue(site.app);
  expect(await lastClosing(site.app)).toEqual(last);
  const operator = await site.operator('auditor1');
  const days = await operator.call<{ list: { day: string }[] }>('GET', '/console/api/recon/days');
  expect(days.value.list[0]).toMatchObject({ day: last?.day, difference: '0.0000' });
  const path = `/console/api/recon/days/${last?.day}`;
  expect((await operator.call('GET', path)).value).toMatchObject({ day: last?.day });
  const file = await operator.call<{ file: string }>('POST', `${path}/file`, {});
  expect(JSON.parse(file.value.file)).toMatchObject({ hash: last?.hash.toString('hex') });
});

it('MONEY-06 a closed day that somebody rewrites, removes or moves is named, however old it is', async () => {
  const { pool: owner } = site.database;
  /** As the database's owner, who can switch the trigger off; undone when it was looked at. */
  const tampered = async (sql: string, values: unknown[], anew?: number) => {
    const client = await owner.connect();
    await client.query('create temp table kept as select * from cash_closing');
    const off = async (text: string, given: unknown[] = []) => {
      await client.query('alter table cash_closing disable trigger append_only');
      await client.query(text, given);
      await client.query('alter table cash_closing enable trigger append_only');
    };
    await off(sql, values);
    const { broken } = await verifyClosings(site.app, anew);
    await off('delete from cash_closing');
    await client.query('insert into cash_closing select * from kept');
    await client.query('drop table kept');
    client.release();
    return broken;
  };
  await expect(
    owner.query('update cash_closing set closed_at = now()'),
    'rows are only added',
  ).rejects.toThrow('append-only');
  const days = await listClosings(site.app);
  const first = days[0]!;
  const second = days[1]!;
  const last = days.at(-1)!;
  const set = 'update cash_closing set statement = $2 where day = $1';
  const richer = (day: Closing) => day.statement.replace(/"fees":"[\d.]+"/, '"fees":"9.0000"');
  const none = { parts: [] };
  expect(await tampered(set, [last.day, richer(last)])).toEqual({
    day: last.day,
    why: 'changed',
    ...none,
  });
  // Older than the days that are summed anew.
  expect(await tampered(set, [first.day, richer(first)], 1)).toEqual({
    day: first.day,
    why: 'changed',
    ...none,
  });
  const forged = hashOf(first.previous, richer(first));
  const rehash = 'update cash_closing set statement = $2, hash = $3 where day = $1';
  expect(await tampered(rehash, [first.day, richer(first), forged], 1)).toEqual({
    day: first.day,
    why: 'changed',
    ...none,
  });
  expect(await tampered('delete from cash_closing where day = $1', [first.day], 1)).toEqual({
    day: second.day,
    why: 'link',
    ...none,
  });
  const order = [last, second].map(({ day }) => day);
  const renamed = `update cash_closing set day = date '2000-01-01' where day = $1`;
  expect(await tampered(renamed, [order[0]], 1)).toEqual({
    day: '2000-01-01',
    why: 'link',
    ...none,
  });
  expect(await verifyClosings(site.app)).toEqual({ days: days.length, broken: null });
});

it('MONEY-06 a day whose money changed after it was signed is named with what differs', async () => {
  const last = (await lastClosing(site.app))!;
  await site.app.pool.query(
    `insert into house_move (key, from_kind, to_kind, provider, amount, actor, posted_at)
      values ('settle/late', 'BANK', 'PAY_IN', 'SANDBOX', 10000, 'nobody',
        $1::timestamp at time zone 'Asia/Manila')`,
    [`${last.day} 12:00`],
  );
  const broken = { day: last.day, why: 'sums', parts: ['changes', 'owed'] };
  expect((await verifyClosings(site.app, 1)).broken).toEqual(broken);
});

it('MONEY-06 a file that lacks much asks the provider a few questions at once', async () => {
  site.app.clock.advance(DAY_SECONDS);
  for (const _one of Array(7)) await paid('100.0000');
  const { queryPayment } = site.pay.provider;
  const asked = { now: 0, most: 0, all: 0 };
  site.pay.provider.queryPayment = async (line, of) => {
    asked.now += 1;
    asked.all += 1;
    asked.most = Math.max(asked.most, asked.now);
    const answer = await queryPayment(line, of);
    asked.now -= 1;
    return answer;
  };
  expect((await read([])).differences).toBe(7);
  site.pay.provider.queryPayment = queryPayment;
  expect([asked.all, asked.most]).toEqual([7, 5]);
});
