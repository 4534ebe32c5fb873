import { BlockList, isIP } from 'node:net';
import { Money } from '@palaro/kernel';
import { isPermission, ROLES, type Permission, type SeededRole } from '@palaro/permissions';
import type { Db } from '@palaro/server';
import './operators.tables.ts';

export interface Role {
  name: string;
  may: readonly Permission[];
  /** 1/10,000; null: nothing alone. */
  aloneUpTo: bigint | null;
  /** It counts only from these networks; empty: from everywhere. */
  networks: readonly string[];
}

/** All roles by name: the release's, and over them those that operators changed or made. */
export async function readRoles(db: Db): Promise<ReadonlyMap<string, Role>> {
  const changed = await db.selectFrom('operator_role').selectAll().orderBy('name').execute();
  const roles = new Map<string, Role>(Object.entries(ROLES).map((row) => [row[0], seeded(...row)]));
  for (const { name, may, alone_up_to: limit, networks } of changed) {
    const aloneUpTo = limit === null ? null : BigInt(limit);
    roles.set(name, { name, may: may.filter(isPermission), aloneUpTo, networks });
  }
  return roles;
}

export const seeded = (name: string, { may, aloneUpTo }: SeededRole): Role => ({
  name,
  may,
  aloneUpTo: aloneUpTo === undefined ? null : Money.of(aloneUpTo),
  networks: [],
});

/** What these roles allow together to somebody at this address. */
export function allowedBy(roles: readonly Role[], ip: string) {
  const counting = roles.filter(({ networks }) => isWithin(networks, ip));
  return {
    may: new Set(counting.flatMap(({ may }) => may)),
    aloneUpTo: limitsOf(counting),
    /** Roles of his that do not count from here. */
    outside: roles.length - counting.length,
  };
}

/**
 * The greatest limit of each permission, among the roles that hold it: a budget for promotions pays
 * out no withdrawal (docs/domain/operator-console.md §2).
 */
export function limitsOf(
  roles: readonly Pick<Role, 'may' | 'aloneUpTo'>[],
): ReadonlyMap<Permission, bigint> {
  const limits = new Map<Permission, bigint>();
  for (const { may, aloneUpTo } of roles) {
    if (aloneUpTo === null) continue;
    for (const name of may) {
      if (aloneUpTo > (limits.get(name) ?? 0n)) limits.set(name, aloneUpTo);
    }
  }
  return limits;
}

/** Whether an address lies in one of the networks (`203.0.113.0/24`); none means everywhere. */
function isWithin(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true;
  const inside = new BlockList();
  for (const network of networks) {
    const { base, bits, family } = readNetwork(network);
    if (family !== null) inside.addSubnet(base, bits, family);
  }
  const plain = ip.replace(/^::ffff:/, '');
  const version = isIP(plain);
  return version !== 0 && inside.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

/** Reads an address or a network in CIDR form; `family` null: it is neither. */
export function readNetwork(text: string) {
  const [base = '', bitsText] = text.split('/');
  const version = isIP(base);
  const most = version === 6 ? 128 : 32;
  const bits = bitsText === undefined ? most : Number(bitsText);
  const fits = version !== 0 && /^\d{1,3}$/.test(bitsText ?? '0') && bits <= most;
  return { base, bits, family: fits ? familyOf(version) : null };
}

const familyOf = (version: number) => (version === 6 ? ('ipv6' as const) : ('ipv4' as const));
