import type { MemberId, Money } from '@palaro/kernel';
import { FIRST_ACCOUNTS } from '@palaro/ledger';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

/** All the real money that a member ever paid in; what was withdrawn is not subtracted. */
export async function depositsOf(db: Db, member: MemberId): Promise<Money> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(p.amount), 0)::text sum
    from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
    where t.member_id = ${member} and t.kind = 'deposit'
      and p.to_account % 100 = ${FIRST_ACCOUNTS.CASH}`.execute(db);
  return BigInt(rows[0]?.sum ?? 0) as Money;
}
