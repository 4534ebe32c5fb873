import { randomUUID } from 'node:crypto';
import { excludeMember } from '@palaro/accounts/server';
import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { house, INVARIANTS, cash } from '@palaro/ledger';
import { commitItem } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReturnRow } from '../../console.api.ts';
import { closeDay, lastClosing, type Statement } from '../settlement/close-day.ts';
import { importSettlement } from '../settlement/import-settlement.ts';
import { verifyClosings } from '../settlement/verify-closings.ts';
import { cashierSite, paidEvent, type CashierMember, type CashierSite } from '../test-cashier.ts';
import { checkReturns } from './check-returns.ts';
import { postPart } from './return-postings.ts';
import { returnBalances } from './returns.tasks.ts';

const DAY_SECONDS = 86_400;
const reason = 'the bank line is there';

let site: CashierSite;
let first: Awaited<ReturnType<CashierSite['operator']>>;
let second: typeof first;
beforeAll(async () => {
  site = await cashierSite({ demo: true, tasks: 'none' });
  await site.app.site.change({
    settings: { 'kyc.profile': 'grace72', 'console.oneBrowser': false },
  });
  // The demo's own deposits are of the day before.
  site.app.clock.advance(DAY_SECONDS);
  first = await site.operator('operator1');
  second = await site.operator('operator2');
});
afterAll(() => site.stop());

const rowsOf = async <T extends object>(text: string, values: unknown[] = []) =>
  (await site.app.pool.query<T>(text, values)).rows;

/** Not verified, with deposits that came. */
async function depositor(...amounts: string[]) {
  const member = await site.member({ kycLevel: 0 });
  await site.app.pool.query('update member set email = $2, email_verified_at = $3 where id = $1', [
    member.id,
    `m${member.id}@example.com`,
    site.app.clock.now(),
  ]);
  const references: string[] = [];
  for (const amount of amounts) {
    const { value } = await member.deposit({ amount });
    await site.hear(paidEvent(value));
    references.push(value.reference);
    site.app.clock.advance(1);
  }
  return { ...member, references };
}

async function apply(member: MemberId) {
  const id = randomUUID();
  await site.app.pool.query(
    `insert into kyc_application (id, member_id, level, state, findings, sent_at)
     values ($1, $2, 2, 'pending', '{}', $3)`,
    [id, member, site.app.clock.now()],
  );
  return `/console/api/kyc/applications/${id}`;
}

/** Two operators close the account of an application of the member, as the console does. */
async function close(member: MemberId) {
  const body = { closing: 'under_age', birthday: '2012-02-03', reason };
  const path = `${await apply(member)}/close`;
  const { status, value } = await first.call<{ changeId: string }>('POST', path, body);
  expect(status).toBe(202);
  const approve = `/console/api/changes/${value.changeId}/approve`;
  expect((await second.call('POST', approve, {})).status).toBe(200);
  await site.runTasks();
}

/** The day is over in which a closing or the last rejection can be undone. */
async function dayLater() {
  await site.advance(DAY_SECONDS);
  await site.runTasks();
  // Their sessions ended meanwhile.
  first = await site.operator('operator1');
  second = await site.operator('operator2');
}

/** Orders a balance back as the identity check does at the end of that day. */
async function orderBack(member: MemberId, why: 'under_age' | 'unverified') {
  const at = site.app.clock.now().toISOString();
  await site.app.queue.emit(site.app.db, 'kyc.return-ordered', {
    memberId: member,
    reason: why,
    at,
  });
  site.app.clock.advance(1);
  await site.runTasks();
}

async function rejectedThrice(member: MemberId) {
  for (let n = 0; n < 3; n += 1) {
    const path = `${await apply(member)}/reject`;
    expect((await first.call('POST', path, { reason: 'mismatch' })).status).toBe(200);
    site.app.clock.advance(1);
  }
  await site.runTasks();
}

/** The scheduled run, once everything is due. */
async function work() {
  await site.advance(301);
  await returnBalances.run({ app: site.app, now: site.app.clock.now(), batch: 1_000 });
  await site.runTasks();
}

async function returnOf(member: MemberId): Promise<ReturnRow | undefined> {
  for (const state of ['Open', 'Done', 'Withdrawn']) {
    const { value } = await first.call<{ list: ReturnRow[] }>(
      'GET',
      `/console/api/returns?state=${state}`,
    );
    const found = value.list.find((row) => row.member === member);
    if (found) return found;
  }
  return undefined;
}

const messagesOf = async (member: MemberId) =>
  (
    await rowsOf<{ template: string }>(
      `select body->>'template' template from inbox_message
       where member_id = $1 and body->>'template' like 'return_%' order by id`,
      [member],
    )
  ).map(({ template }) => template);

async function booksBalance() {
  for (const { id, sql } of INVARIANTS) expect([id, await rowsOf(sql)]).toEqual([id, []]);
}

const keysOf = ({ references }: { references: string[] }) =>
  site.pay.refundKeys.filter((key) => references.includes(key.split('-')[0] ?? ''));

it('AC-14 a deposit of 500 of a person under age goes back to its source a day after two closed the account, once, and he is told', async () => {
  const member = await depositor('500.0000');
  await close(member.id);
  const unordered = async () =>
    (await checkReturns.run(site.app, dayIn('Asia/Manila', site.app.clock.now()))).filter(
      ({ subject }) => subject === `member:${member.id}`,
    );
  await site.advance(DAY_SECONDS - 400);
  await work();
  expect([await member.cash(), keysOf(member), await unordered()]).toEqual(['500.0000', [], []]);
  await dayLater();
  expect(await member.cash()).toBe('0.0000');
  expect(keysOf(member)).toEqual([`${member.references[0]}-return-1`]);
  expect(await returnOf(member.id)).toMatchObject({
    reason: 'under_age',
    state: 'Done',
    parts: [{ amount: '500.0000', state: 'Sent', provider: 'SANDBOX', by: 'system' }],
  });
  await work();
  expect(keysOf(member)).toHaveLength(1);
  expect(await messagesOf(member.id)).toEqual(['return_ordered', 'return_refund']);
  const mails = await rowsOf("select from outbox where channel = 'mail' and purpose = 'return'");
  expect(mails).toHaveLength(2);
  const [closed] = await rowsOf<{ template: string }>(
    `select body->>'template' template from inbox_message
     where member_id = $1 and body->>'template' like 'account_closed%'`,
    [member.id],
  );
  expect(closed).toEqual({ template: 'account_closed_under_age' });
});

it('the newest deposit goes back first, and no more than there is', async () => {
  const member = await depositor('300.0000', '200.0000');
  await lose(member, '100.0000');
  await rejectedThrice(member.id);
  expect(keysOf(member)).toEqual([]);
  await dayLater();
  const found = await returnOf(member.id);
  expect(found).toMatchObject({ reason: 'unverified', state: 'Done' });
  expect(found?.parts.map(({ amount, reference }) => [amount, reference])).toEqual([
    ['200.0000', `${member.references[1]}-return-1`],
    ['200.0000', `${member.references[0]}-return-1`],
  ]);
});

it('a process that ends before or during the call to the provider leaves money that is sent once', async () => {
  const member = await depositor('500.0000');
  site.pay.nextRefunds.push({ is: 'unknown', why: 'no answer' });
  await orderBack(member.id, 'under_age');
  expect(await returnOf(member.id)).toMatchObject({ state: 'Open', parts: [{ state: 'Asked' }] });
  await work();
  expect(await returnOf(member.id)).toMatchObject({ state: 'Done', parts: [{ state: 'Sent' }] });
  expect(new Set(keysOf(member)).size).toBe(1);

  const other = await depositor('400.0000');
  const [deposit] = await rowsOf<{ id: string }>(
    'select id from deposit_order where member_id = $1',
    [other.id],
  );
  const id = randomUUID();
  await site.app.pool.query(
    `insert into balance_return (member_id, id, reason, state, ordered_at, due_at, next_at)
     values ($1, $2, 'under_age', 'Open', $3, $3::timestamptz + interval '7 days', $3)`,
    [other.id, id, site.app.clock.now()],
  );
  const reference = `${other.references[0]}-return-1`;
  const part = { deposit: deposit!.id, provider: 'SANDBOX', reference, no: 1, by: 'system' };
  const posted = () =>
    postPart(site.app, { member: other.id, id }, { ...part, amount: Money.of('400.0000') });
  expect([await posted(), await posted()]).toEqual([true, false]);
  expect(await other.cash()).toBe('0.0000');
  await Promise.all([work(), work()]);
  expect(await returnOf(other.id)).toMatchObject({ state: 'Done', parts: [{ state: 'Sent' }] });
  expect(new Set(keysOf(other)).size).toBe(1);
});

it('what the provider refuses is back in the wallet, and two people pay it by hand', async () => {
  const member = await depositor('500.0000');
  site.pay.nextRefunds.push({ is: 'refused', reason: 'card_closed', retryable: false });
  await orderBack(member.id, 'under_age');
  await work();
  const found = await returnOf(member.id);
  expect(found).toMatchObject({ state: 'Open', payable: '500.0000', parts: [{ state: 'Failed' }] });
  expect(keysOf(member)).toHaveLength(1);
  const [account] = await rowsOf<{ id: string }>('select id from house_bank_account limit 1');
  const body = {
    member: member.id,
    id: found?.id,
    amount: '500.0000',
    account: account?.id,
    reference: `BANK${member.id}`,
    payee: 'Juan Dela Cruz',
    reason,
  };
  const ask = (more: object = {}) =>
    first.call<{ changeId: string }>('POST', '/console/api/returns/pay', { ...body, ...more });
  expect((await ask({ amount: '500.0100' })).code).toBe('wallet.insufficient');
  const { status, value } = await ask();
  expect(status).toBe(202);
  const path = `/console/api/changes/${value.changeId}`;
  expect((await first.call('POST', `${path}/approve`, {})).code).toBe('console.second_person');
  expect(await member.cash()).toBe('500.0000');
  const shown = await second.call<{ facts: { name: string }[] }>('GET', path);
  expect(shown.value.facts).toContainEqual({ name: 'to', text: 'Juan Dela Cruz' });
  expect((await second.call('POST', `${path}/approve`, {})).status).toBe(200);
  await site.runTasks();
  expect(await member.cash()).toBe('0.0000');
  expect(await returnOf(member.id)).toMatchObject({
    state: 'Done',
    parts: [{ state: 'Failed' }, { state: 'Sent', provider: null, by: 'operator/operator2' }],
  });
  expect(await messagesOf(member.id)).toEqual(['return_ordered', 'return_transfer']);
  const names = await rowsOf(
    `select from balance_return_part where member_id = $1 and payee_sealed is not null`,
    [member.id],
  );
  expect(names).toHaveLength(1);
});

it('a refusal after a call without an answer stays in doubt until two people say what became of it', async () => {
  const member = await depositor('500.0000');
  site.pay.nextRefunds.push(
    { is: 'unknown', why: 'no answer' },
    { is: 'refused', reason: 'already_refunded', retryable: false },
  );
  await orderBack(member.id, 'under_age');
  await work();
  const found = await returnOf(member.id);
  expect(found).toMatchObject({ state: 'Open', parts: [{ no: 1, state: 'Doubt' }] });
  expect(await member.cash()).toBe('0.0000');
  const body = { member: member.id, id: found?.id, no: 1, state: 'Failed', reason };
  const asked = await first.call<{ changeId: string }>('POST', '/console/api/returns/settle', body);
  expect(asked.status).toBe(202);
  const path = `/console/api/changes/${asked.value.changeId}`;
  expect((await second.call('POST', `${path}/approve`, {})).status).toBe(200);
  expect((await second.call('GET', path)).status).toBe(200);
  expect(await member.cash()).toBe('500.0000');
  expect(await returnOf(member.id)).toMatchObject({ state: 'Open', parts: [{ state: 'Failed' }] });
});

it('wins of a person under age stay for people, and an overdue return is a finding', async () => {
  const member = await depositor('500.0000');
  await lose(member, '-250.0000');
  await orderBack(member.id, 'under_age');
  const found = await returnOf(member.id);
  expect(found).toMatchObject({ state: 'Open', payable: '0.0000', winnings: '250.0000' });
  const of = () => checkReturns.run(site.app, dayIn('Asia/Manila', site.app.clock.now()));
  const subject = `return:${found?.id}`;
  expect((await of()).map((one) => one.subject)).not.toContain(subject);
  site.app.clock.advance(8 * DAY_SECONDS);
  expect((await of()).map((one) => one.subject)).toContain(subject);
  first = await site.operator('operator1');
  second = await site.operator('operator2');
  const { value } = await first.call<{ alarms: { alarm: string; about: string }[] }>(
    'GET',
    '/console/api/dashboard',
  );
  expect(value.alarms).toContainEqual(
    expect.objectContaining({ alarm: 'late_work', about: 'returns' }),
  );
});

it('a return waits while a withdrawal or a freeze stands, and goes on afterwards', async () => {
  const member = await depositor('500.0000');
  await site.app.pool.query("update member set state = 'disabled' where id = $1", [member.id]);
  await orderBack(member.id, 'unverified');
  expect(await returnOf(member.id)).toMatchObject({ state: 'Open', waits: 'barred', parts: [] });
  await site.app.pool.query("update member set state = 'active' where id = $1", [member.id]);
  await site.app.pool.query(
    `insert into withdrawal_order (member_id, id, reference, input, card_id, method, bank_code,
       last4, amount, state, created_at)
     values ($1, gen_random_uuid(), 'W2611300000099', '', gen_random_uuid(), 'BANK', 'BDO',
       '1234', 10000, 'Review', $2)`,
    [member.id, site.app.clock.now()],
  );
  await work();
  expect(await returnOf(member.id)).toMatchObject({ waits: 'withdrawal', parts: [] });
  await site.app.pool.query("update withdrawal_order set state = 'Rejected' where member_id = $1", [
    member.id,
  ]);
  await work();
  expect(await returnOf(member.id)).toMatchObject({ state: 'Done', parts: [{ state: 'Sent' }] });
});

it('a deposit that comes after the balance went back goes back too', async () => {
  const member = await depositor('500.0000');
  const { value } = await member.deposit({ amount: '200.0000' });
  await orderBack(member.id, 'unverified');
  await site.hear(paidEvent(value));
  await site.runTasks();
  expect(await member.cash()).toBe('0.0000');
  expect(keysOf({ references: [value.reference] })).toEqual([`${value.reference}-return-1`]);
});

it('AC-63 verification that is opened again withdraws a return of which nothing was sent', async () => {
  const member = await depositor('500.0000');
  site.pay.nextRefunds.push({ is: 'refused', reason: 'card_closed', retryable: false });
  await orderBack(member.id, 'unverified');
  expect(await returnOf(member.id)).toMatchObject({ state: 'Open', payable: '500.0000' });
  const path = `/console/api/kyc/members/${member.id}/reopen`;
  expect((await first.call('POST', path, { reason })).status).toBe(200);
  await site.runTasks();
  expect(await returnOf(member.id)).toMatchObject({ state: 'Withdrawn' });
  expect(await member.cash()).toBe('500.0000');
});

it('AC-63 verification that is opened again within a day of the last try leaves the balance', async () => {
  const member = await depositor('500.0000');
  await rejectedThrice(member.id);
  const path = `/console/api/kyc/members/${member.id}/reopen`;
  expect((await first.call('POST', path, { reason })).status).toBe(200);
  await dayLater();
  expect(await returnOf(member.id)).toBeUndefined();
  expect([await member.cash(), keysOf(member)]).toEqual(['500.0000', []]);
});

it('money of an excluded person goes back where he cannot withdraw it himself', async () => {
  const unproven = await depositor('500.0000');
  const proven = await site.member();
  const { value } = await proven.deposit({ amount: '500.0000' });
  await site.hear(paidEvent(value));
  for (const { id } of [unproven, proven]) {
    await excludeMember(site.app, id, { kind: 'self', until: null });
  }
  await site.runTasks();
  expect(await returnOf(unproven.id)).toMatchObject({ reason: 'excluded', state: 'Done' });
  expect([await unproven.cash(), await proven.cash()]).toEqual(['0.0000', '500.0000']);
  expect(await returnOf(proven.id)).toBeUndefined();
});

it('MONEY-06 a day with returns closes at 0.0000, its file agrees, and the books balance', async () => {
  site.app.clock.advance(DAY_SECONDS);
  first = await site.operator('operator1');
  const today = dayIn('Asia/Manila', site.app.clock.now());
  const sent = await depositor('500.0000');
  const refused = await depositor('300.0000');
  await orderBack(sent.id, 'under_age');
  site.pay.nextRefunds.push({ is: 'refused', reason: 'card_closed', retryable: false });
  await orderBack(refused.id, 'under_age');
  const lineOf = (kind: 'payment' | 'refund', [reference = '']: string[], amount: string) => ({
    line: `${kind}-${reference}`,
    kind,
    providerId: `pay_${reference}`,
    reference,
    gross: Money.of(amount),
    fee: 0n,
    net: Money.of(amount),
    currency: 'PHP',
    at: site.app.clock.now(),
  });
  const rows = [
    lineOf('payment', sent.references, '500.0000'),
    lineOf('payment', refused.references, '300.0000'),
    lineOf('refund', sent.references, '500.0000'),
  ];
  const file = { provider: 'SANDBOX', day: today, rows, actor: 'system' };
  expect(await importSettlement(site.app, file)).toMatchObject({ lines: 3, differences: 0 });
  await closeDay(site.app, today);
  const closing = await lastClosing(site.app);
  const statement = JSON.parse(closing?.statement ?? '{}') as Statement;
  expect(statement).toMatchObject({
    day: today,
    difference: '0.0000',
    balancesReturned: '500.0000',
  });
  expect((await verifyClosings(site.app, 1)).broken).toBeNull();
  await booksBalance();
});

/** A round that lost this much; below zero it won. */
async function lose({ id }: Pick<CashierMember, 'id'>, amount: string) {
  const lost = Money.of(amount);
  const round = randomUUID();
  const game = house('GAME', 'PALARO', 'dice');
  const legs =
    lost > 0n
      ? [{ from: cash, to: game, amount: lost }]
      : [{ from: game, to: cash, amount: -lost }];
  const answer = await commitItem(site.app, {
    member: id,
    key: `test/${round}`,
    input: amount,
    kind: lost > 0n ? 'bet' : 'win',
    cause: { kind: 'test', id: round },
    legs,
  });
  expect(answer.is).toBe('posted');
}
