import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

export interface TransactionRow {
  /** As in `transfer_key`: 1 posted, 2 tombstone, 3 noted, 4 a reversal's id. */
  outcome: 1 | 2 | 3 | 4;
  transfer_id: string | null;
  /** The whole amount it moved, stake and win together. */
  amount: string | null;
  at: Date | null;
  reversed: boolean;
}

/** Finds a message by the digest of its key. */
export async function readTransaction(
  db: Db,
  member: MemberId,
  key: string,
): Promise<TransactionRow | undefined> {
  const { rows } = await sql<TransactionRow>`
    select k.outcome, k.transfer_id, t.posted_at at,
      (select sum(p.amount) from ledger.posting p
        where p.member_id = k.member_id and p.transfer_id = k.transfer_id) amount,
      exists (select from ledger.transfer r
        where r.member_id = k.member_id and r.reverses = k.transfer_id) reversed
    from transfer_key k left join ledger.transfer t using (member_id, transfer_id)
    where k.member_id = ${member} and k.key = ${key}`.execute(db);
  return rows[0];
}
