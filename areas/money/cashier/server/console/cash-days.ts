import { listPage, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { sql } from 'kysely';
import { listHouseAccounts } from '../methods/methods.repository.ts';
import { named } from './bank-statements.ts';
import { closingKey, readClosing, type Statement } from '../settlement/close-day.ts';

const PAGE_SIZE = 31;

interface Row {
  day: string;
  statement: string;
  hash: Buffer;
  closed_at: Date;
  open: number;
  found: number;
  total: string;
}

/** Closed days, the newest first, with how many differences each has and how many still wait. */
export async function listDays(app: App, { pageNum = 1 }: { pageNum?: number | undefined }) {
  const { rows } = await sql<Row>`
    select c.day::text, c.statement, c.hash, c.closed_at, count(*) over ()::text total,
      (select count(*)::int from cash_difference d where d.day = c.day) found,
      (select count(*)::int from cash_difference d where d.day = c.day and d.state = 'Open') open
    from cash_closing c order by c.day desc
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db);
  const list = rows.map((row) => {
    const { depositsPaid, withdrawalsPaid, fees, difference } = JSON.parse(
      row.statement,
    ) as Statement;
    return {
      day: row.day,
      depositsPaid,
      withdrawalsPaid,
      fees,
      difference,
      found: row.found,
      open: row.open,
      closedAt: row.closed_at.toISOString(),
    };
  });
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(rows[0]?.total ?? 0) });
}

/** One closed day as it was signed. Refuses `not_found`. */
export async function readDay(app: App, day: string) {
  const closing = await readClosing(app, day);
  if (!closing) throw refuse('not_found');
  const { owed, ...statement } = JSON.parse(closing.statement) as Statement;
  const accounts = await listHouseAccounts(app.db);
  const banks = new Map(
    accounts.map(({ id, bank_code, account_number: number }) => {
      const { bank, account } = named(bank_code, number);
      return [`BANK/${id}`, `BANK · ${bank} ••${account}`];
    }),
  );
  return {
    day,
    hash: closing.hash.toString('hex'),
    closedAt: closing.closed_at.toISOString(),
    statement: {
      ...statement,
      owed: Object.entries(owed).map(([account, amount]) => ({
        account: banks.get(account) ?? account,
        amount,
      })),
    },
  };
}

/** The signed statement as a file, with all that its check needs. Refuses `not_found`. */
export function downloadDay(app: App, operator: Operator, day: string) {
  return app.db.transaction().execute(async (tx) => {
    const closing = await readClosing(app, day);
    if (!closing) throw refuse('not_found');
    const { statement, previous, hash, signature } = closing;
    await recordAudit(tx, operator, app.clock.now(), { subject: `cash-closing:${day}` });
    const file = {
      statement,
      previous: previous.toString('hex'),
      hash: hash.toString('hex'),
      signature: signature.toString('base64'),
      key: closingKey(app),
    };
    return { name: `closing-${day}.json`, file: `${JSON.stringify(file, null, 2)}\n` };
  });
}
