import type { Line, Outcome } from '../contract.ts';
import { optionalText } from '../fields.ts';
import { askProvider, basicAuth } from '../http.ts';
import { outcomeOf } from '../outcome.ts';

/** Refusals that pass by themselves, or that are about this site and not about what was asked. */
const MAY_PASS = [
  'INSUFFICIENT_BALANCE',
  'CHANNEL_UNAVAILABLE',
  'MAINTENANCE_MODE',
  'INVALID_API_KEY',
  'REQUEST_FORBIDDEN_ERROR',
  'INVALID_MERCHANT_SETTINGS',
  'TEMPORARILY_UNAVAILABLE',
  'REFUND_IN_PROGRESS',
  'SERVER_ERROR',
];

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Names a POST, so that a repeat of it is the same one. */
  key?: string;
  body?: object;
}

/** Asks Xendit and reads its answer; `read` answers null where Xendit has none of this. */
export async function ask<T extends object>(
  { address, secrets }: Line,
  { method, path, key, body }: Call,
  read: (body: unknown) => T | null,
): Promise<Outcome<T>> {
  const headers = {
    Authorization: basicAuth(secrets.key ?? ''),
    ...(key === undefined ? {} : { 'Idempotency-key': key }),
  };
  const question = { method, headers, ...(body ? { body } : {}) };
  return outcomeOf(await askProvider(`${address}${path}`, question), {
    read,
    // The code alone: the message may repeat what was sent.
    reasonIn: (fields) => optionalText(fields, 'error_code'),
    mayPass: MAY_PASS,
  });
}
