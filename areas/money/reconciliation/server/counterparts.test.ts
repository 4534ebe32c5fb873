import { randomUUID } from 'node:crypto';
import { Money, newId } from '@palaro/kernel';
import { given, testApp } from '@palaro/testkit';
import {
  completeVendorTransfer,
  confirmAdjust,
  declineAdjust,
  holdForVendor,
  openVendorWallet,
  proposeAdjust,
} from '@palaro/wallet/server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { COUNTERPARTS } from './counterparts.ts';

const VENDOR = 'BANGKA';

const site = await testApp();
const { app } = site;
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
  const move = { member, vendor: VENDOR, id: newId(app.clock.now()), own: [] };
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

const propose = async (amount: string) => {
  const id = randomUUID();
  const draft = {
    id,
    member,
    amount: Money.of(amount),
    reason: 'gameError',
    note: 'why',
  } as const;
  await proposeAdjust(app, draft, 'operator1');
  return id;
};

it('MONEY-06 I16 corrections that two or three people made agree, and so do declined ones', async () => {
  await confirmAdjust(app, await propose('12.5000'), 'operator2');
  await confirmAdjust(app, await propose('-12.5000'), 'operator2');
  await declineAdjust(app, await propose('3.0000'), 'operator2');
  await propose('4.0000');
  const large = await propose('-100000.0001');
  await confirmAdjust(app, large, 'operator2');
  await confirmAdjust(app, large, 'operator3');
  expect(await broken('I16')).toEqual([]);
});

/** No call can do this, so the row is changed directly in the database. */
it.each([
  ['moved another amount', `amount = amount + 1`],
  ['moved money and was rejected', `state = 'Rejected'`],
  ['its maker confirmed', `maker = 'operator2', ended_by = 'operator3'`],
  ['needed a third person', `amount = 1000000001`],
])('MONEY-06 I16 finds a correction that %s', async (_what, now) => {
  const id = await propose('7.0000');
  await confirmAdjust(app, id, 'operator2');
  await app.pool.query(`update adjust_request set ${now} where id = $1`, [id]);
  expect(await broken('I16')).toMatchObject([{ request: id }]);
  await app.pool.query(
    `update adjust_request set state = 'Applied', maker = 'operator1', ended_by = 'operator2',
      amount = 70000 where id = $1`,
    [id],
  );
});
