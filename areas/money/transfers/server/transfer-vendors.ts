import { connectionOf, vendorSettings } from '@palaro/catalogue/server';
import type { Money } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { VENDORS, type Vendor, type VendorConnection, type VendorTransfers } from '@palaro/vendors';

/** The vendors that keep the balance themselves (docs/domain/wallet-protocol.md §11), by code. */
export const transferVendors = defineService<Map<string, Vendor>>('transfers.vendors', () => {
  const keepers = VENDORS.filter(({ settings }) => settings.model === 'transfer');
  return new Map(keepers.map((vendor) => [vendor.code, vendor]));
});

export interface Line {
  connection: VendorConnection;
  transfers: VendorTransfers;
}

/** The connection for transfers with a vendor. Throws where it has no address or no credential. */
export async function lineTo(app: App, code: string): Promise<Line> {
  const vendor = transferVendors(app).get(code);
  const transfers = vendor?.client.transfers;
  const connection = vendor ? await connectionOf(app, vendor) : null;
  if (!transfers || !connection) throw new Error(`there is no connection to the vendor ${code}`);
  return { connection, transfers };
}

const DECIMALS = 4;

/**
 * The part of an amount that a vendor can take. Digits finer than the vendor counts are cut and
 * stay here (§11).
 */
export async function takenOf(app: App, { code }: Vendor, amount: Money): Promise<Money> {
  const { amountDecimals } = await vendorSettings(app, code);
  const least = 10n ** BigInt(DECIMALS - amountDecimals);
  return amount - (amount % least);
}
