import { connectionOf, vendorSettings } from '@palaro/catalogue/server';
import type { Money } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { VENDORS, type Vendor, type VendorConnection, type VendorTransfers } from '@palaro/vendors';

/** The vendors that keep the balance themselves (wallet-protocol.md §11), by code. */
export const transferVendors = defineService<Map<string, Vendor>>('transfers.vendors', () => {
  const keepers = VENDORS.filter(({ settings }) => settings.model === 'transfer');
  return new Map(keepers.map((vendor) => [vendor.code, vendor]));
});

export interface Line {
  connection: VendorConnection;
  transfers: VendorTransfers;
}

/** How to speak to a vendor about transfers. Throws where it has no address or no credential. */
export async function lineTo(app: App, code: string): Promise<Line> {
  const vendor = transferVendors(app).get(code);
  const transfers = vendor?.client.transfers;
  const connection = vendor ? await connectionOf(app, vendor) : null;
  if (!transfers || !connection) throw new Error(`no line to the vendor ${code}`);
  return { connection, transfers };
}

const DECIMALS = 4;

/** What a vendor takes of an amount: finer digits than its own are cut, the rest stays (§11). */
export async function takenOf(app: App, { code }: Vendor, amount: Money): Promise<Money> {
  const { amountDecimals } = await vendorSettings(app, code);
  const least = 10n ** BigInt(DECIMALS - amountDecimals);
  return amount - (amount % least);
}
