import type { MemberId } from '@palaro/kernel';
import type { App, Operator } from '@palaro/server';
import { sql } from 'kysely';

/** Changes by which people give a member money. */
const CREDITING = [
  'deposit.confirm',
  'deposit.match',
  'balance.correction',
  'credit.settle',
  'award.give',
  'application.approve',
];

/**
 * Tells whether an operator said, alone or as one of two, that money of this member came since the
 * last withdrawal that was paid. Who does so does not decide alone that it leaves
 * (docs/domain/operator-console.md §3).
 */
export async function hasCredited(
  app: App,
  { id, name }: Operator,
  member: MemberId,
): Promise<boolean> {
  const { rows } = await sql`
    with last as (select coalesce(max(created_at), '-infinity') as at from withdrawal_order
      where member_id = ${member} and state = 'Paid')
    select from order_step s, last
      where s.member_id = ${member} and s.state = 'Paid' and s.by = ${`operator/${name}`}
        and s.at > last.at
        and exists (select from deposit_order d where d.member_id = s.member_id
          and d.id = s.order_id)
    union all select from promotion_application p, last
      where p.member_id = ${member} and p.state = 'Approved' and p.decided_by = ${name}
        and p.decided_at > last.at
    union all select from change_request c, last
      where c.payload->>'member' = ${member} and c.kind = any (${CREDITING})
        and c.state in ('Approved', 'Applied') and c.made_at > last.at
        and (c.maker = ${id} or exists (select from change_step t
          where t.request = c.id and t.step = 'approve' and t.operator = ${id}))
    limit 1`.execute(app.db);
  return rows.length > 0;
}
