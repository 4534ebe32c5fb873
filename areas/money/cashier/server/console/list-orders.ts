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
import { sql, type RawBuilder } from 'kysely';
import type { DepositRow, depositsConsoleApi } from '../../console-deposits.api.ts';
import { isAskedBy } from '../asked-by.ts';
import type { DepositRecord } from '../deposits/deposits.repository.ts';
import { listMethods } from '../methods/methods.repository.ts';

const PAGE_SIZE = 50;

type Filter = Body<(typeof depositsConsoleApi)['exportDeposits']>;
export type Listed = DepositRecord & { account: string };

/** Orders that wait for this operator; without one for anybody. */
const waits = (operator: Operator | undefined) =>
  sql`(d.state in ('Processing', 'Review') and not ${isAskedBy(operator, 'order', sql`d.id`)})`;

/** What a filter of the list asks for; `d` is the order. */
function matching(app: App, filter: Filter, operator?: Operator): RawBuilder<unknown> {
  const { state, queue, method, provider, member, reference, from, until } = filter;
  const zone = app.site.settings['site.zone'];
  const day = (one: string, more: number) =>
    sql`(${one}::date + ${more}::int)::timestamp at time zone ${zone}`;
  const parts = [
    sql`true`,
    ...(state ? [sql`d.state = ${state}`] : []),
    ...(queue ? [waits(operator)] : []),
    ...(method ? [sql`d.method = ${method}`] : []),
    ...(provider ? [sql`d.provider = ${provider}`] : []),
    ...(member ? [sql`d.member_id = ${member}`] : []),
    ...(reference ? [sql`(d.reference = ${reference} or d.provider_id = ${reference})`] : []),
    ...(from ? [sql`d.created_at >= ${day(from, 0)}`] : []),
    ...(until ? [sql`d.created_at < ${day(until, 1)}`] : []),
  ];
  return sql.join(parts, sql` and `);
}

/** A page of deposit orders, newest first; the queue of those that wait, oldest first. */
export async function listOrders(
  app: App,
  { pageNum = 1, ...filter }: Query<(typeof depositsConsoleApi)['consoleDeposits']>,
  operator?: Operator,
) {
  const order = filter.queue ? sql`d.created_at, d.id` : sql`d.created_at desc, d.id desc`;
  const { rows } = await sql<Listed & { total: string }>`
    select d.*, m.account, count(*) over ()::text total
    from deposit_order d join member m on m.id = d.member_id
    where ${matching(app, filter, operator)} order by ${order}
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db);
  const total = Number(rows[0]?.total ?? 0);
  return listPage(rows.map(rowOf), { pageNum, size: PAGE_SIZE, total });
}

/** The ways to pay in, in the order in which members see them. */
export async function namesOfMethods({ db }: App) {
  const methods = await listMethods(db);
  return methods
    .filter(({ direction }) => direction === 'in')
    .map(({ code, name_en: nameEn, name_ty: nameTy }) => ({ code, nameEn, nameTy }));
}

const money = (count: string | null) => (count === null ? null : Money.text(BigInt(count)));

export const rowOf = (row: Listed): DepositRow => ({
  id: row.id,
  reference: row.reference,
  member: row.member_id,
  account: row.account,
  method: row.method,
  provider: row.provider,
  providerId: row.provider_id,
  amount: Money.text(BigInt(row.amount)),
  received: money(row.received),
  credited: money(row.credited),
  state: row.state,
  marks: row.marks,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  paidAt: row.paid_at?.toISOString() ?? null,
});

const COLUMNS: CsvColumns<Listed> = {
  reference: (row) => row.reference,
  member: (row) => row.member_id,
  account: (row) => row.account,
  method: (row) => row.method,
  provider: (row) => row.provider,
  provider_id: (row) => row.provider_id,
  amount: (row) => money(row.amount),
  received: (row) => money(row.received),
  credited: (row) => money(row.credited),
  fee: (row) => money(row.fee),
  state: (row) => row.state,
  marks: (row) => row.marks.join(' '),
  created_at: (row) => row.created_at.toISOString(),
  paid_at: (row) => row.paid_at?.toISOString(),
};

/** Orders as a file, newest first, and its entry. Refuses `console.too_many_rows`. */
export async function exportOrders(app: App, operator: Operator, filter: Filter): Promise<CsvFile> {
  const matches = matching(app, filter);
  const { rows } = await sql<{ count: string }>`
    select count(*) from (
      select 1 from deposit_order d where ${matches} limit ${EXPORT_MAX + 1}) found`.execute(
    app.db,
  );
  const count = Number(rows[0]?.count ?? 0);
  checkExport(count);
  const { member, ...asked } = filter;
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: 'list:deposits',
      after: { rows: count, ...asked },
      ...(member ? { member } : {}),
    }),
  );
  return csvFile('deposits', COLUMNS, async (last) => {
    const after = last
      ? sql`(d.created_at, d.id) < (${last.created_at}::timestamptz, ${last.id}::uuid)`
      : sql`true`;
    const page = await sql<Listed>`
      select d.*, m.account from deposit_order d join member m on m.id = d.member_id
      where ${matches} and ${after}
      order by d.created_at desc, d.id desc limit ${EXPORT_PAGE}`.execute(app.db);
    return page.rows;
  });
}
