import { isIP } from 'node:net';
import { LEAST_BITS, WIDE_BITS } from '../deny-list.limits.ts';

/** Range of addresses; a single address is one of all bits. */
interface AddressRange {
  /** `203.0.113.0/24`, as PostgreSQL's `inet` takes it. */
  net: string;
  /** Holds many households, so that two people add it. */
  isWide: boolean;
}

const ALL_BITS = { 4: 32, 6: 128 } as const;

/**
 * Address as it is compared, without zone, and IPv4 in its own form; null for what is no address.
 */
export function plainAddress(typed: string): string | null {
  const address = typed.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address.toLowerCase();
}

/** Reads an address or a range; null for what is none, or holds whole countries. */
export function readRange(typed: string): AddressRange | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(typed.trim()) ?? [];
  const plain = plainAddress(address);
  if (plain === null) return null;
  const family = isIP(plain) === 4 ? 4 : 6;
  const kept = bits === undefined ? ALL_BITS[family] : Number(bits);
  if (kept < LEAST_BITS[family] || kept > ALL_BITS[family]) return null;
  return { net: `${plain}/${kept}`, isWide: kept < WIDE_BITS[family] };
}
