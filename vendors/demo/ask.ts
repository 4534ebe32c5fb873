import { randomHex } from '@palaro/kernel';
import type { VendorConnection } from '../contract.ts';
import { sign } from './wire.ts';

/** Protocol §8, wallet → vendor: an answer later than this counts as none. */
const ANSWER_DEADLINE_MS = 5_000;
const ANSWER_MAX_BYTES = 16_384;

/** A question that changes nothing is asked again so often (§8). */
const REPEATS = 2;

/** Asks a question (GET) and, where no answer comes, asks it twice more. */
export async function askFor(connection: VendorConnection, path: string): Promise<unknown> {
  for (let left = REPEATS; ; left--) {
    try {
      return await ask(connection, path, null);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/**
 * Signs a request to the vendor and returns its answer, whose signature was checked. Without a body
 * it is a GET; the query is not signed. Throws where no answer came that can be trusted.
 */
export async function ask(
  connection: VendorConnection,
  path: string,
  body: string | null,
  deadlineMs = ANSWER_DEADLINE_MS,
): Promise<unknown> {
  const url = new URL(path, connection.address);
  const timestamp = Math.floor(connection.now().getTime() / 1000);
  const nonce = randomHex(16);
  const { key, secret } = connection;
  const response = await fetch(url, {
    method: body === null ? 'GET' : 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
    headers: {
      ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      'X-Vendor-Key': key,
      'X-Timestamp': String(timestamp),
      'X-Nonce': nonce,
      'X-Signature': sign(secret, { timestamp, nonce, subject: url.pathname, body: body ?? '' }),
    },
    body,
  });
  const text = await response.text();
  const signed = sign(secret, { timestamp, nonce, subject: 'response', body: text });
  const trusted = response.headers.get('x-signature') === signed;
  if (!response.ok || !trusted || text.length > ANSWER_MAX_BYTES) {
    throw new Error(`the vendor answered ${response.status}${trusted ? '' : ', not signed'}`);
  }
  return JSON.parse(text);
}
