import type { Query } from '@palaro/api';
import { gameNameOf, vendorNameOf } from '@palaro/catalogue/server';
import { Money, type Language, type MemberId } from '@palaro/kernel';
import type { App, Member, RequestInfo } from '@palaro/server';
import { RECORDS_PER_PAGE, type recordsApi, type SideWallet } from '../records.api.ts';
import { daysAsked } from './day-filter.ts';
import { moneySums, type MoneySums } from './money-sums.repository.ts';
import { orderLabels } from './order-labels.ts';
import { daysOfPage, mergeDays, statementCursor } from './statement-page.ts';
import * as statement from './statement.repository.ts';
import { txText } from './tx-codes.ts';

type StatementQuery = Query<(typeof recordsApi)['transactions']>;

/**
 * The account record (MONEY-03): a page of the member's transfers and sums over the whole filter.
 * It is exact to the last commit, because folded days and newer transfers are read in one snapshot.
 */
export async function readStatement(
  app: App,
  member: Pick<Member, 'id'>,
  query: StatementQuery,
  { language }: RequestInfo,
) {
  const { codes, without, vendor = null, pageSize: size = RECORDS_PER_PAGE } = query;
  const filter = {
    ...daysAsked(app, query),
    member: member.id,
    codes: codes?.split(',') ?? null,
    without: without?.split(',') ?? null,
    vendor,
  };
  const after = query.cursor === undefined ? null : statementCursor.read(query.cursor);
  const pageNum = after ? after.page + 1 : (query.pageNum ?? 1);
  const from = after ?? { offset: (pageNum - 1) * size };
  const snapshot = app.db.transaction().setIsolationLevel('repeatable read');
  const read = await snapshot.setAccessMode('read only').execute(async (tx) => {
    const mark = await statement.readMark(tx);
    const folded = await statement.foldedDays(tx, filter);
    const days = mergeDays(folded, await statement.newDays(tx, filter, mark));
    const page = { ...daysOfPage(days, from, size + 1), limit: size + 1 };
    const rows = page.days.length ? await statement.listMovements(tx, filter, mark, page) : [];
    return { days, rows, sums: await moneySums(tx, filter) };
  });
  const totals = totalsOf(read.days, read.sums);
  const shown = read.rows.slice(0, size);
  const labels = await labelsOf(app, member.id, shown, language);
  const last = read.rows.length > size ? shown.at(-1) : undefined;
  return {
    list: shown.map((row) => movementOf(row, labels, language)),
    pageNum,
    totalPages: Math.ceil(totals.count / size),
    total: totals.count,
    totals,
    nextCursor: last ? statementCursor.write({ page: pageNum, day: last.day, id: last.id }) : null,
  };
}

/** The ways that money took in or out, by the orders that these rows belong to. */
const labelsOf = (
  app: App,
  member: MemberId,
  rows: readonly statement.MovementRow[],
  language: Language,
) =>
  orderLabels.of(app)(
    member,
    [...new Set(rows.filter(isOfOrder).map(({ cause_id }) => cause_id))],
    language,
  );

const isOfOrder = ({ cause_kind }: statement.MovementRow) =>
  cause_kind === 'deposit' || cause_kind === 'withdrawal';

function totalsOf(days: readonly statement.DaySums[], { gained, spent }: MoneySums) {
  const paidIn = Money.sum(days.map((day) => BigInt(day.paid_in)));
  const paidOut = Money.sum(days.map((day) => BigInt(day.paid_out)));
  const own = BigInt(gained) - BigInt(spent);
  return {
    in: Money.text(paidIn),
    out: Money.text(paidOut),
    net: Money.text(paidIn - paidOut),
    count: days.reduce((sum, { transfers }) => sum + Number(transfers), 0),
    gained: Money.text(BigInt(gained)),
    spent: Money.text(BigInt(spent)),
    own: Money.text(own),
    aside: Money.text(own - paidIn + paidOut),
  };
}

const SIDES: Record<string, SideWallet> = {
  HOLD: 'held',
  BONUS: 'bonus',
  VENDOR: 'vendor',
  DEBT: 'debt',
};

const ASIDE = { P: 'held', C: 'taken', V: 'back' } as const;

function movementOf(
  row: statement.MovementRow,
  labels: ReadonlyMap<string, string>,
  language: Language,
) {
  const { main, after, besides } = changesOf(row);
  return {
    id: row.id,
    at: row.posted_at.toISOString(),
    code: row.kind,
    text: txText(row.kind, language),
    amount: Money.text(main),
    balanceAfter: after === null ? null : Money.text(BigInt(after)),
    besides,
    aside: row.hold && ASIDE[row.hold],
    ref: {
      kind: row.cause_kind,
      id: row.cause_id,
      vendor: row.vendor,
      vendorName: vendorNameOf(row.vendor),
      method: isOfOrder(row) ? (labels.get(row.cause_id) ?? '') : '',
      gameId: row.game,
      gameName: gameNameOf(row.vendor, row.game, language),
      roundId: row.ref ?? '',
      reverses: row.reverses ?? '',
      reason: row.reason,
    },
  };
}

/** What a transfer changed in the main wallet and in each other wallet of the member. */
function changesOf({ legs }: statement.MovementRow) {
  let main = Money.zero;
  let after: string | null = null;
  const sides = new Map<string, { wallet: SideWallet; vendor: string; amount: Money }>();
  const change = (kind: string | null, vendor: string | null, amount: Money) => {
    const wallet = SIDES[kind ?? ''];
    if (!wallet) return;
    const old = sides.get(wallet)?.amount ?? Money.zero;
    sides.set(wallet, {
      wallet,
      vendor: kind === 'VENDOR' ? (vendor ?? '') : '',
      amount: old + amount,
    });
  };
  for (const { from, to, vendor, amount, fromAfter, toAfter } of legs) {
    const moved = BigInt(amount);
    if (from === 'CASH') [main, after] = [main - moved, fromAfter];
    if (to === 'CASH') [main, after] = [main + moved, toAfter];
    change(from, vendor, -moved);
    change(to, vendor, moved);
  }
  const besides = [...sides.values()].filter(({ amount }) => amount !== 0n);
  return {
    main,
    after,
    besides: besides.map((side) => ({ ...side, amount: Money.text(side.amount) })),
  };
}
