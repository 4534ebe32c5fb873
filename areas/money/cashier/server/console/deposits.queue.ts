import type { App, Operator, WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import { DEPOSIT_LATE_SECONDS } from '../../cashier.limits.ts';
import { isAskedBy } from '../asked-by.ts';

/** Deposits that wait for a person: the member says that he paid, or what came is in doubt. */
export const depositsQueue = {
  name: 'deposits',
  permission: 'deposit.view',
  path: '/deposits',
  lateAfter: DEPOSIT_LATE_SECONDS,
  waiting: async (app: App, operator?: Operator) => {
    const { count, oldest, amount } = await app.db
      .selectFrom('deposit_order')
      .select((e) => [
        e.fn.countAll<string>().as('count'),
        e.fn.min('created_at').as('oldest'),
        sql<string>`coalesce(sum(coalesce(received, amount)), 0)::text`.as('amount'),
      ])
      .where('state', 'in', ['Processing', 'Review'])
      .where((is) => is.not(isAskedBy(operator, 'order', sql`deposit_order.id`)))
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest, amount: BigInt(amount) };
  },
} satisfies WorkQueue;
