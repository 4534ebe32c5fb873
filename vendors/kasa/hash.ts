import { createHash } from 'node:crypto';

/**
 * The vendor's signature: MD5 over `name=value` of all other fields in the order of their names,
 * each followed by a line feed, and the secret at the end.
 *
 * MD5 is the dialect's choice, not ours. Because the secret stands last, nobody can extend a text
 * without knowing it, and finding a body for a given hash is still out of reach. But two bodies
 * with the same hash can be made, so this signature proves less than HMAC-SHA256. That is why a
 * request id counts once, its time must be near ours, and a deployment names the vendor's
 * addresses.
 */
export function hashOf(fields: ReadonlyMap<string, string>, secret: string): string {
  const signed = [...fields].filter(([name]) => name !== 'hash').sort(byName);
  const text = signed.map(([name, value]) => `${name}=${value}\n`).join('');
  return createHash('md5').update(text).update(secret).digest('hex');
}

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a < b ? -1 : a > b ? 1 : 0;
