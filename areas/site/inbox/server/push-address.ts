import { keyedDigest, siteEnvelope, type App } from '@palaro/server';

/** Where a device is told, and the keys to encrypt for it (RFC 8291). */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the database keeps of an address. */
export interface SealedAddress {
  address_digest: Buffer;
  sealed: Buffer;
}

/** Finds a subscription by its address without storing the address. */
export const digestOfEndpoint = (app: App, endpoint: string) =>
  keyedDigest(app, 'inbox.push-endpoint', endpoint);

const envelope = (app: App) => siteEnvelope(app, 'push subscriptions');

/** Seals an address; bound to its digest, so that it opens in no other row. */
export function sealAddress(app: App, address: PushAddress): SealedAddress {
  const address_digest = digestOfEndpoint(app, address.endpoint);
  const { endpoint, p256dh, auth } = address;
  const text = JSON.stringify({ endpoint, p256dh, auth });
  return { address_digest, sealed: envelope(app).seal(address_digest.toString('hex'), text) };
}

/** Null if another secret sealed it, which was lost: nobody can be told there any more. */
export function openAddress(app: App, { address_digest, sealed }: SealedAddress) {
  try {
    return JSON.parse(envelope(app).open(address_digest.toString('hex'), sealed)) as PushAddress;
  } catch {
    return null;
  }
}

/** Seals the addresses that an earlier version stored in the open. */
export async function sealSubscriptions(app: App): Promise<void> {
  const open = await app.db
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('sealed', 'is', null)
    .execute();
  for (const { id, endpoint, p256dh, auth } of open) {
    if (endpoint === null || p256dh === null || auth === null) continue;
    await app.db
      .updateTable('push_subscription')
      .set({ ...sealAddress(app, { endpoint, p256dh, auth }), endpoint: null, p256dh: null })
      .set({ auth: null })
      .where('id', '=', id)
      .execute();
  }
}
