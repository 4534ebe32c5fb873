import type { MemberId } from '@palaro/kernel';
import { refuse, type Db, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { DenyKind } from '../deny-list.limits.ts';
import { lockToAdd, matchMembers } from './deny-matches.repository.ts';
import type { DenyValue } from './deny-values.ts';
import { isInForce } from './find-denials.ts';

interface NewEntry {
  id: string;
  kind: DenyKind;
  value: DenyValue;
  reason: string;
  until: Date | null;
  member: MemberId | null;
  by: string;
  at: Date;
}

/**
 * Adds an entry and keeps the members whom it fits. What registers, pays in or adds an account at
 * this moment is judged by it or found by it. Refuses `deny-list.listed`.
 */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  const { id, kind, value, at } = entry;
  const digests = [...value.digests];
  await lockToAdd(tx);
  if (await isListed(tx, value, at)) throw refuse('deny-list.listed');
  await sql`insert into deny_entry
      (id, kind, digests, net, shown, reason, member_id, added_by, added_at, until_at)
    values (${id}, ${kind}, ${digests}::bytea[], network(${value.net}::inet)::cidr,
      coalesce(network(${value.net}::inet)::text, ${value.shown}), ${entry.reason},
      ${entry.member}, ${entry.by}, ${at}, ${entry.until})`.execute(tx);
  await matchMembers(tx, { id, digests, mobile: value.mobile }, at);
}

/** True where an entry in force holds the same value. */
export async function isListed(db: Db, { digests, net }: DenyValue, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select e.id from deny_entry e where ${isInForce(now)}
      and (e.digests && ${[...digests]}::bytea[] or e.net = network(${net}::inet)::cidr)
    limit 1`.execute(db);
  return rows.length > 0;
}
