import { bankOf } from '@palaro/bank-cards/api';
import { Money } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import { listHouseAccounts } from '../methods/methods.repository.ts';

export const PAGE_SIZE = 50;
const LAST_DIGITS = 4;

type Page = { pageNum?: number | undefined };

export const named = (code: string, number: string) => ({
  bank: bankOf(code)?.name ?? code,
  account: number.replace(/\D/g, '').slice(-LAST_DIGITS),
});
export const money = (count: string) => Money.text(BigInt(count));

/** Accounts by bank and last digits. */
export async function listStatementAccounts({ db }: App) {
  const accounts = await listHouseAccounts(db);
  return {
    list: accounts.map((one) => ({ id: one.id, ...named(one.bank_code, one.account_number) })),
  };
}

interface StatementRow extends Record<'from_day' | 'to_day' | 'opening' | 'closing', string> {
  id: string;
  bank_code: string;
  account_number: string;
  ledger: string;
  lines: number;
  waiting: number;
  imported_at: Date;
  actor: string;
  total: string;
}

/** Statements that were read, the newest days first. */
export async function listStatements({ db }: App, { pageNum = 1 }: Page) {
  const { rows } = await sql<StatementRow>`
    select s.id, a.bank_code, a.account_number, s.from_day::text, s.to_day::text, s.opening,
      s.closing, s.ledger, s.imported_at, s.actor, count(*) over ()::text total,
      (select count(*)::int from bank_line l where l.statement = s.id) lines,
      (select count(*)::int from bank_line l where l.statement = s.id and l.matched is null) waiting
    from bank_statement s join house_bank_account a on a.id = s.account
    order by s.to_day desc, s.imported_at desc
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(db);
  const list = rows.map((row) => ({
    id: row.id,
    ...named(row.bank_code, row.account_number),
    from: row.from_day,
    to: row.to_day,
    lines: row.lines,
    waiting: row.waiting,
    opening: money(row.opening),
    closing: money(row.closing),
    ledger: money(row.ledger),
    importedAt: row.imported_at.toISOString(),
    by: row.actor,
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(rows[0]?.total ?? 0) });
}
