import { Money, newId } from '@palaro/kernel';
import { given, operatorAt, testApp, type TestOperator } from '@palaro/testkit';
import { completeVendorTransfer, holdForVendor, openVendorWallet } from '@palaro/wallet/server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { COUNTERPARTS } from './counterparts.ts';

const VENDOR = 'BANGKA';

const site = await testApp({ demo: true });
const { app } = site;
const people = (await Promise.all(
  ['operator1', 'operator2', 'operator3'].map((name) => operatorAt(site.url, name)),
)) as [TestOperator, TestOperator, TestOperator];
afterAll(site.stop);

const broken = async (id: (typeof COUNTERPARTS)[number]['id']) =>
  (await app.pool.query(COUNTERPARTS.find((one) => one.id === id)!.sql)).rows as object[];

let member: string;
beforeEach(async () => {
  member = await given(app).member({ balance: '500000.0000' });
  await app.pool.query('delete from vendor_transfer');
});

/** A transfer to the vendor: its money is held, and its row has this state. */
async function transfer(state: string, amount = '30.0000') {
  await openVendorWallet(app, member, VENDOR);
  const move = { member, vendor: VENDOR, id: newId(app.clock.now()), subledger: [] };
  await holdForVendor(app, { ...move, amount: Money.of('30.0000') });
  await app.pool.query(
    `insert into vendor_transfer (id, member_id, vendor, direction, amount, state, created_at,
      next_ask_at) values ($1, $2, $3, 'in', $4, $5, $6, $6)`,
    [move.id, member, VENDOR, String(Money.of(amount)), state, app.clock.now()],
  );
  return { ...move, amount: Money.of('30.0000') };
}

it('MONEY-06 I13 held money is a transfer under way of exactly that amount', async () => {
  const move = await transfer('unknown');
  expect(await broken('I13')).toEqual([]);
  await app.pool.query(`update vendor_transfer set amount = amount + 1 where id = $1`, [move.id]);
  expect(await broken('I13')).toMatchObject([{ cause: move.id, held: '300000', sent: '300001' }]);
  await app.pool.query(
    `update vendor_transfer set amount = amount - 1, state = 'done', next_ask_at = null,
      resolved_at = now() where id = $1`,
    [move.id],
  );
  expect(await broken('I13')).toMatchObject([{ cause: move.id, held: '300000', sent: null }]);
  await completeVendorTransfer(app, move);
  expect(await broken('I13')).toEqual([]);
});

it('MONEY-06 I13 finds a transfer under way that has no hold', async () => {
  const move = await transfer('sent');
  await completeVendorTransfer(app, move);
  expect(await broken('I13')).toMatchObject([{ cause: move.id, held: null, sent: '300000' }]);
});

/** Asks for a correction as the first of the people, and has the others approve it in turn. */
async function corrected(amount: string, ...approvers: TestOperator[]): Promise<string> {
  const [maker] = people;
  const { value } = await maker.call<{ changeId: string }>('POST', '/console/api/corrections', {
    member,
    amount,
    code: 'gameError',
    reason: 'why it is corrected',
  });
  for (const one of approvers) {
    await one.call('POST', `/console/api/changes/${value.changeId}/approve`, {});
  }
  return value.changeId;
}

it('MONEY-06 I16 corrections that two or three people made agree, and so do declined ones', async () => {
  const [, second, third] = people;
  await corrected('12.5000', second);
  await corrected('-12.5000', second);
  const declined = await corrected('3.0000');
  const reason = 'not our mistake';
  await second.call('POST', `/console/api/changes/${declined}/reject`, { reason });
  await corrected('4.0000');
  await corrected('-100000.0001', second, third);
  expect(await broken('I16')).toEqual([]);
});

it('MONEY-06 I16 a vendor’s credit that two people gave by hand agrees, and is found without them', async () => {
  const [maker, second] = people;
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into gateway_parked (vendor, command, status, body, body_digest, parked_at)
      values ('DEMO', 'win', 'MALFORMED', '{}', decode(md5($1), 'hex'), now()) returning id`,
    [member],
  );
  const path = `/console/api/vendors/DEMO/credits/${rows[0]?.id}/correct`;
  const { value } = await maker.call<{ changeId: string }>('POST', path, {
    member,
    amount: '12.5000',
    reason: 'its message was cut off',
  });
  await second.call('POST', `/console/api/changes/${value.changeId}/approve`, {});
  expect(await broken('I16')).toEqual([]);
  const { pool: owner } = site.database;
  const amount = (text: string) =>
    owner.query(
      `update change_request set payload = payload || jsonb_build_object('amount', $2::text)
        where id = $1`,
      [value.changeId, text],
    );
  await amount('12.5001');
  expect(await broken('I16')).toMatchObject([{ request: value.changeId }]);
  await amount('12.5000');
});

/** No call can do this, so the rows are changed by the database's owner, who stops the triggers. */
it.each([
  ['moved another amount', `payload = payload || '{"amount": "7.0001"}'`],
  ['moved money and was rejected', `state = 'Rejected'`],
  [
    'its maker approved',
    `maker = (select operator from change_step s
    where s.request = change_request.id and step = 'approve')`,
  ],
  ['needed a third person', `payload = payload || '{"amount": "100000.0001"}'`],
])('MONEY-06 I16 finds a correction that %s', async (_what, now) => {
  const id = await corrected('7.0000', people[1]);
  const { pool: owner } = site.database;
  const set = (change: string) =>
    owner.query(
      `begin; alter table change_request disable trigger by_two;
        update change_request set ${change} where id = '${id}';
        alter table change_request enable trigger by_two; commit`,
    );
  const { rows } = await owner.query<{ maker: string }>(
    'select maker from change_request where id = $1',
    [id],
  );
  await set(now);
  expect(await broken('I16')).toMatchObject([{ request: id }]);
  await set(`maker = '${rows[0]?.maker}', state = 'Applied',
    payload = payload || '{"amount": "7.0000"}'`);
  expect(await broken('I16')).toEqual([]);
});
