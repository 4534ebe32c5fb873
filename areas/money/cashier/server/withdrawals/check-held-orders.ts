import type { NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';
import { OPEN_WITHDRAWALS } from '../../order-states.ts';

/** Checks that every open order holds its money, and that nothing else is held for a withdrawal. */
export const checkHeldOrders: NightlyCheck = {
  name: 'cashier.held-orders',
  says: 'open withdrawals equal what is held for them',
  async run({ db }) {
    const { rows } = await sql<{ member_id: string; held: string; open: string }>`
      with held as (select h.member_id, sum(h.amount) as held from hold h
          where h.state = 'P' and h.kind = 'withdraw' group by 1),
        open as (select member_id, sum(amount + fee) as open from withdrawal_order
          where state = any (${[...OPEN_WITHDRAWALS]}) group by 1)
      select coalesce(h.member_id, o.member_id)::text as member_id,
        coalesce(h.held, 0)::text as held, coalesce(o.open, 0)::text as open
      from held h full join open o using (member_id)
      where coalesce(h.held, 0) <> coalesce(o.open, 0)`.execute(db);
    return rows.map(({ member_id, held, open }) => ({
      subject: `member/${member_id}`,
      details: { held, open },
    }));
  },
};
