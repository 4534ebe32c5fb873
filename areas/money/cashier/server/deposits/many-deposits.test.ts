import type { Member, RequestInfo } from '@palaro/server';
import { expect, it } from 'vitest';
import { cashierSite } from '../test-cashier.ts';
import { createDeposit } from './create-deposit.ts';

/** More than the pool of a node has connections. */
const AT_ONCE = 40;

it('MONEY-01 takes more orders at once than the node has connections', async () => {
  const site = await cashierSite({ tasks: 'none' });
  await site.app.site.change({ settings: { 'kyc.profile': 'grace72' } });
  const wanted = Array.from({ length: AT_ONCE }, (_, i) => ({ kycLevel: i % 2 === 0 ? 2 : 0 }));
  const members = await Promise.all(wanted.map((one) => site.member(one)));
  const made = await Promise.all(
    members.map(({ id }, i) => {
      const member = { id, type: 0, kind: 'PL', restricted: false } as Member;
      const request = { ip: `10.0.${i}.1`, idempotencyKey: id, cookie: () => undefined };
      const draft = { method: 'GCASH', amount: '500.0000' };
      return createDeposit(site.app, member, draft, request as unknown as RequestInfo);
    }),
  );
  expect(made.map(({ state }) => state)).toEqual(wanted.map(() => 'Pending'));
  await site.stop();
});
