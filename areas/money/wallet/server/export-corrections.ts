import { sql } from 'kysely';
import type { Body } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  checkExport,
  csvFile,
  EXPORT_MAX,
  EXPORT_PAGE,
  recordAudit,
  type App,
  type CsvColumns,
  type CsvFile,
  type Operator,
} from '@palaro/server';
import type { walletConsoleApi } from '../console.api.ts';

type Wanted = Body<typeof walletConsoleApi.exportCorrections>;

interface Row {
  id: string;
  member: string;
  account: string;
  amount: string;
  code: string;
  ticket: string | null;
  reason: string;
  state: string;
  maker: string;
  made_at: Date;
  ended_at: Date | null;
}

const COLUMNS: CsvColumns<Row> = {
  id: (row) => row.id,
  member: (row) => row.member,
  account: (row) => row.account,
  amount: (row) => Money.text(Money.of(row.amount)),
  code: (row) => row.code,
  ticket: (row) => row.ticket,
  reason: (row) => row.reason,
  state: (row) => row.state,
  maker: (row) => row.maker,
  made_at: (row) => row.made_at.toISOString(),
  ended_at: (row) => row.ended_at?.toISOString(),
};

/** Corrections as a file, newest first, and its entry. Refuses `console.too_many_rows`. */
export async function exportCorrections(
  app: App,
  operator: Operator,
  { state, member }: Wanted,
): Promise<CsvFile> {
  const matches = sql`c.kind in ('balance.correction', 'credit.settle')
      and c.payload ? 'amount'
    and (${state ?? null}::text is null or c.state = ${state ?? null})
    and (${member ?? null}::text is null or c.subject = 'member:' || ${member ?? null})`;
  const { rows } = await sql<{ count: string }>`
    select count(*) from (
      select 1 from change_request c where ${matches} limit ${EXPORT_MAX + 1}
    ) found`.execute(app.db);
  const count = Number(rows[0]?.count ?? 0);
  checkExport(count);
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: 'list:corrections',
      after: { rows: count, state, member },
    }),
  );
  // Ids grow with the time at which a change was asked for.
  return csvFile('corrections', COLUMNS, async (last) => {
    const after = last?.id ?? null;
    const page = await sql<Row>`
      select c.id, c.payload->>'member' as member, m.account, c.payload->>'amount' as amount,
        c.payload->>'code' as code, c.payload->>'ticket' as ticket, c.reason, c.state,
        c.maker_name as maker, c.made_at, c.ended_at
      from change_request c join member m on m.id = (c.payload->>'member')::bigint
      where ${matches} and (${after}::uuid is null or c.id < ${after}::uuid)
      order by c.id desc limit ${EXPORT_PAGE}`.execute(app.db);
    return page.rows;
  });
}
