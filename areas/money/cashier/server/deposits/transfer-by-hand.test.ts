import { randomUUID } from 'node:crypto';
import type { Member } from '@palaro/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DepositMethod } from '../../cashier.api.ts';
import { usualMinutes } from '../methods/usual-minutes.ts';
import { cashierSite, type CashierMember, type CashierSite } from '../test-cashier.ts';
import { addSlip, storeSlip } from './slips.ts';

const MANUAL = '/wps/relay/MCS2_depositManualTransfer';
const METHODS = '/wps/relay/MCS2_depositBanksByVendor';

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

const order = async (member: CashierMember) => {
  const body = { bankId, amount: '150.0000', payerName: 'Juana Reyes' };
  return (await member.call('POST', MANUAL, body)).value;
};
interface Offered {
  payerName: string | null;
  vendors: { methods: DepositMethod[] }[];
}
async function offeredTo(member: CashierMember) {
  const { value } = await member.call<Offered>('GET', METHODS);
  const methods = value.vendors.flatMap((one) => one.methods);
  return { ...value, manual: methods.find(({ code }) => code === 'BANK_MANUAL') };
}

it('MONEY-01 a slip is shown to its member alone, and can be taken away while the order waits', async () => {
  const member = await site.member();
  const made = await order(member);
  const path = `/api/v1/deposits/${made.id}/slip`;
  expect((await member.call('GET', path)).status).toBe(404);
  const picture = await sharp({
    create: { width: 900, height: 1_600, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const asMember = { id: member.id } as Member;
  const { id } = await storeSlip(site.app, asMember, picture, randomUUID());
  await addSlip(site.app, asMember, made.id, id);
  const { value } = await member.call<{ image: string }>('GET', path);
  const shown = Buffer.from(value.image.replace('data:image/jpeg;base64,', ''), 'base64');
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', height: 320 });
  expect((await (await site.member()).call('GET', path)).status).toBe(404);
  const removed = await member.call('DELETE', path);
  expect(removed.value).toMatchObject({ hasSlip: false, state: 'Pending' });
  expect((await member.call('GET', path)).status).toBe(404);
  await member.call('POST', `/api/v1/deposits/${made.id}/cancel`);
  expect(await member.call('DELETE', path)).toMatchObject({ status: 409, code: 'order_state' });
});

it('MONEY-01 the usual time of a transfer is what nine of ten took, and unknown before five came', async () => {
  const member = await site.member();
  expect((await offeredTo(member)).manual).toMatchObject({ arrivesMinutes: null });
  for (const minutes of [4, 6, 8, 9]) await credited(minutes);
  expect(await usualMinutes(site.app.db)).toBeNull();
  for (const minutes of [5, 7, 3, 12, 11, 600]) await credited(minutes);
  expect(await usualMinutes(site.app.db)).toBe(12);
  expect((await offeredTo(member)).manual).toMatchObject({ arrivesMinutes: 12 });
  expect((await order(member)).arrivesMinutes).toBe(12);
});

/** A transfer that was credited so many minutes after its member had said that he paid. */
async function credited(minutes: number) {
  const member = await site.member();
  const { id } = await order(member);
  await member.call('POST', `/api/v1/deposits/${id}/paid`);
  await site.app.pool.query(
    `update deposit_order o set state = 'Paid', credited = amount, received = amount,
       paid_at = s.at + $3 * interval '1 minute', ended_at = s.at
     from order_step s where o.member_id = $1 and o.id = $2
       and s.member_id = o.member_id and s.order_id = o.id and s.state = 'Processing'`,
    [member.id, id, minutes],
  );
}

it('MONEY-01 the payer is filled in from the name that the site knows, else from none', async () => {
  expect((await offeredTo(await site.member())).payerName).toBeNull();
  const named = await site.member();
  await site.app.pool.query("update member set payee_name = 'Maria Santos' where id = $1", [
    named.id,
  ]);
  expect((await offeredTo(named)).payerName).toBe('Maria Santos');
});
