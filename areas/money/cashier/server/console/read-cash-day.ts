import type { Money } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

/** What members paid in and what was paid out to them; what banks took or sent back is not less. */
export interface CashDay {
  deposits: Money;
  withdrawals: Money;
}

/** The sums of one day of the site's zone (`YYYY-MM-DD`), by when they were paid. */
export async function readCashDay(db: Db, day: string, zone: string): Promise<CashDay> {
  const { rows } = await sql<{ deposits: string; withdrawals: string }>`
    with d as (select ${day}::timestamp at time zone ${zone} as start,
        (${day}::timestamp + interval '1 day') at time zone ${zone} as next)
    select
      (select coalesce(sum(o.credited), 0)::text from deposit_order o
        where o.paid_at >= d.start and o.paid_at < d.next) as deposits,
      (select coalesce(sum(o.amount), 0)::text from withdrawal_order o
        where o.paid_at >= d.start and o.paid_at < d.next) as withdrawals
    from d`.execute(db);
  const { deposits = '0', withdrawals = '0' } = rows[0] ?? {};
  return { deposits: BigInt(deposits), withdrawals: BigInt(withdrawals) };
}
