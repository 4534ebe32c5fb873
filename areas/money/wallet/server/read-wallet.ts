import { Money, type MemberId } from '@palaro/kernel';
import { defineProvision, type App } from '@palaro/server';
import { balancesOf, balancesOnWire, isStale, vendorBalancesOf, walletRows } from './balances.ts';
import { gameRules } from './play-rules.ts';

/** What a member must bet, and has bet, over his open requirements; turnover knows. */
export const memberTurnover =
  defineProvision<(member: MemberId) => Promise<{ required: Money; done: Money }>>(
    'wallet.member-turnover',
  );

/** The member's money as the endpoints answer it: our wallets and those at vendors. */
export async function readWallet(app: App, member: MemberId) {
  const rows = await walletRows(app, member);
  const own = balancesOf(rows);
  const vendors = vendorBalancesOf(rows);
  const now = app.clock.now();
  // Do not wait for vendors here; their answer comes by push.
  for (const { vendor, askedAt } of vendors) {
    if (isStale(askedAt, now))
      app.nodeBus.emit('vendor-balance.stale', { memberId: member, vendor });
  }
  return {
    ...balancesOnWire(own),
    vendors: vendors.map(({ vendor, amount, at }) => ({
      vendor,
      name: gameRules.of(app).vendorName(vendor),
      amount: Money.text(amount),
      at: (at ?? now).toISOString(),
      stale: isStale(at, now),
    })),
  };
}

/** The merchant wallet: the same money, with the turnover still required. */
export async function readFunds(app: App, member: MemberId) {
  const [wallet, { required, done }] = await Promise.all([
    readWallet(app, member),
    memberTurnover.of(app)(member),
  ]);
  return { ...wallet, turnover: { required: Money.text(required), done: Money.text(done) } };
}
