import type { Query } from '@palaro/api';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { ApplicationRow, applicationsConsoleApi } from '../console.api.ts';
import './applications.tables.ts';

const PAGE_SIZE = 50;

/** Applications with what lists show of them. */
export const listed = (app: App) =>
  app.db
    .selectFrom('promotion_application as a')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .innerJoin('promotion as p', 'p.id', 'a.promotion_id')
    .selectAll('a')
    .select(['m.account', 'p.title'])
    .select((e) =>
      e
        .selectFrom('promotion_application_picture as i')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('i.application_id', '=', 'a.id')
        .as('pictures'),
    );

type Listed = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

/** A row of a list as calls answer it. */
export const onWire = (row: Listed): ApplicationRow => ({
  id: row.id,
  promotion: row.promotion_id,
  title: row.title,
  member: row.member_id,
  account: row.account,
  state: row.state,
  attempt: row.attempt,
  pictures: row.pictures ?? 0,
  sentAt: row.sent_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
  reason: row.reason,
});

/** A page of applications; those that wait come first, the oldest of them on top. */
export async function listForReview(
  app: App,
  filter: Query<(typeof applicationsConsoleApi)['applications']>,
) {
  const { state, promotion, member, pageNum = 1 } = filter;
  let count = app.db.selectFrom('promotion_application as a');
  let found = listed(app);
  if (state) {
    count = count.where('a.state', '=', state);
    found = found.where('a.state', '=', state);
  }
  if (promotion) {
    count = count.where('a.promotion_id', '=', promotion);
    found = found.where('a.promotion_id', '=', promotion);
  }
  if (member) {
    count = count.where('a.member_id', '=', member);
    found = found.where('a.member_id', '=', member);
  }
  const [rows, { total }] = await Promise.all([
    found
      .orderBy((e) => e('a.state', '=', 'Waiting'), 'desc')
      .orderBy('a.sent_at')
      .orderBy('a.id')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
    count.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return listPage(rows.map(onWire), { pageNum, size: PAGE_SIZE, total: Number(total) });
}
