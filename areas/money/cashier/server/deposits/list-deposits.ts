import type { Query } from '@palaro/api';
import { Money, type Language, type MemberId } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import { ORDERS_PER_PAGE } from '../../cashier.limits.ts';
import type { depositsApi } from '../../deposits.api.ts';
import { depositStatesOf } from '../../order-states.ts';
import { madeInDays } from '../report-days.ts';
import { viewDeposits } from './deposit-view.ts';

type ReportQuery = Query<(typeof depositsApi)['depositReport']>;

/** Lists a page of the member's deposits, newest first, with totals over the whole filter. */
export async function listDeposits(
  app: App,
  member: MemberId,
  { state, method, pageNo: pageNum = 1, ...days }: ReportQuery,
  language: Language,
) {
  const orders = app.db
    .selectFrom('deposit_order')
    .where('member_id', '=', member)
    .where(madeInDays(app, days))
    .$if(state !== undefined, (rows) => rows.where('state', 'in', depositStatesOf(state!)))
    .$if(method !== undefined, (rows) => rows.where('method', '=', method ?? ''));
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
        sql<string>`coalesce(sum(credited) filter (where state = 'Paid'), 0)::text`.as('credited'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const { count, amount, credited } = sums;
  return {
    ...listPage(await viewDeposits(app.db, rows, language), {
      pageNum,
      size: ORDERS_PER_PAGE,
      total: count,
    }),
    totals: {
      count,
      amount: Money.text(BigInt(amount)),
      credited: Money.text(BigInt(credited)),
    },
  };
}
