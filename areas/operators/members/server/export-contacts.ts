import { sql } from 'kysely';
import { object, type Static } from '@palaro/api';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  listPage,
  NO_FACT,
  recordAudit,
  refuse,
  textFact,
  type App,
  type CsvFile,
  type Operator,
} from '@palaro/server';
import type { EXPORT_STATES } from '../exports.api.ts';
import { memberFilters } from '../members.api.ts';
import { EXPORT_HOURS } from '../members.limits.ts';
import { contactsFile, countExport } from './export-members.ts';

const PAGE_SIZE = 50;

// No text of a search: the second person sees the filters, and entries hold nothing personal.
const payload = object(memberFilters);
type Filters = Static<typeof payload>;

/**
 * Contacts leave the site only if two people agree (docs/domain/operator-console.md §3). Agreeing
 * changes nothing; it lets the one who asked fetch the file for a day.
 */
export const contactExportChange = defineChangeKind({
  name: 'member.export',
  payload,
  concerns: 'values',
  approve: 'change.approve.member',
  subject: () => 'list:members',
  before: () => Promise.resolve({}),
  after: ({ state, kycLevel }) => ({
    file: ['mobile', 'mail', 'birthday', 'payee_name'],
    ...(state ? { state } : {}),
    ...(kycLevel ? { kycLevel } : {}),
  }),
  facts: async (app, _tx, filters) => ({
    members: textFact(String(await countExport(app, filters))),
    state: filters.state ? COMPARED : NO_FACT,
    kycLevel: filters.kycLevel ? COMPARED : NO_FACT,
  }),
  apply: () => Promise.resolve(),
});

/** Asks for it. Refuses `console.too_many_rows` and what `askForChange` does. */
export async function askForContacts(
  app: App,
  operator: Operator,
  { reason, ...filters }: Filters & { reason: string },
) {
  await countExport(app, filters);
  return askForChange.of(app)(operator, contactExportChange, { payload: filters, reason });
}

/** A request of one's own and whether its file can be fetched. */
interface Row {
  id: string;
  state: (typeof EXPORT_STATES)[number];
  reason: string;
  payload: Filters;
  made_at: Date;
  until: Date | null;
  fetched: number;
  total: string;
}

/** What this operator asked for, newest first. */
export async function listContactExports(app: App, operator: Operator, pageNum = 1) {
  const { rows } = await sql<Row>`
    select c.id, c.state, c.reason, c.payload, c.made_at, ${untilOf(app)} as until,
      (select count(*)::int from audit_entry e
        where e.subject = 'change:' || c.id and e.action = 'export.fetch') as fetched,
      count(*) over ()::text as total
    from change_request c
    where c.kind = ${contactExportChange.name} and c.maker = ${operator.id}
    order by c.made_at desc, c.id desc
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db);
  const list = rows.map(({ id, state, reason, payload: of, made_at, until, fetched }) => ({
    id,
    state,
    reason,
    fetched,
    ofState: of.state ?? null,
    kycLevel: of.kycLevel ?? null,
    madeAt: made_at.toISOString(),
    until: until?.toISOString() ?? null,
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(rows[0]?.total ?? 0) });
}

/** The end of the time in which the file of `c` can be fetched; null before it and after. */
const untilOf = (app: App) => sql`case
  when c.state = 'Applied'
    and c.ended_at + make_interval(hours => ${EXPORT_HOURS}) > ${app.clock.now()}
  then c.ended_at + make_interval(hours => ${EXPORT_HOURS}) end`;

/**
 * The file that two people agreed to, for the one who asked. Refuses `not_found` for another's
 * request, `members.export_over` where nobody agreed or a day has passed, `console.too_many_rows`.
 */
export async function fetchContacts(app: App, operator: Operator, id: string): Promise<CsvFile> {
  const { rows } = await sql<Pick<Row, 'payload' | 'until'>>`
    select c.payload, ${untilOf(app)} as until from change_request c
    where c.id = ${id} and c.kind = ${contactExportChange.name}
      and c.maker = ${operator.id}`.execute(app.db);
  const [found] = rows;
  if (!found) throw refuse('not_found');
  if (found.until === null) throw refuse('members.export_over');
  const count = await countExport(app, found.payload);
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: `change:${id}`,
      after: { rows: count },
    }),
  );
  return contactsFile(app, found.payload);
}
