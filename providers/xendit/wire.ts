import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Line, WebhookAttempt, WebhookVerdict } from '../contract.ts';
import { readWebhook } from '../fields.ts';
import { readEvent } from './events.ts';

/**
 * Reads a webhook's event where it is proven. Xendit signs no body: it shows the
 * account's token, and comes from known addresses ("Setting up webhooks"); that is why nothing is
 * credited before a query agrees (docs/domain/payments.md §5).
 */
export function verifyXenditWebhook(
  { secrets }: Line,
  { headers, body, ip }: WebhookAttempt,
): WebhookVerdict {
  const token = headers['x-callback-token'];
  if (typeof token !== 'string' || !secrets.webhook || !isSame(token, secrets.webhook)) return null;
  return isFrom(secrets.addresses ?? '', ip) ? readWebhook(() => readEvent(body)) : null;
}

/** Compares digests, as these have one length, in a time that tells nothing. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Whether an address is in the list: addresses and networks (`a.b.c.d/24`) with commas between. */
function isFrom(list: string, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  const known = new BlockList();
  for (const entry of list.split(',').map((one) => one.trim())) {
    const [ip = '', bits] = entry.split('/');
    if (isIP(ip) === 0) continue;
    if (bits === undefined) known.addAddress(ip, family(ip));
    else if (/^\d{1,2}$/.test(bits) && Number(bits) <= 32) {
      known.addSubnet(ip, Number(bits), family(ip));
    }
  }
  return isIP(plain) !== 0 && known.check(plain, family(plain));
}
