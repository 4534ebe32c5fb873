import { closingCanBeUndone } from '@palaro/kyc/server';
import type { NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';

interface Row {
  member: string;
  id: string | null;
  why: 'overdue' | 'unordered';
  cash: string;
}

/**
 * Checks that no return is overdue, and that no refused person's money lies without one: an account
 * that the identity check closed has a return while it has money (docs/domain/accounts.md §9), from
 * the end of the day on in which the closing can be undone.
 */
export const checkReturns: NightlyCheck = {
  name: 'cashier.returns',
  says: 'the money of refused persons goes back in time',
  async run({ db, clock }) {
    const { rows } = await sql<Row>`
      select b.member_id::text member, b.id::text id, 'overdue' why,
        coalesce((select sum(w.balance) from wallet w
          where w.member_id = b.member_id and w.kind = 'CASH'), 0)::text cash
      from balance_return b where b.state = 'Open' and b.due_at < ${clock.now()}
      union all
      select m.id::text, null, 'unordered', w.balance::text
      from member m join wallet w on w.member_id = m.id and w.kind = 'CASH' and w.balance >= 100
      where m.state = 'closed' and m.kyc_level < 2
        and not ${closingCanBeUndone(sql`m.id`)}
        and exists (select from deposit_order d where d.member_id = m.id and d.state = 'Paid')
        and not exists (select from balance_return b
          where b.member_id = m.id and b.state = 'Open')
      order by 1 limit 1000`.execute(db);
    return rows.map(({ member, id, why, cash }) => ({
      subject: id === null ? `member:${member}` : `return:${id}`,
      details: { member, why, cash },
    }));
  },
};
