import type { App } from '@palaro/server';
import type { Vendor, VendorConnection } from '@palaro/vendors';

/** While a vendor changes over, its old and its new credential both hold. */
const LIVE_CREDENTIALS_MAX = 2;

export interface VendorCredential {
  key: string;
  vendor: string;
  secret: string;
}

/** The live credential of that public id, of this vendor; undefined for any other. */
export const findCredential = (app: App, vendor: string, key: string) =>
  app.db
    .selectFrom('vendor_credential')
    .select(['key', 'vendor', 'secret'])
    .where('key', '=', key)
    .where('vendor', '=', vendor)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** The vendor's live credentials, the newest first: we sign with the newest. */
const liveCredentials = (app: App, vendor: string) =>
  app.db
    .selectFrom('vendor_credential')
    .select(['key', 'vendor', 'secret'])
    .where('vendor', '=', vendor)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();

/** Adds a credential; the oldest retires when more than two would be live. */
export async function addCredential(app: App, { key, vendor, secret }: VendorCredential) {
  const created_at = app.clock.now();
  await app.db
    .insertInto('vendor_credential')
    .values({ key, vendor, secret, created_at, retired_at: null })
    .execute();
  const live = await liveCredentials(app, vendor);
  for (const old of live.slice(LIVE_CREDENTIALS_MAX)) await retireCredential(app, old.key);
}

export const retireCredential = (app: App, key: string) =>
  app.db
    .updateTable('vendor_credential')
    .set({ retired_at: app.clock.now() })
    .where('key', '=', key)
    .where('retired_at', 'is', null)
    .execute();

/** Where and how to ask a vendor; null while it has no address or no credential. */
export async function connectionOf(app: App, vendor: Vendor): Promise<VendorConnection | null> {
  const row = await app.db
    .selectFrom('catalogue_vendor')
    .select('address')
    .where('vendor', '=', vendor.code)
    .executeTakeFirst();
  const address = row?.address ?? (vendor.code === 'DEMO' ? app.config.demoVendorUrl : null);
  const [credential] = await liveCredentials(app, vendor.code);
  if (!address || !credential) return null;
  return { address, key: credential.key, secret: credential.secret, now: () => app.clock.now() };
}
