import { findCredential } from '@palaro/catalogue/server';
import type { App } from '@palaro/server';
import type { Attempt, Claim, Vendor, VendorSettings } from '@palaro/vendors';
import type { WalletStatus } from '@palaro/wallet/server';
import { isAllowedAddress } from './address-fence.ts';
import { takeNonce } from './messages.repository.ts';

/** Signs nobody's messages; a wrong key id must take as long to refuse as a wrong signature. */
const NO_SECRET = 'no credential has this secret';

/** An attempt that speaks for the vendor, or the status it is refused with (protocol §4). */
export interface Proof {
  refusal: WalletStatus | null;
  /** What an answer is signed with; null where the credential is not known. */
  signer: { claim: Claim; secret: string } | null;
}

/**
 * Checks who speaks before a byte of the body is read: signature and address, then time, then
 * nonce. The wire of a vendor without headers looks for the signature's own fields alone.
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

/** Before the wallet is asked nothing can have been committed, and the vendor is told so. */
async function judgeNonce(app: App, { key, nonce }: Claim, now: Date) {
  try {
    return (await takeNonce(app.db, key, nonce, now)) ? null : 'REPLAYED';
  } catch (error) {
    app.log.error({ err: error }, 'a nonce could not be kept');
    return 'TRY_AGAIN';
  }
}
