import { Money } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferSite, type TransferSite } from './test-site.ts';

const LAOT = 'LAOT';

let site: TransferSite;
beforeAll(async () => {
  site = await transferSite([LAOT]);
});
afterAll(() => site.stop());

/** Makes a transfer whose message is lost and which is given up ten minutes later. */
async function givenUp(way: 'in' | 'out') {
  const { member, token } = await site.member('100.0000');
  const vendor = site.vendor(LAOT);
  if (way === 'out') await site.move(token, 'MAIN', LAOT, 50);
  vendor.fault = 'messageLost';
  const [from, to] = way === 'in' ? ['MAIN', LAOT] : [LAOT, 'MAIN'];
  const { value } = await site.move(token, from!, to!, 30);
  vendor.fault = 'none';
  await site.later(601);
  await site.later(300);
  expect(await site.stateOf(value.id)).toBe('failed');
  return {
    token,
    id: value.id,
    /** The vendor carries it out after all. */
    arrives() {
      vendor.taken.set(value.id, { transfer: value.id, member, direction: way, amount: '30.0000' });
      const there = vendor.balances.get(member) ?? 0n;
      const change = Money.of('30.0000') * (way === 'in' ? 1n : -1n);
      vendor.balances.set(member, there + change);
    },
  };
}
const lateAt = async (id: string) =>
  (await site.app.pool.query('select late_at from vendor_transfer where id = $1', [id])).rows;
/** Does what people do who end the finding in the console. */
const settle = (id: string) =>
  site.app.pool.query(
    `insert into reconciliation_finding (check_name, subject, details, first_seen_at, last_seen_at,
      resolved_at, resolved_by, note)
      values ('transfers.late', $1, '{}', $2, $2, $2, 'operator1', 'corrected by hand')`,
    [id, site.app.clock.now()],
  );

it.each([
  ['in', '130.0000'],
  ['out', '70.0000'],
] as const)(
  'MONEY-04 a transfer %s that the vendor makes too late waits for a person, then play goes on',
  async (way, settled) => {
    const { token, id, arrives } = await givenUp(way);
    expect(await lateAt(id)).toEqual([{ late_at: null }]);
    arrives();
    await site.collect(token);
    expect(await lateAt(id)).toEqual([{ late_at: expect.any(Date) as Date }]);
    expect((await site.wallet(token)).sumBalance).toBe('100.0000');
    const blocked = await site.move(token, LAOT, 'MAIN', 1);
    expect(blocked.code).toBe('transfer.vendor_unavailable');
    // The four-eyes correction by hand comes in addition: cash minus or plus 30.
    await settle(id);
    site.app.clock.advance(31);
    await site.collect(token);
    expect(await site.wallet(token)).toMatchObject({ sumBalance: settled, main: settled });
    expect(await site.breaches()).toEqual([]);
  },
);

it('MONEY-04 a transfer that never happens blocks nothing', async () => {
  const { token } = await givenUp('in');
  expect((await site.move(token, 'MAIN', LAOT, 40)).value.state).toBe('done');
  expect((await site.move(token, LAOT, 'MAIN', 40)).value.state).toBe('done');
  expect((await site.wallet(token)).main).toBe('100.0000');
});
