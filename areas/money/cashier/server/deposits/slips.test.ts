import { randomUUID } from 'node:crypto';
import type { Member } from '@palaro/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierSite, type CashierMember, type CashierSite } from '../test-cashier.ts';
import { dropSlips } from './deposits.tasks.ts';
import { addSlip, openSlip, storeSlip } from './slips.ts';

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

let site: CashierSite;
const bankId = randomUUID();
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
  await site.app.pool.query(
    `insert into house_bank_account (id, bank_code, holder, account_number, enabled, sort)
     values ($1, 'BDO', 'PALARO INC', '001234567890', true, 1)`,
    [bankId],
  );
});
afterAll(() => site.stop());

it('MONEY-01 case 17: a slip’s key takes the same picture again and refuses another', async () => {
  const member = { id: (await site.member()).id } as Member;
  const [white, red] = await Promise.all([picture('#ffffff'), picture('#ff0000')]);
  const key = randomUUID();
  const first = await storeSlip(site.app, member, white, key);
  expect(await storeSlip(site.app, member, white, key)).toEqual(first);
  await expect(storeSlip(site.app, member, red, key)).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
});

const asMember = ({ id }: CashierMember) => ({ id }) as Member;
const store = async (member: CashierMember, background = '#ffffff') =>
  (await storeSlip(site.app, asMember(member), await picture(background), randomUUID())).id;
const drop = () => dropSlips.run({ app: site.app, now: site.app.clock.now(), batch: 100 });
const isKept = async ({ id }: CashierMember, slip: string) =>
  (await openSlip(site.app, id, slip)) !== null;

const transfer = (member: CashierMember, slip?: string) => {
  const body = { bankId, amount: '150.0000', payerName: 'Juana Reyes', ...(slip && { slip }) };
  return member.call('POST', '/wps/relay/MCS2_depositManualTransfer', body);
};

it('MONEY-01 a slip that no order took is gone after a day, and one that an order took stays', async () => {
  const member = await site.member();
  const [taken, unused] = [await store(member), await store(member)];
  expect((await transfer(member, taken)).status).toBe(200);
  site.app.clock.advance(86_400 - 60);
  await drop();
  expect([await isKept(member, taken), await isKept(member, unused)]).toEqual([true, true]);
  site.app.clock.advance(61);
  await drop();
  expect([await isKept(member, taken), await isKept(member, unused)]).toEqual([true, false]);
});

it('MONEY-01 of six slips that no order took, the oldest makes room', async () => {
  const member = await site.member();
  const slips: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    slips.push(await store(member));
    site.app.clock.advance(1);
  }
  const kept = await Promise.all(slips.map((slip) => isKept(member, slip)));
  expect(kept).toEqual([false, true, true, true, true, true]);
});

it('MONEY-01 a slip belongs to one order, and what an order replaced to none', async () => {
  const member = await site.member();
  const [first, second] = [await store(member), await store(member)];
  const { value: order } = await transfer(member, first);
  const add = (id: string, slip: string) => addSlip(site.app, asMember(member), id, slip);
  expect((await add(order.id, first)).slip).toBe(first);
  expect((await add(order.id, second)).slip).toBe(second);
  const owners = await site.app.pool.query(
    'select id, order_id from deposit_slip where member_id = $1 order by order_id nulls last',
    [member.id],
  );
  expect(owners.rows).toEqual([
    { id: second, order_id: order.id },
    { id: first, order_id: null },
  ]);
  const other = await transfer(await site.member());
  await expect(add(other.value.id, first)).rejects.toMatchObject({ code: 'not_found' });
  await member.call('POST', `/api/v1/deposits/${order.id}/cancel`);
  await expect(add(order.id, first)).rejects.toMatchObject({ code: 'order_state' });
  const again = await transfer(member, second);
  expect([again.status, again.code]).toEqual([404, 'not_found']);
});
