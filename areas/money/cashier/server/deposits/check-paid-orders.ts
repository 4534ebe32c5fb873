import type { NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';
import { boundsOf } from '../site-day.ts';

interface Row {
  member: string;
  order: string;
  posted: boolean;
  state: string | null;
}

/** Checks that every paid order has its posting, and every posting its paid order. */
export const checkPaidOrders: NightlyCheck = {
  name: 'cashier.paid-orders',
  says: 'Paid deposit orders and their transfers are the same',
  async run(app, day) {
    const { from, until } = boundsOf(app, day);
    const { rows } = await sql<Row>`
      with paid as (
        select member_id, id, state from deposit_order
        where paid_at >= ${from} and paid_at < ${until} and state in ('Paid', 'Reversed')
      ), posted as (
        select member_id, cause_id::uuid id from ledger.transfer
        where kind = 'deposit' and posted_at >= ${from} and posted_at < ${until}
          and key like 'deposit/%/paid')
      select coalesce(p.member_id, t.member_id)::text member, coalesce(p.id, t.id) "order",
        t.id is not null posted, p.state
      from paid p full join posted t on t.member_id = p.member_id and t.id = p.id
      where p.id is null or t.id is null
      order by 1, 2 limit 1000`.execute(app.db);
    return rows.map(({ member, order, posted, state }) => ({
      subject: `deposit:${order}`,
      details: { member, posted, state },
    }));
  },
};
