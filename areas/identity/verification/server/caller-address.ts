import { sql, type RawBuilder } from 'kysely';

/** The network of an address, of the size that providers hand out: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip) ?? [];
  if (four !== undefined) return `${four}.0/24`;
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const isFour = (ip: string) => ip.includes('.');

/**
 * What a limit per address counts as one caller: an IPv4 address, or an IPv6 /64. Every IPv6 line
 * has a /64, and could otherwise pass for 2^64 callers.
 */
export const addressOf = (ip: string): string => (isFour(ip) ? ip : networkOf(ip));

/** Whether the address in a column counts as the caller's. */
export const isSameCaller = (column: string, ip: string): RawBuilder<boolean> =>
  isFour(ip)
    ? sql`${sql.ref(column)} = ${ip}`
    : sql`case when ${sql.ref(column)} ~ '^[0-9A-Fa-f:]+$'
        then ${sql.ref(column)}::inet <<= ${networkOf(ip)}::inet else false end`;
