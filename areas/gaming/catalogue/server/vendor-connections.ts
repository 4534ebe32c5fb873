import { defineCached, siteEnvelope, type App } from '@palaro/server';
import { forgetAtDemoVendor, type Vendor, type VendorConnection } from '@palaro/vendors';

/** A vendor that changes its credential uses the old and the new one for a while. */
export const LIVE_CREDENTIALS_MAX = 2;

export interface VendorCredential {
  key: string;
  vendor: string;
  secret: string;
}

/** How long another node may still take a credential that was retired. */
const TRUSTED_SECONDS = 2;

/**
 * The demo vendor's credential (docs/domain/wire.md, Demo data), which its process uses by default
 * too.
 */
const DEMO_CREDENTIAL = { vendor: 'DEMO', key: 'demo-vendor', secret: 'demo-vendor-secret' };

/** The demo process plays two more vendors: one keeps balances, one speaks another dialect. */
export const DEMO_CREDENTIALS: readonly VendorCredential[] = [
  DEMO_CREDENTIAL,
  { vendor: 'BANGKA', key: 'demo-bangka', secret: 'demo-bangka-secret' },
  { vendor: 'KASA', key: 'demo-kasa', secret: 'demo-kasa-secret' },
];

/** Whether the demo vendor's process plays this vendor; it runs in demos only. */
export const isDemoVendor = (code: string) =>
  DEMO_CREDENTIALS.some(({ vendor }) => vendor === code);
const KNOWN_SECRETS = DEMO_CREDENTIALS.map(({ secret }) => secret);

/** All live credentials, newest first. Each callback needs one, and there are few. */
const credentials = defineCached('catalogue.credentials', TRUSTED_SECONDS, async (app) => {
  const rows = await app.db
    .selectFrom('vendor_credential')
    .select(['key', 'vendor', 'sealed'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
  const opened = rows.flatMap(({ key, vendor, sealed }) => {
    const secret = sealed ? openSecret(app, key, sealed) : null;
    return secret === null ? [] : [{ key, vendor, secret }];
  });
  // The demo's secrets are public. A database that was once a demo's may still hold them, and
  // nobody may credit money with them.
  return opened.filter(({ secret }) => app.config.demo || !KNOWN_SECRETS.includes(secret));
});

const envelope = (app: App) => siteEnvelope(app, 'vendor credentials');

/** The secret as it is stored; only this site's key opens it. */
export const sealSecret = (app: App, key: string, secret: string) =>
  envelope(app).seal(key, secret);

/** Read again by the next callback, on this node at once. */
export const forgetCredentials = (app: App) => credentials.forget(app);

/** A credential sealed with another deployment's key is skipped; the others still work. */
function openSecret(app: App, key: string, sealed: Buffer): string | null {
  try {
    return envelope(app).open(key, sealed);
  } catch (error) {
    app.log.error({ err: error, key }, 'a vendor credential cannot be opened with this key');
    return null;
  }
}

/** Seals the secrets that an earlier version stored unsealed. */
export async function sealCredentials(app: App): Promise<void> {
  const open = await app.db
    .selectFrom('vendor_credential')
    .select(['key', 'secret'])
    .where('secret', 'is not', null)
    .execute();
  for (const { key, secret } of open) {
    if (secret === null) continue;
    await app.db
      .updateTable('vendor_credential')
      .set({ sealed: envelope(app).seal(key, secret), secret: null })
      .where('key', '=', key)
      .execute();
  }
  if (open.length > 0) credentials.forget(app);
}

/** This vendor's live credential with that public id, if there is one. */
export const findCredential = async (app: App, vendor: string, key: string) =>
  (await credentials.read(app)).find((one) => one.key === key && one.vendor === vendor);

/** The vendor's live credentials, newest first: we sign with the newest. */
const liveCredentials = async (app: App, vendor: string) =>
  (await credentials.read(app)).filter((one) => one.vendor === vendor);

/** Public ids of the vendor's live credentials, newest first: we sign with the first. */
export const listCredentials = (app: App, vendor: string) =>
  app.db
    .selectFrom('vendor_credential')
    .select(['key', 'created_at'])
    .where('vendor', '=', vendor)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();

/** The vendors with which we share a live credential. */
export const vendorsWithCredential = async (app: App) =>
  (await credentials.read(app)).map(({ vendor }) => vendor);

/** Adds a credential; the oldest retires when more than two would be live. */
export async function addCredential(app: App, { key, vendor, secret }: VendorCredential) {
  const created_at = app.clock.now();
  const row = { key, vendor, secret: null, sealed: envelope(app).seal(key, secret) };
  await app.db
    .insertInto('vendor_credential')
    .values({ ...row, created_at, retired_at: null })
    .execute();
  credentials.forget(app);
  const live = await liveCredentials(app, vendor);
  for (const old of live.slice(LIVE_CREDENTIALS_MAX)) await retireCredential(app, old.key);
}

export async function retireCredential(app: App, key: string) {
  await app.db
    .updateTable('vendor_credential')
    .set({ retired_at: app.clock.now() })
    .where('key', '=', key)
    .where('retired_at', 'is', null)
    .execute();
  credentials.forget(app);
}

/** The vendor's address and credential; null while one of them is missing. */
export async function connectionOf(app: App, vendor: Vendor): Promise<VendorConnection | null> {
  const row = await app.db
    .selectFrom('catalogue_vendor')
    .select('address')
    .where('vendor', '=', vendor.code)
    .executeTakeFirst();
  const address = row?.address ?? (isDemoVendor(vendor.code) ? app.config.demoVendorUrl : null);
  const [credential] = await liveCredentials(app, vendor.code);
  if (!address || !credential) return null;
  return { address, key: credential.key, secret: credential.secret, now: () => app.clock.now() };
}

/**
 * Tells the demo vendor to forget everything when the demo is reset. Member numbers are given out
 * again, so its old records would belong to somebody else. If it does not run, the reset goes on.
 */
export async function emptyDemoVendor(app: App): Promise<void> {
  const address = app.config.demoVendorUrl;
  if (address === null) return;
  const { key, secret } = DEMO_CREDENTIAL;
  try {
    await forgetAtDemoVendor({ address, key, secret, now: () => app.clock.now() });
  } catch (error) {
    app.log.warn({ err: error }, 'the demo vendor did not reset: it keeps old balances');
  }
}
