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

/** Kinds of transfers by which money comes to a member from outside, and goes there. */
const OUTSIDE = [
  'deposit',
  'depositReversed',
  'withdrawPaid',
  'withdrawReturned',
  'balanceReturned',
  'balanceReturnFailed',
];

/** A member's money here, and the part that is his own: paid in and not paid out, never below 0. */
export interface OwnMoney {
  cash: Money;
  /** Over all of his accounts, at vendors too; debts are subtracted. */
  total: Money;
  netDeposits: Money;
}

/** Reads it from the ledger itself, so that what was posted a moment ago counts. */
export async function readOwnMoney(db: Db, member: MemberId): Promise<OwnMoney> {
  const { rows } = await sql<Record<keyof OwnMoney, string>>`
    with own as (select account_id, kind, balance from wallet where member_id = ${member}),
    moved as (
      select p.amount, p.to_account in (select account_id from own) as came,
        p.from_account in (select account_id from own) as went
      from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
      where t.member_id = ${member} and t.kind = any (${OUTSIDE}))
    select coalesce((select sum(balance) from own where kind = 'CASH'), 0)::text as cash,
      coalesce((select sum(balance) from own), 0)::text as total,
      greatest(0, coalesce((select sum(case when came then amount else -amount end) from moved
        where came <> went), 0))::text as "netDeposits"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return {
    cash: BigInt(row.cash) as Money,
    total: BigInt(row.total) as Money,
    netDeposits: BigInt(row.netDeposits) as Money,
  };
}
