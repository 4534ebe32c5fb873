import { isVendorOn } from '@palaro/catalogue/server';
import { Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { isStale, vendorBalances } from '@palaro/wallet/server';
import { MAIN, type TransferItem, type VendorWallet } from '../transfers.api.ts';
import { readSoon } from './read-vendor.ts';
import { transferVendors } from './transfer-vendors.ts';
import { latestOf, type Transfer } from './transfers.repository.ts';

const LATEST = 20;

export const onWire = (transfer: Transfer): TransferItem => {
  const { id, vendor, direction, amount, state, created_at, resolved_at } = transfer;
  const [from, to] = direction === 'in' ? [MAIN, vendor] : [vendor, MAIN];
  return {
    id,
    from,
    to,
    amount: Money.text(BigInt(amount)),
    state,
    createdAt: created_at.toISOString(),
    resolvedAt: resolved_at?.toISOString() ?? null,
  };
};

export const listTransfers = async (app: App, member: MemberId): Promise<TransferItem[]> =>
  (await latestOf(app.db, member, LATEST)).map(onWire);

/**
 * Lists the vendors of this kind that are on, or where the member has a wallet. Asks the latter for
 * their balance now.
 */
export async function listVendorWallets(app: App, member: MemberId): Promise<VendorWallet[]> {
  const used = new Set((await vendorBalances(app, member)).map(({ vendor }) => vendor));
  await Promise.all([...used].map((vendor) => readSoon(app, member, vendor)));
  const wallets = new Map((await vendorBalances(app, member)).map((one) => [one.vendor, one]));
  const now = app.clock.now();
  const listed = [...transferVendors(app).values()].map(async ({ code, name }) => {
    const wallet = wallets.get(code);
    return {
      vendor: code,
      name,
      on: await isVendorOn(app, code),
      amount: Money.text(wallet?.amount ?? 0n),
      at: wallet?.at?.toISOString() ?? null,
      stale: wallet !== undefined && isStale(wallet.at, now),
    };
  });
  return (await Promise.all(listed)).filter(({ vendor, on }) => on || used.has(vendor));
}
