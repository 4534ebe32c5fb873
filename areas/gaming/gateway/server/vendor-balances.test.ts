import { Money, newId } from '@palaro/kernel';
import { given, testApp } from '@palaro/testkit';
import {
  completeVendorTransfer,
  creditFromVendor,
  holdForVendor,
  openVendorWallet,
  vendorHoldings,
} from '@palaro/wallet/server';
import { afterAll, expect, it } from 'vitest';

// Nobody listens there; what an answering vendor says, a browser test of the demo shows.
const config = { demoVendorUrl: 'http://127.0.0.1:9' };
const site = await testApp({ demo: true, tasks: 'none', config });
const { app } = site;
const operator = await site.operator('operator1');
afterAll(() => site.stop());

const VENDOR = 'BANGKA';
const path = (vendor = VENDOR) => `/console/api/vendors/${vendor}/balances`;

/** Moves money of a new member there, and part of it back. */
async function carry(there: string, back: string) {
  const member = await given(app).member({ balance: '500.0000' });
  await openVendorWallet(app, member, VENDOR);
  const move = (amount: string) => ({
    member,
    vendor: VENDOR,
    id: newId(app.clock.now()),
    amount: Money.of(amount),
    subledger: [],
  });
  const out = move(there);
  await holdForVendor(app, out);
  await completeVendorTransfer(app, out);
  if (back !== '0.0000') await creditFromVendor(app, move(back));
  return member;
}

it('sums what members have at a vendor that keeps the balance, and asks for those with most', async () => {
  const before = await vendorHoldings(app, VENDOR);
  await carry('120.0000', '20.0000');
  await carry('60.0000', '60.0000');
  const most = await carry('450.5000', '0.0000');
  expect((await operator.call('GET', path())).value).toEqual({
    members: before.members + 2,
    sum: Money.text(before.sum + Money.of('550.5000')),
    oldestReadAt: null,
  });
  const { value } = await operator.call<{ list: object[] }>('POST', `${path()}/compare`);
  expect(value.list[0]).toEqual({
    member: most,
    ours: '450.5000',
    theirs: null,
    difference: null,
  });
  const { rows } = await app.pool.query(
    `select entry from audit_entry where action = 'vendor.compare' order by seq desc limit 1`,
  );
  expect(rows[0]).toMatchObject({
    entry: { after: { compared: value.list.length, differ: 0, unanswered: value.list.length } },
  });
});

it('a vendor whose balances are ours has none to show or to compare', async () => {
  const none = { code: 'vendor.keeps_none' };
  expect(await operator.call('GET', path('KASA'))).toMatchObject(none);
  expect(await operator.call('POST', `${path('KASA')}/compare`)).toMatchObject(none);
});
