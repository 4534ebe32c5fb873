import { sql } from 'kysely';
import type { Db, Span } from '@palaro/server';

interface Identity {
  member: string;
  key: string;
  input: string;
}

/**
 * The inputs that these messages were stored with, by `member/key`. Unknown messages are left out.
 */
export async function findKeys(db: Db, messages: readonly Identity[]) {
  const { rows } = await sql<{ member: string; key: string; input: string }>`
    select k.member_id member, k.key, k.input from transfer_key k
      where (k.member_id, k.key) in (select * from unnest(
        ${messages.map(({ member }) => member)}::bigint[],
        ${messages.map(({ key }) => key)}::uuid[]))`.execute(db);
  return new Map(rows.map(({ member, key, input }) => [`${member}/${key}`, input]));
}

/**
 * The transfers that a vendor's messages made in that time. Reversals are left out, since they are
 * stored under the key of their target.
 */
export async function listTransfers(db: Db, vendor: string, { from, to }: Span) {
  const { rows } = await sql<{ member: string; key: string; amount: string }>`
    select t.member_id member, k.key, t.kind || ' ' || t.key as amount
      from transfer t
      join transfer_key k on k.member_id = t.member_id and k.transfer_id = t.transfer_id
      where t.actor = ${vendor} and t.reverses is null
        and t.posted_at >= ${from} and t.posted_at < ${to}`.execute(db);
  return rows;
}
