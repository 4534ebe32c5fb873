import { findCredential } from '@palaro/catalogue/server';
import type { WalletStatus } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Attempt, Claim, Vendor, VendorSettings } from '@palaro/vendors';
import { isAllowedAddress } from './address-fence.ts';
import { takeNonce } from './messages.repository.ts';

/**
 * Checked for an unknown key id, so that refusing it takes as long as refusing a wrong signature.
 */
const NO_SECRET = 'no credential has this secret';

/** Either proves that the attempt comes from the vendor, or names the refusal (protocol §4). */
export interface Proof {
  refusal: WalletStatus | null;
  /** The credential that signs the answer; null when it is not known. */
  signer: { claim: Claim; secret: string } | null;
}

/**
 * Checks who speaks before the body is read: signature and address first, then time, then nonce. A
 * vendor without signature headers has the signature in the body; then only those fields are read.
 */
export async function proveAttempt(
  app: App,
  vendor: Vendor,
  settings: VendorSettings,
  { attempt, ip }: { attempt: Attempt; ip: string },
): Promise<Proof> {
  const claim = vendor.wire.claim(attempt);
  if (!claim) return { refusal: 'SIGNATURE_INVALID', signer: null };
  const secret = (await findCredential(app, vendor.code, claim.key))?.secret ?? null;
  const signer = secret === null ? null : { claim, secret };
  const holds = vendor.wire.verify(attempt, claim, secret ?? NO_SECRET);
  if (!holds || !signer || !isAllowedAddress(settings.addresses, ip)) {
    return { refusal: 'SIGNATURE_INVALID', signer };
  }
  const now = app.clock.now();
  const skew = Math.abs(claim.timestamp - Math.floor(now.getTime() / 1000));
  if (skew > settings.clockSkewSeconds) return { refusal: 'STALE', signer };
  return { refusal: await judgeNonce(app, claim, now), signer };
}

/** If the nonce cannot be stored, nothing was committed, so the vendor is told to try again. */
async function judgeNonce(app: App, { key, nonce }: Claim, now: Date) {
  try {
    return (await takeNonce(app.db, key, nonce, now)) ? null : 'REPLAYED';
  } catch (error) {
    app.log.error({ err: error }, 'a nonce could not be stored');
    return 'TRY_AGAIN';
  }
}
