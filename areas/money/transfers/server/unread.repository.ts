import type { Db } from '@palaro/server';
import { sql } from 'kysely';

/**
 * Vendor wallets with money that were not read today (in the site's zone) and not tried just now.
 */
export async function takeUnread(
  db: Db,
  of: { now: Date; zone: string; tried: Date; batch: number },
): Promise<{ member_id: string; vendor: string }[]> {
  const { now, zone, tried, batch } = of;
  const { rows } = await sql<{ member_id: string; vendor: string }>`
    select w.member_id, w.vendor from wallet w
    left join vendor_reading r on r.member_id = w.member_id and r.vendor = w.vendor
    where w.kind = 'VENDOR' and w.balance > 0
      and coalesce(r.read_at, '-infinity')
        < date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone}
      and coalesce(r.tried_at, '-infinity') < ${tried}
    order by r.tried_at nulls first, w.member_id limit ${batch}`.execute(db);
  return rows;
}
