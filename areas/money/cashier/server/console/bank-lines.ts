import type { Query } from '@palaro/api';
import { Money, plusDays } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { bankConsoleApi } from '../../console-bank.api.ts';
import { DAYS_AROUND, fitsOf } from '../bank/hand-fits.ts';
import { expectWaiting, readLine } from '../bank/hand-match.ts';
import { money, named, PAGE_SIZE } from './bank-statements.ts';
import { CONFIRMABLE } from './confirm-deposit.ts';
import { rowOf, type Listed } from './list-orders.ts';

const SHOWN = 10;

interface LineRow extends Record<'id' | 'day' | 'amount' | 'reference' | 'description', string> {
  account: string;
  bank_code: string;
  account_number: string;
  rest: string;
  matched: string | null;
  by: string | null;
  total: string;
}

/** Lines of the house's accounts, the newest first, and who said what each is. */
export async function listBankLines(
  { db }: App,
  { statement, state, pageNum = 1 }: Query<(typeof bankConsoleApi)['bankLines']>,
) {
  const parts = [
    sql`true`,
    ...(statement ? [sql`l.statement = ${statement}`] : []),
    ...(state === 'waiting' ? [sql`l.matched is null`] : []),
    ...(state === 'matched' ? [sql`l.matched is not null`] : []),
  ];
  const { rows } = await sql<LineRow>`
    select l.line id, l.account, a.bank_code, a.account_number, l.day::text "day", l.amount,
      l.reference, l.description, l.matched, l.rest, count(*) over ()::text total,
      case when l.matched is not null then (select m.actor from bank_match m
        where m.account = l.account and m.line = l.line and m.kind <> 'undo'
          and m.posting = l.matched order by m.at desc, m.id desc limit 1) end by
    from bank_line l join house_bank_account a on a.id = l.account
    where ${sql.join(parts, sql` and `)} order by l.day desc, l.line
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(db);
  const list = rows.map(({ id, day, reference, description, matched, by, ...row }) => ({
    id,
    day,
    reference,
    description,
    matched,
    by,
    accountId: row.account,
    ...named(row.bank_code, row.account_number),
    amount: money(row.amount),
    rest: money(row.rest),
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(rows[0]?.total ?? 0) });
}

interface Named {
  account: string;
  line: string;
}

/** What a line that waits may be. Refuses `not_found`, `order_state`. */
export async function readFits(app: App, of: Named) {
  return app.db.transaction().execute(async (tx) => {
    const line = await readLine(tx, of);
    expectWaiting(line);
    const postings = await fitsOf(app, tx, of.account, line);
    return {
      postings: postings.slice(0, SHOWN).map(({ key, day, amount, references }) => ({
        posting: key,
        day,
        amount: Money.text(amount),
        reference: references[0] ?? null,
      })),
      orders: line.amount > 0n ? await waitingOrders(app, of.account, line) : [],
    };
  });
}

/** Deposits to this account that nobody added so far, the closest amount first. */
async function waitingOrders(
  { db, site }: App,
  account: string,
  { day, amount }: { day: string; amount: bigint },
) {
  const zone = site.settings['site.zone'];
  const { rows } = await sql<Listed>`
    select d.*, m.account from deposit_order d join member m on m.id = d.member_id
    where d.house_account = ${account} and d.state = any(${CONFIRMABLE})
      and d.created_at >= ${plusDays(day, -DAYS_AROUND)}::timestamp at time zone ${zone}
      and d.created_at < ${plusDays(day, DAYS_AROUND)}::timestamp at time zone ${zone}
    order by abs(d.amount - ${amount}::bigint), d.created_at desc limit ${SHOWN}`.execute(db);
  return rows.map(rowOf);
}
