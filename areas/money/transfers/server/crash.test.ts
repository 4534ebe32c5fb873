import { Money, newId, plusSeconds } from '@palaro/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransfer, type NewTransfer } from './make-transfer.ts';
import { transferSite, type TransferSite } from './test-site.ts';
import { lineTo } from './transfer-vendors.ts';
import { readVendorWallets } from './transfers.tasks.ts';
import { markSent, type Transfer } from './transfers.repository.ts';

const CODE = 'ALON';
let site: TransferSite;
beforeAll(async () => {
  site = await transferSite([CODE, 'LAOT']);
});
afterAll(() => site.stop());

/** The steps of a sender. A crash may come after any of them. */
async function create(member: string, direction: 'in' | 'out', amount: string) {
  const id = newId(site.app.clock.now());
  const wanted: NewTransfer = { id, member, vendor: CODE, direction, amount: Money.of(amount) };
  return (await createTransfer(site.app, wanted)) as Transfer;
}

async function noteSent({ id }: Transfer) {
  const now = site.app.clock.now();
  expect(await markSent(site.app.db, id, now, plusSeconds(now, 15))).toBe(true);
}

async function deliver({ id: transfer, member_id: member, direction, amount }: Transfer) {
  const { connection, transfers } = await lineTo(site.app, CODE);
  const told = { transfer, member, direction, amount: BigInt(amount), currency: 'PHP' };
  expect(await transfers.send(connection, told)).toBe('done');
}

describe('MONEY-04 MONEY-06 a sender that dies', () => {
  it.each(['in', 'out'] as const)('after creating: %s is dropped and never sent', async (way) => {
    const { member, token } = await site.member('100.0000');
    await site.move(token, 'MAIN', CODE, 40);
    const transfer = await create(member, way, '30.0000');
    const arrived = site.vendor(CODE).arrived;
    await site.restart();
    const now = site.app.clock.now();
    await site.later(11);
    expect(await site.stateOf(transfer.id)).toBe('failed');
    expect(await markSent(site.app.db, transfer.id, now, now)).toBe(false);
    expect(site.vendor(CODE).arrived).toBe(arrived);
    expect(await site.wallet(token)).toMatchObject({
      sumBalance: '100.0000',
      main: '60.0000',
      held: '0.0000',
    });
    expect(await site.breaches()).toEqual([]);
  });

  it.each([
    ['in', '30.0000'],
    ['out', '90.0000'],
  ] as const)('after the vendor took it: %s is found and done', async (way, main) => {
    const { member, token } = await site.member('100.0000');
    await site.move(token, 'MAIN', CODE, 40);
    const transfer = await create(member, way, '30.0000');
    await noteSent(transfer);
    await deliver(transfer);
    await site.restart();
    await site.later(16);
    expect(await site.stateOf(transfer.id)).toBe('done');
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '100.0000', main });
    expect(await site.breaches()).toEqual([]);
  });

  it.each(['in', 'out'] as const)('before it was sent: %s fails after ten minutes', async (way) => {
    const { member, token } = await site.member('100.0000');
    await site.move(token, 'MAIN', CODE, 40);
    const transfer = await create(member, way, '30.0000');
    await noteSent(transfer);
    await site.restart();
    await site.later(16);
    expect(await site.stateOf(transfer.id)).toBe('unknown');
    await site.later(600);
    expect(await site.stateOf(transfer.id)).toBe('failed');
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '100.0000', main: '60.0000' });
    expect(await site.breaches()).toEqual([]);
  });

  it('a repeat of the request with its key finds the transfer and makes no other one', async () => {
    const { member, token } = await site.member('100.0000');
    const vendor = site.vendor(CODE);
    vendor.fault = 'answerLost';
    const first = await site.move(token, 'MAIN', CODE, 25, 'once');
    vendor.fault = 'none';
    await site.restart();
    const again = await site.move(token, 'MAIN', CODE, 25, 'once');
    expect(again.value.id).toBe(first.value.id);
    for (const [from, to, amount] of [
      ['MAIN', CODE, 26],
      [CODE, 'MAIN', 25],
    ] as const) {
      const other = await site.move(token, from, to, amount, 'once');
      expect(other).toMatchObject({ status: 409, code: 'idempotency_mismatch' });
    }
    const { rows } = await site.app.pool.query<object>('select from idempotency_key');
    expect(rows).toEqual([]);
    await site.later(10);
    expect(vendor.balances.get(member)).toBe(Money.of('25.0000'));
    expect((await site.wallet(token)).main).toBe('75.0000');
  });
});

describe('MONEY-04 the tasks', () => {
  it('report once a transfer that is open for two hours', async () => {
    const { member } = await site.member('100.0000');
    const vendor = site.vendor(CODE);
    vendor.fault = 'down';
    const transfer = await create(member, 'in', '10.0000');
    await noteSent(transfer);
    await site.later(7_201);
    const text = await site.app.metrics.metrics();
    expect(text).toContain('palaro_vendor_transfers_overdue 1');
    const told = 'select told_at from vendor_transfer where id = $1';
    const read = async () => (await site.app.pool.query(told, [transfer.id])).rows as unknown[];
    const first = await read();
    await site.later(300);
    expect(await read()).toEqual(first);
    vendor.fault = 'none';
    await site.later(300);
    await site.later(300);
    expect(await site.stateOf(transfer.id)).toBe('failed');
    expect(await site.app.metrics.metrics()).toContain('palaro_vendor_transfers_overdue 0');
  });

  it('book once a day what was won or lost at the vendor', async () => {
    const { member, token } = await site.member('100.0000');
    await site.move(await site.first.login('member1'), 'MAIN', 'LAOT', 5);
    await site.move(token, 'MAIN', 'LAOT', 40);
    site.vendor('LAOT').balances.set(member, Money.of('55.0000'));
    site.app.clock.advance(86_400);
    const turn = { app: site.app, now: site.app.clock.now(), batch: 100 };
    await readVendorWallets.run(turn);
    await readVendorWallets.run(turn);
    const sql = `select h.kind, h.vendor, p.amount from posting p
      join transfer t using (member_id, transfer_id)
      join house_account h on h.account_id = p.from_account
      where t.kind = 'transferResult' and p.member_id = $1`;
    const { rows } = await site.app.pool.query(sql, [member]);
    expect(rows).toEqual([{ kind: 'GAME', vendor: 'LAOT', amount: '150000' }]);
    expect(await site.breaches()).toEqual([]);
  });
});

it('MONEY-04 a vendor that makes a transfer after it was given up makes nobody richer', async () => {
  const { account, member, token } = await site.member('100.0000');
  const vendor = site.vendor(CODE);
  vendor.fault = 'messageLost';
  const { value } = await site.move(token, 'MAIN', CODE, 50);
  vendor.fault = 'none';
  await site.later(601);
  await site.later(300);
  expect(await site.stateOf(value.id)).toBe('failed');
  const late = { transfer: value.id, member, direction: 'in', amount: '50.0000' } as const;
  vendor.taken.set(value.id, late);
  vendor.balances.set(member, Money.of('50.0000'));
  expect((await site.collect(token)).value).toEqual([]);
  expect((await site.move(token, CODE, 'MAIN', 50)).code).toBe('transfer.vendor_unavailable');
  expect((await site.wallet(token)).sumBalance).toBe('100.0000');
  // The same is true after a long weekend on which nobody looked at it.
  site.app.clock.advance(5 * 86_400);
  const again = await site.first.login(account);
  expect((await site.collect(again)).value).toEqual([]);
  expect((await site.wallet(again)).sumBalance).toBe('100.0000');
  expect(await site.breaches()).toEqual([]);
});

it('MONEY-04 a member who looks at the balance later gets the winnings by push', async () => {
  const { member, token } = await site.member('100.0000');
  await site.move(token, 'MAIN', CODE, 50);
  await site.wallet(token);
  site.vendor(CODE).balances.set(member, Money.of('70.0000'));
  site.app.clock.advance(61);
  const told = new Promise((resolve) => {
    const publish = site.app.push.publish.bind(site.app.push);
    site.app.push.publish = (topic, event, to) => {
      publish(topic, event, to);
      if (to === member) resolve(event);
    };
  });
  await site.wallet(token);
  expect(await told).toMatchObject({ sumBalance: '120.0000', main: '50.0000' });
});

type Step = { way: 'in' | 'out' | 'collect'; fault: 'none' | 'answerLost' | 'messageLost' };

it('MONEY-04 MONEY-06 the money is always somewhere, whatever gets lost on the way', async () => {
  const step = fc.record<Step>({
    way: fc.constantFrom('in', 'in', 'out', 'collect'),
    fault: fc.constantFrom('none', 'answerLost', 'messageLost'),
  });
  const vendor = site.vendor(CODE);
  const { member, token } = await site.member('100.0000');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const before = (await site.wallet(token)).sumBalance;
      for (const { way, fault } of steps) {
        vendor.fault = fault;
        if (way === 'collect') await site.collect(token);
        else if (way === 'in') await site.move(token, 'MAIN', CODE, 7.25);
        else await site.move(token, CODE, 'MAIN', 3.5);
        vendor.fault = 'none';
        expect((await site.wallet(token)).sumBalance).toBe(before);
        await site.later(31);
        expect((await site.wallet(token)).sumBalance).toBe(before);
      }
      await site.later(601);
      await site.later(300);
      const wallet = await site.wallet(token);
      expect(wallet).toMatchObject({ sumBalance: before, held: '0.0000' });
      const there = vendor.balances.get(member) ?? 0n;
      const mirror = wallet.vendors.find((one) => one.vendor === CODE)?.amount ?? '0.0000';
      expect(Money.of(mirror)).toBe(there);
      expect(await site.breaches()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
