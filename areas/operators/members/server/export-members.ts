import { sql } from 'kysely';
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
} from '@palaro/server';
import type { membersApi } from '../members.api.ts';
import { filterOf, idsOf, searchOf } from './find-members.ts';
import { stateOf } from './member-state.ts';
import type { Search } from './search-ways.ts';

type ExportRequest = Body<(typeof membersApi)['exportMembers']>;

/** Members who are exported: by a search, or by filters alone. */
interface Selection extends Pick<ExportRequest, 'state' | 'kycLevel'> {
  search?: Search;
}

interface Row {
  id: string;
  account: string;
  nickname: string;
  type: number;
  state: 'active' | 'disabled' | 'closed';
  frozen_until: Date | null;
  kyc_level: number;
  registered_at: Date;
  last_login_at: Date | null;
  mobile: string | null;
  email: string | null;
  birthday: string | null;
  payee_name: string | null;
}

const PLAIN: CsvColumns<Row> = {
  id: (row) => row.id,
  account: (row) => row.account,
  nickname: (row) => row.nickname,
  type: (row) => row.type,
  state: (row) => stateOf(row),
  kyc_level: (row) => row.kyc_level,
  registered_at: (row) => row.registered_at.toISOString(),
  last_login_at: (row) => row.last_login_at?.toISOString(),
};

const WITH_CONTACTS: CsvColumns<Row> = {
  ...PLAIN,
  mobile: (row) => row.mobile,
  mail: (row) => row.email,
  birthday: (row) => row.birthday,
  payee_name: (row) => row.payee_name,
};

/**
 * Members who match as a file without contacts, newest first. What was typed into the search stays
 * out of the entry: it may be a mobile number. Refuses `members.search_wide`,
 * `console.too_many_rows`.
 */
export async function exportMembers(
  app: App,
  operator: Operator,
  wanted: ExportRequest,
): Promise<CsvFile> {
  const { state, kycLevel, q = '' } = wanted;
  const selection = { state, kycLevel, search: searchOf(operator, wanted) };
  const rows = await countExport(app, selection);
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: 'list:members',
      after: { rows, state, kycLevel, searched: q.trim() !== '' },
    }),
  );
  return csvFile('members', PLAIN, (last) => readAfter(app, selection, last));
}

/** The same with contacts; the caller has checked that two people agreed. */
export const contactsFile = (app: App, selection: Selection): CsvFile =>
  csvFile('members-contacts', WITH_CONTACTS, (last) => readAfter(app, selection, last));

/** How many would be in the file. Refuses `console.too_many_rows`. */
export async function countExport(app: App, selection: Selection): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (
      select 1 from member m where ${matches(app, selection)} limit ${EXPORT_MAX + 1}
    ) found`.execute(app.db);
  const count = Number(rows[0]?.count ?? 0);
  checkExport(count);
  return count;
}

function matches(app: App, { search, ...filters }: Selection) {
  const ids = search ? idsOf(app, search, EXPORT_MAX + 1) : null;
  return ids ? sql`${filterOf(filters)} and m.id in (${ids})` : filterOf(filters);
}

async function readAfter(app: App, selection: Selection, last: Row | undefined) {
  const { rows } = await sql<Row>`
    select m.id::text as id, m.account, m.nickname, m.type, m.state, m.frozen_until, m.kyc_level,
      m.registered_at, m.last_login_at, m.mobile, m.email, m.birthday::text as birthday,
      m.payee_name
    from member m
    where ${matches(app, selection)} and (${last?.id ?? null}::bigint is null
      or m.id < ${last?.id ?? null}::bigint)
    order by m.id desc limit ${EXPORT_PAGE}`.execute(app.db);
  return rows;
}
