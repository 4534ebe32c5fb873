import { Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { balances, balancesOnWire, isStale, vendorBalances } from './balances.ts';
import { playRules } from './play-rules.ts';

/** No award and no deposit has opened a requirement yet. */
const NO_TURNOVER = { required: Money.text(Money.zero), done: Money.text(Money.zero) };

/** The member's money as calls answer it: own wallets and what vendors keep. */
export async function readWallet(app: App, member: MemberId) {
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

/** The merchant wallet: the same money with the turnover that is still required. */
export const readFunds = async (app: App, member: MemberId) => ({
  ...(await readWallet(app, member)),
  turnover: NO_TURNOVER,
});
