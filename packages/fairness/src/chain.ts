import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const DIGITS = utf8ToBytes('0123456789abcdef');

/**
 * The element that many steps before one of a hash chain: `h_(i-1) = SHA-256(hex text of h_i)`
 * (docs/domain/fairness.md §1, §6). A step takes a few microseconds.
 */
export function hashBack(element: string, steps: number): string {
  let text = utf8ToBytes(element);
  for (let step = 0; step < steps; step++) text = hexOf(sha256(text));
  return new TextDecoder().decode(text);
}

/** Hex digits as bytes: through strings a long walk would take half as long again. */
function hexOf(bytes: Uint8Array) {
  const hex = new Uint8Array(bytes.length * 2);
  bytes.forEach((byte, at) => {
    hex[2 * at] = DIGITS[byte >> 4] ?? 0;
    hex[2 * at + 1] = DIGITS[byte & 15] ?? 0;
  });
  return hex;
}

/** SHA-256 of bytes, both in hex: drand's value of a signature (§6). Throws on other signs. */
export const hashOfBytes = (hex: string) => bytesToHex(sha256(hexToBytes(hex)));
