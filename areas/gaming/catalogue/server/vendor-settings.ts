import { defineCached, type App } from '@palaro/server';
import { DEFAULT_SETTINGS, vendorByCode, VENDORS, withOverrides } from '@palaro/vendors';
import type { Vendor, VendorSettings } from '@palaro/vendors';
import './catalogue.tables.ts';

/** How long another node may still use the settings from before a change. */
const TRUSTED_SECONDS = 2;

const settings = defineCached('catalogue.vendor-settings', TRUSTED_SECONDS, async (app) => {
  const rows = await app.db.selectFrom('catalogue_vendor').select(['vendor', 'settings']).execute();
  const overrides = new Map(rows.map((row) => [row.vendor, row.settings]));
  return new Map(
    VENDORS.map((vendor) => [vendor.code, settingsOf(vendor, overrides.get(vendor.code))]),
  );
});

/**
 * Returns a wrong setting as an error, so that it stops only that vendor and the others' credits
 * go on.
 */
function settingsOf(vendor: Vendor, overrides: unknown = {}): VendorSettings | Error {
  try {
    return withOverrides(vendor.settings, overrides);
  } catch (error) {
    return error as Error;
  }
}

/**
 * The vendor's settings: the adapter's, overridden by the deployment's
 * (docs/domain/wallet-protocol.md §10). In-house games have the defaults. Throws where the database
 * holds a wrong one.
 */
export async function vendorSettings(app: App, code: string): Promise<VendorSettings> {
  const found = (await settings.read(app)).get(code) ?? DEFAULT_SETTINGS;
  if (found instanceof Error) throw found;
  return found;
}

/** Replaces the deployment's overrides for a vendor; throws for a wrong setting. */
export async function changeVendorSettings(
  app: App,
  code: string,
  overrides: Partial<VendorSettings>,
): Promise<void> {
  const adapter = vendorByCode(code)?.settings;
  if (!adapter) throw new Error(`there is no vendor ${code}`);
  withOverrides(adapter, overrides);
  const changed = { settings: JSON.stringify(overrides) };
  await app.db.updateTable('catalogue_vendor').set(changed).where('vendor', '=', code).execute();
  settings.forget(app);
}
