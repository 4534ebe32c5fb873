import type { Selectable } from 'kysely';
import type { Body } from '@palaro/api';
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
  type Tables,
} from '@palaro/server';
import type { auditApi } from '../audit.api.ts';
import { entriesOf, limitReading, timesOf, tooBroad } from './search-audit.ts';

type Wanted = Body<typeof auditApi.exportAuditList>;
type Row = Selectable<Tables['audit_entry']>;

/** Values as they were written; nothing stays an empty cell. */
const jsonOf = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

const COLUMNS: CsvColumns<Row> = {
  seq: (row) => row.seq,
  at: (row) => row.at.toISOString(),
  actor: (row) => row.actor,
  action: (row) => row.action,
  subject: (row) => row.subject,
  member: (row) => row.member,
  reason: ({ entry }) => entry.reason,
  before: ({ entry }) => jsonOf(entry.before),
  after: ({ entry }) => jsonOf(entry.after),
  ip: ({ entry }) => entry.ip,
  request: ({ entry }) => entry.requestId,
  hash: (row) => row.hash.toString('hex'),
};

/**
 * The entries that a search means as a file, newest first, and the entry of it. What is written
 * while the file is sent is not in it. Refuses `console.too_many_rows`, `audit.too_broad`.
 */
export async function exportList(app: App, operator: Operator, wanted: Wanted): Promise<CsvFile> {
  const times = await timesOf(app, app.db, wanted);
  const { count, last: newest } = await app.db
    .transaction()
    .execute(async (tx) => {
      await limitReading(tx);
      const counted = entriesOf(tx, wanted, times).select('seq').orderBy('seq', 'desc');
      return tx
        .selectFrom(counted.limit(EXPORT_MAX + 1).as('counted'))
        .select(({ fn }) => [
          fn.countAll<string>().as('count'),
          fn.max<string | null>('seq').as('last'),
        ])
        .executeTakeFirstOrThrow();
    })
    .catch(tooBroad);
  const rows = Number(count);
  checkExport(rows);
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: 'list:audit',
      after: { rows, ...wanted },
    }),
  );
  return csvFile('audit', COLUMNS, (last) =>
    entriesOf(app.db, wanted, times)
      .where('seq', '<=', newest ?? '0')
      .$if(last !== undefined, (older) => older.where('seq', '<', last!.seq))
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(EXPORT_PAGE)
      .execute(),
  );
}
