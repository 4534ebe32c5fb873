import type { Query } from '@palaro/api';
import { Money, type Language, type MemberId } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import { ORDERS_PER_PAGE, REPORT_DAYS_MAX } from '../../cashier.limits.ts';
import { withdrawalStatesOf } from '../../order-states.ts';
import type { withdrawalsApi } from '../../withdrawals.api.ts';
import { madeInDays } from '../report-days.ts';
import { viewWithdrawal } from './withdrawal-view.ts';
import { partRules, shownParts } from './shown-parts.ts';
import { attemptsOfAll, stepsOf } from './withdrawals.repository.ts';

type ReportQuery = Query<(typeof withdrawalsApi)['withdrawalReport']>;

/** Lists a page of the member's withdrawals, newest first, with totals over the whole filter. */
export async function listWithdrawals(
  app: App,
  member: MemberId,
  query: ReportQuery,
  language: Language,
) {
  const { state, pageNo: pageNum = 1 } = query;
  const orders = app.db
    .selectFrom('withdrawal_order')
    .where('member_id', '=', member)
    .where(madeInDays(app, query, REPORT_DAYS_MAX))
    .$if(state !== undefined, (rows) => rows.where('state', 'in', withdrawalStatesOf(state!)));
  const [rows, sums] = await Promise.all([
    orders
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ORDERS_PER_PAGE)
      .offset((pageNum - 1) * ORDERS_PER_PAGE)
      .execute(),
    orders
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<string>`coalesce(sum(amount), 0)::text`.as('amount'),
        sql<string>`coalesce(sum(amount) filter (where state = 'Paid'), 0)::text`.as('paid'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const [steps, attempts, rules] = await Promise.all([
    stepsOf(app.db, member, ids),
    attemptsOfAll(app.db, member, ids),
    partRules(app),
  ]);
  const list = rows.map((row) => {
    const isOf = ({ order_id }: { order_id: string }) => order_id === row.id;
    const parts = shownParts(row, attempts.filter(isOf), rules);
    return viewWithdrawal(row, { steps: steps.filter(isOf), parts }, language);
  });
  return {
    ...listPage(list, { pageNum, size: ORDERS_PER_PAGE, total: sums.count }),
    totals: {
      count: sums.count,
      amount: Money.text(BigInt(sums.amount)),
      paid: Money.text(BigInt(sums.paid)),
    },
  };
}
