import { cardLabel } from '@palaro/bank-cards/server';
import type { Body, Query } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  checkExport,
  csvFile,
  EXPORT_MAX,
  EXPORT_PAGE,
  listPage,
  recordAudit,
  type App,
  type CsvColumns,
  type CsvFile,
  type Operator,
} from '@palaro/server';
import { sql } from 'kysely';
import type { WithdrawalRow, withdrawalsConsoleApi } from '../../console-withdrawals.api.ts';
import { isAside, waitsFor } from './withdrawals.queue.ts';
import type { WithdrawalRecord } from './withdrawals.repository.ts';

type Filters = Body<(typeof withdrawalsConsoleApi)['exportWithdrawals']>;
type ListQuery = Query<(typeof withdrawalsConsoleApi)['consoleWithdrawals']>;
export type WithdrawalListItem = WithdrawalRecord & { account: string };

const PAGE_SIZE = 50;

export const withdrawalRow = (order: WithdrawalListItem): WithdrawalRow => ({
  id: order.id,
  reference: order.reference,
  member: order.member_id,
  account: order.account,
  card: cardLabel(order),
  kind: order.method === 'WALLET' ? 'WALLET' : 'BANK',
  amount: Money.text(BigInt(order.amount)),
  fee: Money.text(BigInt(order.fee)),
  state: order.state,
  score: order.score,
  marks: order.marks,
  needs: order.needs,
  approvedBy: order.approved_by,
  createdAt: order.created_at.toISOString(),
  paidAt: order.paid_at?.toISOString() ?? null,
  version: order.version,
});

function filterCondition(app: App, operator: Operator, filters: Filters) {
  const { state, queue, member, reference, from, until } = filters;
  const zone = app.site.settings['site.zone'];
  const start = (day: string) => sql`${day}::timestamp at time zone ${zone}`;
  return sql<boolean>`${sql.join(
    [
      sql`true`,
      ...(state ? [sql`o.state = ${state}`] : []),
      ...(queue === 'waiting' ? [waitsFor(app.clock.now(), operator)] : []),
      ...(queue === 'aside' ? [isAside] : []),
      ...(member ? [sql`o.member_id = ${member}`] : []),
      ...(reference ? [sql`o.reference = ${reference}`] : []),
      ...(from ? [sql`o.created_at >= ${start(from)}`] : []),
      ...(until ? [sql`o.created_at < ${start(until)} + interval '1 day'`] : []),
    ],
    sql` and `,
  )}`;
}

/**
 * Lists a page of withdrawals; those that wait for this operator or are put aside, oldest first,
 * else newest first.
 */
export async function listConsoleWithdrawals(
  app: App,
  operator: Operator,
  { pageNum = 1, ...filters }: ListQuery,
) {
  const matching = filterCondition(app, operator, filters);
  const order = filters.queue ? sql`o.created_at, o.id` : sql`o.created_at desc, o.id desc`;
  const { rows } = await sql<WithdrawalListItem & { total: string }>`
    select o.*, m.account, count(*) over ()::text as total
    from withdrawal_order o join member m on m.id = o.member_id where ${matching}
    order by ${order} limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db);
  const total = Number(rows[0]?.total ?? 0);
  return listPage(rows.map(withdrawalRow), { pageNum, size: PAGE_SIZE, total });
}

const COLUMNS: CsvColumns<WithdrawalListItem> = {
  reference: (row) => row.reference,
  member: (row) => row.member_id,
  account: (row) => row.account,
  card: (row) => cardLabel(row),
  amount: (row) => Money.text(BigInt(row.amount)),
  fee: (row) => Money.text(BigInt(row.fee)),
  state: (row) => row.state,
  score: (row) => row.score,
  marks: (row) => row.marks.join(' '),
  approved_by: (row) => row.approved_by.join(' '),
  created_at: (row) => row.created_at.toISOString(),
  paid_at: (row) => row.paid_at?.toISOString(),
};

/** Exports withdrawals as a file, newest first, with its entry. Refuses `console.too_many_rows`. */
export async function exportWithdrawals(
  app: App,
  operator: Operator,
  filters: Filters,
): Promise<CsvFile> {
  const matching = filterCondition(app, operator, filters);
  const { rows } = await sql<{ count: string }>`select count(*) from (
    select 1 from withdrawal_order o where ${matching} limit ${EXPORT_MAX + 1}) f`.execute(app.db);
  const count = Number(rows[0]?.count ?? 0);
  checkExport(count);
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: 'list:withdrawals',
      after: { rows: count, ...filters },
    }),
  );
  return csvFile('withdrawals', COLUMNS, async (last) => {
    const after = last
      ? sql`(o.created_at, o.id) < (${last.created_at}, ${last.id}::uuid)`
      : sql`true`;
    const page = await sql<WithdrawalListItem>`
      select o.*, m.account from withdrawal_order o join member m on m.id = o.member_id
      where ${matching} and ${after}
      order by o.created_at desc, o.id desc limit ${EXPORT_PAGE}`.execute(app.db);
    return page.rows;
  });
}
