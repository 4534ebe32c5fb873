import type { App, Member, RequestInfo } from '@palaro/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierSite, type CashierSite } from '../test-cashier.ts';
import { createDeposit } from './create-deposit.ts';
import { findDeposit } from './deposits.repository.ts';
import { queryPayments } from './deposits.tasks.ts';

/** More than the pool of a node has connections. */
const AT_ONCE = 40;

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
  await site.app.site.change({ settings: { 'kyc.profile': 'grace72' } });
});
afterAll(() => site.stop());

function order(app: App, id: string, ip: string) {
  const member = { id, type: 0, kind: 'PL', restricted: false } as Member;
  const request = { ip, idempotencyKey: id, cookie: () => undefined };
  const draft = { method: 'GCASH', amount: '500.0000' };
  return createDeposit(app, member, draft, request as unknown as RequestInfo);
}

it('MONEY-01 takes more orders at once than the node has connections', async () => {
  const wanted = Array.from({ length: AT_ONCE }, (_, i) => ({ kycLevel: i % 2 === 0 ? 2 : 0 }));
  const members = await Promise.all(wanted.map((one) => site.member(one)));
  const made = await Promise.all(members.map(({ id }, i) => order(site.app, id, `10.0.${i}.1`)));
  expect(made.map(({ state }) => state)).toEqual(wanted.map(() => 'Pending'));
});

it('MONEY-01 asks the provider once for an order whose process ended before it could', async () => {
  const { id } = await site.member();
  let uses = 0;
  // One use looks for the order, four for what allows it, one makes it; then the process ends.
  const dying = Object.create(site.app, {
    db: {
      get() {
        if (++uses > 6) throw new Error('the process ends here');
        return site.app.db;
      },
    },
  }) as App;
  await expect(order(dying, id, '10.1.1.1')).rejects.toThrow('the process ends here');
  const made = await order(site.app, id, '10.1.1.1');
  expect(made).toMatchObject({ state: 'Created', provider: null });
  await site.advance(5);
  const run = { app: site.app, now: site.app.clock.now(), batch: 10 };
  await Promise.all([queryPayments.run(run), queryPayments.run(run)]);
  expect((await findDeposit(site.app.db, id, made.id))?.state).toBe('Pending');
  expect(site.pay.created.filter(({ reference }) => reference === made.reference)).toHaveLength(1);
});
