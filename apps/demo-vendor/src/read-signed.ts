import type { SiteTime } from '@palaro/kernel';
import type { Brand } from './brands.ts';
import { holds } from './signing.ts';

const SKEW_SECONDS = 300;

/** The site's request as it arrived. */
export interface Arrived {
  /** Without the query, which is not signed. */
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Whose credential signed the request, or why it is refused (protocol §2). */
export type ReadSigned = { brand: Brand } | { refusal: string };

/**
 * Checks who speaks. If the signed time is ahead of ours, it is the site's time: a demo may move
 * its clock, and ours follows.
 */
export function readSigned(
  brands: readonly Brand[],
  time: SiteTime,
  { headers, path, body }: Arrived,
): ReadSigned {
  const timestamp = String(headers['x-timestamp']);
  const nonce = String(headers['x-nonce']);
  const signed = { timestamp, nonce, subject: path, body };
  const brand = brands.find(({ key }) => key === headers['x-vendor-key']);
  if (!brand || !holds(brand.secret, signed, headers['x-signature'])) {
    return { refusal: 'SIGNATURE_INVALID' };
  }
  const at = new Date(Number(timestamp) * 1000);
  if (time.now().getTime() - at.getTime() > SKEW_SECONDS * 1000) return { refusal: 'STALE' };
  time.follow(at);
  return { brand };
}
