import { randomBytes } from './random.ts';
import { bytesToHex } from './encoding.ts';

/** Ids travel as strings; a member's is the decimal text of its database number. */
export type MemberId = string;

/** A UUID of version 7: sortable by time, so that indexes grow at one end. */
export function newId(now: Date): string {
  const hex = now.getTime().toString(16).padStart(12, '0') + bytesToHex(randomBytes(10));
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
