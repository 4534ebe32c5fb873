import { findCredential } from '@palaro/catalogue/server';
import type { App } from '@palaro/server';
import type { Attempt, Claim, Vendor } from '@palaro/vendors';
import type { WalletStatus } from '@palaro/wallet/server';
import { takeNonce } from './messages.repository.ts';

/** Signs nobody's messages; a wrong key id must take as long to refuse as a wrong signature. */
const NO_SECRET = 'no credential has this secret';

/** An attempt that speaks for the vendor, or the status it is refused with (protocol §4). */
export interface Proof {
  refusal: WalletStatus | null;
  claim: Claim | null;
  /** There when the credential is known: an answer to it can be signed. */
  secret: string | null;
}

/** Checks who speaks before a byte of the body is read: signature, then time, then nonce. */
export async function proveAttempt(app: App, vendor: Vendor, attempt: Attempt): Promise<Proof> {
  const claim = vendor.wire.claim(attempt);
  if (!claim) return { refusal: 'SIGNATURE_INVALID', claim, secret: null };
  const secret = (await findCredential(app, vendor.code, claim.key))?.secret ?? null;
  const holds = vendor.wire.verify(attempt, claim, secret ?? NO_SECRET);
  if (!holds || secret === null) return { refusal: 'SIGNATURE_INVALID', claim, secret };
  const now = app.clock.now();
  const skew = Math.abs(claim.timestamp - Math.floor(now.getTime() / 1000));
  if (skew > vendor.settings.clockSkewSeconds) return { refusal: 'STALE', claim, secret };
  const fresh = await takeNonce(app.db, claim.key, claim.nonce, now);
  return { refusal: fresh ? null : 'REPLAYED', claim, secret };
}
