import { sql, type SqlBool } from 'kysely';
import type { Query } from '@palaro/api';
import { listPage, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { maskMail, maskMobile } from '@palaro/step-up/server';
import type { MemberFound, membersApi } from '../members.api.ts';
import { FOUND_MAX, FOUND_PER_PAGE, SEARCH_MIN } from '../members.limits.ts';
import { stateOf } from './member-state.ts';
import { isByContact, waysOf, type Contacts, type Search } from './search-ways.ts';

type Asked = Query<(typeof membersApi)['members']>;

/** How many members that match a text, or how many of the newest, a filter looks through. */
const FILTERED_MAX = 1_000;

/**
 * Members whose name, contact, card, device, address or id is or begins with the text; the newest
 * ones without a text. Reads bounded ranges of indexes only, whatever is asked. Refuses
 * `members.search_wide` where that would not find it: too short a beginning, or a text with a
 * wildcard in it. A search by contact is recorded, without what was typed.
 */
export async function findMembers(app: App, operator: Operator, asked: Asked) {
  const { pageNum = 1 } = asked;
  const search = searchOf(operator, asked);
  const rows = await readMatches(app, asked, search);
  if (isByContact(search, rows)) await recordSearch(app, operator, search, rows.length);
  const shown = rows.slice(0, FOUND_MAX);
  const start = (pageNum - 1) * FOUND_PER_PAGE;
  return {
    ...listPage(shown.slice(start, start + FOUND_PER_PAGE).map(onWire), {
      pageNum,
      size: FOUND_PER_PAGE,
      total: shown.length,
    }),
    more: rows.length > FOUND_MAX,
  };
}

/** The search of an operator; a contact by its beginning only where he may see contacts. */
export const searchOf = ({ may }: Operator, { q = '', by = 'any' }: Pick<Asked, 'q' | 'by'>) => ({
  by,
  text: q,
  wholeContacts: !may.has('member.contact.view'),
});

/** The text stays out of the entry: it may be a mobile number. */
const recordSearch = (app: App, operator: Operator, search: Search, matches: number) =>
  app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      action: 'member.search',
      subject: 'list:members',
      after: { by: search.by, length: search.text.trim().length, matches },
    }),
  );

async function readMatches(app: App, asked: Asked, search: Search) {
  const { q = '' } = asked;
  // Where every match is shown, no index needs to be read further than the list goes.
  const most = asked.state || asked.kycLevel ? FILTERED_MAX : FOUND_MAX + 1;
  const newest = sql`select id from member order by id desc limit ${most}`;
  const found = idsOf(app, search, most) ?? newest;
  const { rows } = await sql<MatchRow>`
    select m.id::text as id, m.account, m.nickname, m.type, m.state, m.frozen_until, m.kyc_level,
      m.registered_at, m.last_login_at, m.mobile, m.email, m.payee_name
    from (${found}) f (id) join member m on m.id = f.id
    where ${filterOf(asked)}
    order by (m.account = ${q.trim().toLowerCase()}) desc, m.id desc
    limit ${FOUND_MAX + 1}`.execute(app.db);
  return rows;
}

/**
 * The numbers of members that a text finds, of each index at most that many; null without a text.
 * Refuses `members.search_wide`.
 */
export function idsOf(app: App, search: Search, most: number) {
  const typed = search.text.trim();
  if (typed === '') return null;
  if (typed.length < SEARCH_MIN || /[%*?_]{2}|^[%*?]|[%*?]$/.test(typed)) {
    throw refuse('members.search_wide');
  }
  const ways = waysOf(app, search, most);
  if (ways.length === 0) return sql`select null::bigint`;
  return sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union `,
  );
}

/** State and level of verification, for a query whose member is `m`. */
export const filterOf = ({ state, kycLevel }: Pick<Asked, 'state' | 'kycLevel'>) => {
  const level = kycLevel ?? null;
  return sql<SqlBool>`${stateFilter(state)}
    and (${level}::int is null or m.kyc_level = ${level}::int)`;
};

const stateFilter = (state: Asked['state']) =>
  ({
    all: sql<SqlBool>`true`,
    active: sql<SqlBool>`m.state = 'active'`,
    closed: sql<SqlBool>`m.state = 'closed'`,
    frozen: sql<SqlBool>`m.state = 'disabled' and m.frozen_until is not null`,
    disabled: sql<SqlBool>`m.state = 'disabled' and m.frozen_until is null`,
  })[state ?? 'all'];

interface MatchRow extends Contacts {
  id: string;
  account: string;
  nickname: string;
  type: number;
  state: 'active' | 'disabled' | 'closed';
  frozen_until: Date | null;
  kyc_level: number;
  registered_at: Date;
  last_login_at: Date | null;
}

const onWire = (row: MatchRow): MemberFound => ({
  id: row.id,
  account: row.account,
  nickname: row.nickname,
  type: row.type,
  state: stateOf(row),
  kycLevel: row.kyc_level,
  registeredAt: row.registered_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  mobile: row.mobile && maskMobile(row.mobile),
  mail: row.email && maskMail(row.email),
});
