import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cashierSite } from '../test-cashier.ts';
import { sendPayout } from './send-payout.ts';

/** More than the pool of a node has connections. */
const AT_ONCE = 40;

it('MONEY-02 hands over more payouts at once than the node has connections', async () => {
  const { app, stop } = await cashierSite({ tasks: 'none' });
  await app.db
    .insertInto('payment_route')
    .values({ method: 'BANK', provider: 'SANDBOX', channel: 'instapay', sort: 1, enabled: true })
    .onConflict((taken) => taken.doNothing())
    .execute();
  const orders = Array.from({ length: AT_ONCE }, (_, i) => ({
    ...{ member_id: `${9_000_000 + i}`, id: randomUUID(), reference: `W${i}` },
    ...{ input: Buffer.alloc(32), card_id: randomUUID(), method: 'BANK', bank_code: 'BDO' },
    ...{ last4: '0001', amount: '5000000', fee: '0', state: 'Approved' as const },
    ...{ score: 0, marks: [], needs: 'auto' as const, approved_by: [], attempt: 0 },
    created_at: app.clock.now(),
  }));
  await app.db.insertInto('withdrawal_order').values(orders).execute();
  // The cards do not exist, so each ends after it was marked and before a provider is called.
  await Promise.allSettled(
    orders.map(({ member_id: member, id }) => sendPayout(app, { member, id })),
  );
  const sent = await app.db.selectFrom('withdrawal_order').select('state').distinct().execute();
  expect(sent).toEqual([{ state: 'Sent' }]);
  await stop();
});
