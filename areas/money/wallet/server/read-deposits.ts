import type { MemberId, Money } from '@palaro/kernel';
import { FIRST_ACCOUNTS } from '@palaro/ledger';
import type { App } from '@palaro/server';

/** All the real money that a member ever paid in; what was withdrawn is not subtracted. */
export async function depositsOf(app: App, member: MemberId): Promise<Money> {
  const { rows } = await app.pool.query<{ sum: string }>(
    `select coalesce(sum(p.amount), 0)::text sum
     from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
     where t.member_id = $1 and t.kind = 'deposit' and p.to_account % 100 = $2`,
    [member, FIRST_ACCOUNTS.CASH],
  );
  return BigInt(rows[0]?.sum ?? 0) as Money;
}
