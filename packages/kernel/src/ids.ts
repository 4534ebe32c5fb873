import { randomBytes } from './random.ts';
import { bytesToHex } from './encoding.ts';

/** Ids travel as strings; a member's is the decimal text of its database number. */
export type MemberId = string;

const ID_BYTES = 10;
const IDS_AT_ONCE = 128;
/**
 * Each draw is a system call, so bytes are drawn ahead. That is safe because an id is no secret.
 */
let ahead = new Uint8Array();

function idBytes(): Uint8Array {
  if (ahead.length === 0) ahead = randomBytes(ID_BYTES * IDS_AT_ONCE);
  const taken = ahead.subarray(0, ID_BYTES);
  ahead = ahead.subarray(ID_BYTES);
  return taken;
}

/** A UUID of version 7. It sorts by time, so new rows go to the end of an index. */
export function newId(now: Date): string {
  const hex = now.getTime().toString(16).padStart(12, '0') + bytesToHex(idBytes());
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
