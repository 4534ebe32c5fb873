import { randomUUID } from 'node:crypto';
import { dayIn, Money, plusSeconds } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DepositOrder } from '../../cashier.api.ts';
import { cashierSite, endEvent, paidEvent, type CashierSite } from '../test-cashier.ts';
import { completePayout, holdMoney } from '../withdrawals/move-withdrawal.ts';
import { closeDay, lastClosing, readClosing, type Statement } from './close-day.ts';
import { importSettlement } from './import-settlement.ts';
import { settleDue } from './settlement.tasks.ts';
import { verifyClosings } from './verify-closings.ts';

const PROVIDER = 'SANDBOX';
const DAY_SECONDS = 86_400;

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ demo: true, tasks: 'none' });
}, 60_000);
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
    ...{ line: `line-${order.reference}`, kind: 'payment', providerId: `pay_${order.reference}` },
    ...{ reference: order.reference, gross, fee: 0n, net: gross, currency: 'PHP' },
    ...{ at: site.app.clock.now(), ...more },
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
      and resolved_at is null order by subject`,
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
  const [good, off] = [await paid('500.0000'), await paid('300.0000')];
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
  const [maker, checker] = [await site.operator('operator1'), await site.operator('operator2')];
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
  const [order, other] = [await paid('60.0000'), await paid('61.0000')];
  const line = lineOf(order, { line: 'by-hand', providerId: 'pay_under_another_id' });
  await read([line, lineOf(other)]);
  const found = (await differences()).find(({ kind }) => kind === 'missing_here');
  const maker = await site.operator('operator1');
  const match = (reference: string) =>
    maker.call('POST', '/console/api/recon/differences/match', {
      ...{ difference: found?.id, version: 1, reference, reason: 'the provider confirmed it' },
    });
  expect((await match(other.reference)).code).toBe('recon.no_fit');
  expect((await match(order.reference)).status).toBe(200);
  expect(await differences()).toEqual([]);
});

/** A withdrawal that a provider paid: its rows, and its postings by the ledger. */
async function paidOut(amount: bigint): Promise<void> {
  const member = await site.member({ balance: Money.text(amount) });
  const [id, now] = [randomUUID(), site.app.clock.now()];
  await site.app.pool.query(
    `insert into withdrawal_order (member_id, id, reference, input, card_id, method, bank_code,
       last4, amount, state, created_at, paid_at)
     values ($1, $2, $3, '', gen_random_uuid(), 'BANK', 'BDO', '1234', $4, 'Paid', $5, $5)`,
    [member.id, id, `W-${id}`, amount, now],
  );
  const move = { member: member.id, id, amount, fee: 0n, own: [] };
  await holdMoney(site.app, move);
  await completePayout(site.app, move, [{ provider: PROVIDER, amount }]);
}

it('MONEY-06 every day of a mixed history closes at 0.0000, and comes to the same sums again', async () => {
  site.app.clock.advance(DAY_SECONDS);
  await closeDay(site.app, today());
  for (const seed of [3, 7]) {
    site.app.clock.advance(DAY_SECONDS);
    const lines: SettlementRow[] = [];
    for (let n = 0; n < 6; n += 1) {
      const amount = BigInt(((seed * 7_919 + n * 104_729) % 90_000) + 10_000) * 100n;
      const order = await paid(Money.text(amount));
      const fee = (amount / 50n / 100n) * 100n;
      if (n % 2 === 0) lines.push(lineOf(order, { fee, net: amount - fee }));
      if ((n + seed) % 4 === 0) await site.hear(endEvent(order, 'reversed'));
      if (n % 3 === 0) await paidOut(amount / 2n);
    }
    await read(lines);
    await closeDay(site.app, today());
    const closing = await lastClosing(site.app);
    const statement = JSON.parse(closing?.statement ?? '{}') as Statement;
    expect(statement).toMatchObject({ day: today(), difference: '0.0000' });
    expect(Money.of(statement.fees)).toBeGreaterThan(0n);
    expect(Money.of(statement.withdrawalsPaid)).toBeGreaterThan(0n);
    expect(statement.owed['PAY_IN/SANDBOX']).toBe(Money.text(-(await owed())));
  }
  expect(await verifyClosings(site.app)).toEqual({ days: 3, broken: null });
});

it('MONEY-06 the task reads yesterday’s file and closes the day; a second run changes nothing', async () => {
  site.app.clock.advance(2 * DAY_SECONDS);
  site.pay.provider.settlement = () => Promise.resolve({ is: 'ok', rows: [] });
  await settleDue(site.app);
  const last = await lastClosing(site.app);
  expect(last?.day).toBe(dayIn('Asia/Manila', plusSeconds(site.app.clock.now(), -DAY_SECONDS)));
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

it('MONEY-06 a closed day that somebody rewrites is named', async () => {
  const { pool: owner } = site.database;
  const last = (await lastClosing(site.app))!;
  const set = (statement: string) =>
    owner.query(
      `begin; alter table cash_closing disable trigger append_only;
        update cash_closing set statement = '${statement}' where day = '${last.day}';
        alter table cash_closing enable trigger append_only; commit`,
    );
  await expect(
    owner.query('update cash_closing set closed_at = now()'),
    'rows are only added',
  ).rejects.toThrow('append-only');
  await set(last.statement.replace('"fees":"0.0000"', '"fees":"9.0000"'));
  expect((await verifyClosings(site.app)).broken).toEqual({ day: last.day, why: 'changed' });
  await set(last.statement);
  expect((await verifyClosings(site.app)).broken).toBeNull();
  expect((await readClosing(site.app, last.day))?.statement).toBe(last.statement);
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
