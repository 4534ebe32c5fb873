import { randomHex } from '@palaro/kernel';
import type { VendorConnection } from '../contract.ts';
import { askHttp } from '../http.ts';
import { sign } from './wire.ts';

/** How often a question is repeated; it changes nothing, so repeating is safe (§8). */
const REPEATS = 2;

/** Asks a question (GET); if no answer comes, asks it twice more. */
export async function askForText(connection: VendorConnection, path: string): Promise<string> {
  for (let left = REPEATS; ; left--) {
    try {
      return await askText(connection, path, null);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

export const askFor = async (connection: VendorConnection, path: string): Promise<unknown> =>
  JSON.parse(await askForText(connection, path));

/**
 * Signs a request to the vendor, checks the signature of its answer and returns the answer. Without
 * a body it is a GET; the query is not signed. Throws when no trustworthy answer came.
 */
export async function ask(
  connection: VendorConnection,
  path: string,
  body: string | null,
  answerMs?: number,
): Promise<unknown> {
  return JSON.parse(await askText(connection, path, body, answerMs));
}

async function askText(
  { address, key, secret, now }: VendorConnection,
  path: string,
  body: string | null,
  answerMs?: number,
): Promise<string> {
  const url = new URL(path, address);
  const timestamp = Math.floor(now().getTime() / 1000);
  const nonce = randomHex(16);
  const { status, header, text } = await askHttp(url, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      'X-Vendor-Key': key,
      'X-Timestamp': String(timestamp),
      'X-Nonce': nonce,
      'X-Signature': sign(secret, { timestamp, nonce, subject: url.pathname, body: body ?? '' }),
    },
    body: body ?? '',
    ...(answerMs === undefined ? {} : { answerMs }),
  });
  const signed = sign(secret, { timestamp, nonce, subject: 'response', body: text });
  const trusted = header('x-signature') === signed;
  if (status !== 200 || !trusted) {
    throw new Error(`the vendor answered ${status}${trusted ? '' : ', not signed'}`);
  }
  return text;
}
