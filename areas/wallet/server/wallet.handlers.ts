import { Money, type MemberId } from '@palaro/kernel';
import type { App, Handlers } from '@palaro/server';
import type { walletApi } from '../wallet.api.ts';
import { balances, balancesOnWire, isStale, vendorBalances } from './balances.ts';
import { playRules } from './play-rules.ts';

/** No award and no deposit has opened a requirement yet. */
const NO_TURNOVER = { required: Money.text(Money.zero), done: Money.text(Money.zero) };

async function walletOf(app: App, member: MemberId) {
  const [own, vendors] = await Promise.all([balances(app, member), vendorBalances(app, member)]);
  const now = app.clock.now();
  // Nobody waits for a vendor here: what it says comes by push.
  for (const { vendor, askedAt } of vendors) {
    if (isStale(askedAt, now)) app.bus.emit('vendor-balance.stale', { memberId: member, vendor });
  }
  return {
    ...balancesOnWire(own),
    vendors: vendors.map(({ vendor, amount, at }) => ({
      vendor,
      name: playRules(app).vendorName(vendor),
      amount: Money.text(amount),
      at: (at ?? now).toISOString(),
      stale: isStale(at, now),
    })),
  };
}

export const walletHandlers: Handlers<typeof walletApi> = {
  balance: ({ app, member }) => walletOf(app, member.id),
  funds: async ({ app, member }) => ({
    ...(await walletOf(app, member.id)),
    turnover: NO_TURNOVER,
  }),
};
