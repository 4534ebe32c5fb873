import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierSite, type CashierSite } from '../test-cashier.ts';
import { sendPayout } from './send-payout.ts';
import { watchPayouts } from './withdrawals.tasks.ts';

/** More than the pool of a node has connections. */
const AT_ONCE = 40;

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
  await site.app.db
    .insertInto('payment_route')
    .values({ method: 'BANK', provider: 'SANDBOX', channel: 'instapay', sort: 1, enabled: true })
    .onConflict((taken) => taken.doNothing())
    .execute();
});
afterAll(() => site.stop());

/**
 * Approved orders. Their cards do not exist, so each ends after it was marked and before a provider
 * is called.
 */
async function approved(count: number, method: string, first: number, createdAt: Date) {
  const orders = Array.from({ length: count }, (_, i) => ({
    member_id: `${first + i}`,
    id: randomUUID(),
    reference: `W${first + i}`,
    input: Buffer.alloc(32),
    card_id: randomUUID(),
    method,
    bank_code: 'BDO',
    last4: '0001',
    amount: '5000000',
    fee: '0',
    state: 'Approved' as const,
    score: 0,
    marks: [],
    needs: 'auto' as const,
    approved_by: [],
    attempt: 0,
    created_at: createdAt,
  }));
  await site.app.db.insertInto('withdrawal_order').values(orders).execute();
  return orders;
}

const statesOf = async (orders: readonly { id: string }[]) => {
  const ids = orders.map(({ id }) => id);
  const found = site.app.db.selectFrom('withdrawal_order').select('state').distinct();
  return (await found.where('id', 'in', ids).execute()).map(({ state }) => state);
};

it('MONEY-02 hands over more payouts at once than the node has connections', async () => {
  const { app } = site;
  const orders = await approved(AT_ONCE, 'BANK', 9_000_000, app.clock.now());
  await Promise.allSettled(
    orders.map(({ member_id: member, id }) => sendPayout(app, { member, id })),
  );
  expect(await statesOf(orders)).toEqual(['Sent']);
});

it('MONEY-02 hands over what a provider takes, however much waits for another one', async () => {
  const { app } = site;
  await app.db.deleteFrom('payment_route').where('method', '=', 'WALLET').execute();
  const batch = 4;
  const stuck = await approved(batch, 'WALLET', 9_100_000, app.clock.now());
  await site.advance(1);
  const next = await approved(1, 'BANK', 9_200_000, app.clock.now());
  for (const turn of [1, 2]) {
    await site.advance(turn);
    await watchPayouts.run({ app, now: app.clock.now(), batch });
  }
  expect(await statesOf(stuck)).toEqual(['Approved']);
  expect(await statesOf(next)).toEqual(['Sent']);
});
