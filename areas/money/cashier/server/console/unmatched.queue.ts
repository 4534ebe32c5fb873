import type { App, Operator, WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import { isAskedBy } from '../asked-by.ts';

/**
 * Money that belongs to no order: late at once, since nobody was told of it
 * (docs/domain/payments.md §5.6).
 */
export const unmatchedQueue = {
  name: 'unmatched',
  permission: 'deposit.view',
  path: '/deposits/unmatched',
  lateAfter: 0,
  async waiting({ db, site }: App, operator?: Operator) {
    const currency = site.settings['site.currency'];
    const { rows } = await sql<{ count: number; oldest: Date | null; amount: string }>`
      select count(*)::int as count, min(at) as oldest,
        coalesce(sum(amount) filter (where currency = ${currency}), 0)::text as amount
      from payment_unmatched u
      where state = 'Open' and not ${isAskedBy(operator, 'unmatched', sql`u.id`)}`.execute(db);
    const { count = 0, oldest = null, amount = '0' } = rows[0] ?? {};
    return { count, oldest, amount: BigInt(amount) };
  },
} satisfies WorkQueue;
