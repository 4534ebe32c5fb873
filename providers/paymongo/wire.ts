import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Line, WebhookAttempt, WebhookVerdict } from '../contract.ts';
import { readWebhook } from '../fields.ts';
import { readEvent } from './events.ts';

/** How far a webhook's time may be from ours (docs/domain/payments.md §5). */
const SKEW_SECONDS = 300;
/** A live account's webhooks have `li`, a test account's `te`; the other one is empty. */
const SIGNATURE = /^t=(\d{1,12}),te=([0-9a-f]{64})?,li=([0-9a-f]{64})?$/;

export const isTestKey = (key: string | undefined) => key?.startsWith('sk_test_') ?? false;

/** Hex digits over the time and the body's bytes ("Securing a webhook"). */
export const signatureOf = (secret: string, unix: number, body: Uint8Array | string): string =>
  createHmac('sha256', secret).update(`${unix}.`).update(body).digest('hex');

/** Reads a webhook's event where its signature proves it. */
export function verifyPaymongoWebhook(line: Line, attempt: WebhookAttempt): WebhookVerdict {
  return isSigned(line, attempt) ? readWebhook(() => readEvent(attempt.body)) : null;
}

/** Test signatures count only with a test account, and never for real members. */
function isSigned({ secrets, test, now }: Line, { headers, body }: WebhookAttempt): boolean {
  const given = headers['paymongo-signature'];
  const match = typeof given === 'string' ? SIGNATURE.exec(given) : null;
  if (!match || !secrets.webhook) return false;
  const [, unix = '', te, li] = match;
  const ofTest = isTestKey(secrets.key);
  const signature = ofTest ? te : li;
  if (signature === undefined || (ofTest && !test)) return false;
  const age = Math.floor(now().getTime() / 1000) - Number(unix);
  if (Math.abs(age) > SKEW_SECONDS) return false;
  const expected = signatureOf(secrets.webhook, Number(unix), body);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}
