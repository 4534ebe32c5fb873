import { Money } from '@palaro/kernel';
import { given, testApp, type TestOperator } from '@palaro/testkit';
import { balances } from '@palaro/wallet/server';
import { afterAll, expect, it } from 'vitest';
import type { FoundVendor } from '../console.api.ts';
import { insertParked } from './messages.repository.ts';
import { digestOf } from './message-log.ts';

const site = await testApp({ demo: true, tasks: 'none' });
const { app } = site;
const [maker, checker, third] = (await Promise.all(
  ['operator1', 'operator2', 'operator3'].map((name) => site.operator(name)),
)) as [TestOperator, TestOperator, TestOperator];
afterAll(() => site.stop());

const VENDOR = '/console/api/vendors/DEMO';
const reason = 'the vendor wrote it wrong';
let credits = 0;

/** A win of 25 that waits, and the finding that the night has made of it. */
async function waiting(more: object = {}, part = false) {
  const member = await given(app).member({ balance: '100.0000' });
  const transaction = `parked-${++credits}`;
  const message = {
    member,
    currency: 'PHP',
    game: 'demo-slot',
    round: transaction,
    transaction,
    amount: '25.0000',
    occurredAt: app.clock.now().toISOString(),
    ...more,
  };
  const body = Buffer.from(JSON.stringify(part ? { command: 'win', message } : message));
  await insertParked(app.db, {
    vendor: 'DEMO',
    command: 'win',
    status: 'MEMBER_UNKNOWN',
    body,
    part,
    outcome: null,
    body_digest: digestOf(body),
    parked_at: app.clock.now(),
    resolved_at: null,
  });
  const { parked } = (await maker.call<FoundVendor>('GET', VENDOR)).value;
  const id = parked.at(-1)?.id ?? '';
  await app.pool.query(
    `insert into reconciliation_finding (check_name, subject, details, first_seen_at, last_seen_at)
      values ('gateway.parked', $1, '{}', now(), now())`,
    [`${id}/DEMO/win`],
  );
  return { id, member, path: `${VENDOR}/credits/${id}` };
}
const cash = async (member: string) => Money.text((await balances(app, member)).main);
const approve = (by: TestOperator, id: string) =>
  by.call('POST', `/console/api/changes/${id}/approve`, {});

async function isOver(id: string) {
  await site.runTasks();
  const { parked } = (await maker.call<FoundVendor>('GET', VENDOR)).value;
  const { rows } = await app.pool.query<{ by: string }>(
    'select resolved_by as by from reconciliation_finding where subject = $1',
    [`${id}/DEMO/win`],
  );
  return { waits: parked.some((one) => one.id === id), by: rows[0]?.by ?? null };
}

it.each([false, true])(
  'MONEY-06 a credit that can be booked now is booked as it was signed, once (of a batch: %s)',
  async (part) => {
    const { id, member, path } = await waiting({}, part);
    const shown = (await maker.call<{ message: string }>('GET', path)).value;
    expect(shown.message).toContain(`"member":"${member}"`);
    const both = await Promise.all([
      maker.call('POST', `${path}/book`),
      checker.call('POST', `${path}/book`),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await cash(member)).toBe('125.0000');
    expect((await isOver(id)).waits).toBe(false);
    expect((await isOver(id)).by).toMatch(/^operator[12]$/);
    expect((await maker.call('POST', `${path}/refuse`, { reason })).code).toBe('credit.settled');
  },
);

it('MONEY-06 a credit that still cannot be booked goes on waiting, and says why', async () => {
  const { id, member, path } = await waiting({ currency: 'EUR' });
  expect((await maker.call('POST', `${path}/book`)).value).toEqual({
    booked: false,
    status: 'CURRENCY_MISMATCH',
  });
  expect(await cash(member)).toBe('100.0000');
  expect(await isOver(id)).toEqual({ waits: true, by: null });
});

it('MONEY-06 a credit by hand moves nothing before a second person approves, then once', async () => {
  const { id, member, path } = await waiting({ currency: 'EUR' });
  const to = { member, amount: '25.0000', reason };
  const asked = await Promise.all([1, 2].map(() => ask(`${path}/correct`, to)));
  expect(await cash(member)).toBe('100.0000');
  const [first, second] = asked as [string, string];
  expect((await approve(maker, first)).code).toBe('console.second_person');
  expect((await approve(checker, first)).status).toBe(200);
  expect(await cash(member)).toBe('125.0000');
  // What was asked for twice is settled once.
  expect((await approve(checker, second)).code).toBe('credit.settled');
  expect(await cash(member)).toBe('125.0000');
  expect(await isOver(id)).toEqual({ waits: false, by: 'operator2' });
  const listed = await maker.call<{ list: object[] }>(
    'GET',
    `/console/api/corrections?member=${member}`,
  );
  expect(listed.value.list).toContainEqual(
    expect.objectContaining({ id: first, code: 'parkedCredit', state: 'Applied' }),
  );
  const big = await waiting({ currency: 'EUR' });
  const change = await ask(`${big.path}/correct`, {
    ...to,
    member: big.member,
    amount: '100000.0001',
  });
  await approve(checker, change);
  expect(await cash(big.member)).toBe('100.0000');
  await approve(third, change);
  expect(await cash(big.member)).toBe('100100.0001');
});

async function ask(path: string, body: object) {
  const { status, value } = await maker.call<{ changeId: string }>('POST', path, body);
  expect(status).toBe(202);
  return value.changeId;
}

it('a credit is refused by two people, who give nobody anything', async () => {
  const { id, member, path } = await waiting();
  const change = await ask(`${path}/refuse`, { reason });
  expect((await maker.call('GET', path)).value).toMatchObject({ asked: change, outcome: null });
  expect(await isOver(id)).toEqual({ waits: true, by: null });
  expect((await approve(checker, change)).status).toBe(200);
  expect(await isOver(id)).toEqual({ waits: false, by: 'operator2' });
  expect(await cash(member)).toBe('100.0000');
  expect((await maker.call<{ outcome: string }>('GET', path)).value.outcome).toBe('refused');
});

it('is for a member of real money, an amount above zero, and those who may', async () => {
  const { member, path } = await waiting();
  const correct = (more: object, by = maker) =>
    by.call('POST', `${path}/correct`, { member, amount: '1.0000', reason, ...more });
  for (const amount of ['0.0000', '-1.0000', '1'])
    expect((await correct({ amount })).status).toBe(400);
  expect((await correct({ member: '999999999' })).status).toBe(404);
  const trial = await given(app).member({ type: 4 });
  expect((await correct({ member: trial })).code).toBe('account.trial');
  const support = await site.operator('support1');
  expect((await correct({}, support)).code).toBe('console.forbidden');
  expect((await maker.call('POST', `${VENDOR}/credits/999999/book`)).code).toBe('not_found');
});
