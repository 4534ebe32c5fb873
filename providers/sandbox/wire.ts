import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Line, WebhookAttempt, WebhookVerdict } from '../contract.ts';
import { readWebhook } from '../fields.ts';
import { readEvent } from './events.ts';

/** The account of every demo and test: as public as the demo's passwords. */
export const SANDBOX_SECRETS = { key: 'sandbox-api-key', webhook: 'sandbox-webhook-secret' };

/** How far a webhook's time may be from ours (docs/domain/payments.md §5). */
const SKEW_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** 64 hex digits over the time and the body's bytes as they are (docs/domain/payments.md §5). */
const signatureOf = (secret: string, unix: number, body: Uint8Array | string): string =>
  createHmac('sha256', secret).update(`${unix}.`).update(body).digest('hex');

/** The header that goes with a body. */
export const signatureHeader = (secret: string, at: Date, body: Uint8Array | string): string => {
  const unix = Math.floor(at.getTime() / 1000);
  return `t=${unix},v1=${signatureOf(secret, unix, body)}`;
};

/** Reads a webhook's event where its signature proves it. */
export function verifySandboxWebhook(line: Line, attempt: WebhookAttempt): WebhookVerdict {
  return isSigned(line, attempt) ? readWebhook(() => readEvent(attempt.body)) : null;
}

function isSigned({ secrets, now }: Line, { headers, body }: WebhookAttempt): boolean {
  const given = headers['sandbox-signature'];
  const match = typeof given === 'string' ? SIGNATURE.exec(given) : null;
  if (!match || !secrets.webhook) return false;
  const [, unix = '', signature = ''] = match;
  const age = Math.floor(now().getTime() / 1000) - Number(unix);
  if (Math.abs(age) > SKEW_SECONDS) return false;
  const expected = signatureOf(secrets.webhook, Number(unix), body);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}
