import { createHash } from 'node:crypto';

/**
 * The id, a UUID, that comes from a request's `Idempotency-Key`: the repeat of a cut-off request
 * finds the row that the first one made. `kind` keeps the keys of different calls apart,
 * `owner` (a member's or an operator's id) those of different people.
 */
export function idOfKey(kind: string, owner: string, key: string): string {
  const hex = createHash('sha256').update(`${kind}\n${owner}\n${key}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}
