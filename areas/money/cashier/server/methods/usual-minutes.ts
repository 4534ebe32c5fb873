import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import '../cashier.tables.ts';

/** Transfers of each account that are looked at, the newest ones. */
const LAST = 50;
/** Fewer than this say nothing about what is usual. */
const LEAST = 5;
/** Part of the transfers that came within the time. */
const MOST_OF_THEM = 0.9;

/**
 * Minutes in which nine of ten of the last transfers by hand were credited, from the member's "I
 * have paid" on; null while too few were. Measured, so that no member is promised a time that
 * nobody keeps.
 */
export async function usualMinutes(db: Db): Promise<number | null> {
  const { rows } = await sql<{ count: number; minutes: number | null }>`
    with newest as (
      select o.member_id, o.id, o.paid_at from house_bank_account a
      cross join lateral (select member_id, id, paid_at from deposit_order
        where house_account = a.id and state = 'Paid' and paid_at is not null
        order by created_at desc limit ${LAST}) o
    ), waits as (
      select extract(epoch from n.paid_at - said.at) as seconds from newest n
      cross join lateral (select min(s.at) as at from order_step s
        where s.member_id = n.member_id and s.order_id = n.id and s.state = 'Processing') said)
    select count(seconds)::int as count, greatest(1,
      ceil(percentile_disc(${MOST_OF_THEM}) within group (order by seconds) / 60))::int as minutes
    from waits where seconds >= 0`.execute(db);
  const { count = 0, minutes = null } = rows[0] ?? {};
  return count < LEAST ? null : minutes;
}
