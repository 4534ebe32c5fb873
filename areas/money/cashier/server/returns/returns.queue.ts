import type { App, WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import { RETURN_DAYS } from '../../return-states.ts';

/** Balances that go back and are not all there yet; late on the day that members are told. */
export const returnsQueue = {
  name: 'returns',
  permission: 'withdrawal.view',
  path: '/returns',
  lateAfter: RETURN_DAYS * 86_400,
  async waiting({ db }: App) {
    const { rows } = await sql<{ count: number; oldest: Date | null; amount: string }>`
      select count(distinct b.id)::int as count, min(b.ordered_at) as oldest,
        coalesce(sum(w.balance), 0)::text as amount
      from balance_return b left join wallet w on w.member_id = b.member_id and w.kind = 'CASH'
      where b.state = 'Open'`.execute(db);
    const { count = 0, oldest = null, amount = '0' } = rows[0] ?? {};
    return { count, oldest, amount: BigInt(amount) };
  },
} satisfies WorkQueue;
