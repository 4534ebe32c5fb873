import type { Query } from '@palaro/api';
import { dayIn, Money, plusSeconds, type Language, type MemberId } from '@palaro/kernel';
import { listPage, refuse, type App } from '@palaro/server';
import { sql } from 'kysely';
import { ORDERS_PER_PAGE, REPORT_DAYS_BACK, REPORT_DAYS_MAX } from '../../cashier.limits.ts';
import type { withdrawalsApi } from '../../withdrawals.api.ts';
import { onWire } from './withdrawal-view.ts';
import { stepsOf } from './withdrawals.repository.ts';

type Asked = Query<(typeof withdrawalsApi)['withdrawalReport']>;
const DAY_SECONDS = 86_400;
const daysFrom = (day: string, by: number) =>
  plusSeconds(new Date(`${day}T00:00:00Z`), by * DAY_SECONDS)
    .toISOString()
    .slice(0, 10);

/** The days of a report: at most 31, at most 93 back (docs/domain/payments.md §2). */
function daysOf(app: App, { startDate, endDate }: Asked) {
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  const until = endDate ?? today;
  const from = startDate ?? daysFrom(until, 1 - REPORT_DAYS_MAX);
  const fits =
    from <= until &&
    from >= daysFrom(today, -REPORT_DAYS_BACK) &&
    from > daysFrom(until, -REPORT_DAYS_MAX);
  if (!fits) throw refuse('malformed');
  return { from, after: daysFrom(until, 1) };
}

/** A page of the member's withdrawals, newest first, with totals over the whole filter. */
export async function listWithdrawals(
  app: App,
  member: MemberId,
  asked: Asked,
  language: Language,
) {
  const { state, pageNo: pageNum = 1 } = asked;
  const { from, after } = daysOf(app, asked);
  const zone = app.site.settings['site.zone'];
  const start = (day: string) => sql<Date>`${day}::timestamp at time zone ${zone}`;
  const found = app.db
    .selectFrom('withdrawal_order')
    .where('member_id', '=', member)
    .where('created_at', '>=', start(from))
    .where('created_at', '<', start(after))
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!));
  const [rows, sums] = await Promise.all([
    found
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ORDERS_PER_PAGE)
      .offset((pageNum - 1) * ORDERS_PER_PAGE)
      .execute(),
    found
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<string>`coalesce(sum(amount), 0)::text`.as('amount'),
        sql<string>`coalesce(sum(amount) filter (where state = 'Paid'), 0)::text`.as('paid'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const steps = await stepsOf(
    app.db,
    member,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) =>
    onWire(
      row,
      steps.filter(({ order_id }) => order_id === row.id),
      language,
    ),
  );
  return {
    ...listPage(list, { pageNum, size: ORDERS_PER_PAGE, total: sums.count }),
    totals: {
      count: sums.count,
      amount: Money.text(BigInt(sums.amount)),
      paid: Money.text(BigInt(sums.paid)),
    },
  };
}
