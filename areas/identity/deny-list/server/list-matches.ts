import type { Query } from '@palaro/api';
import { listPage, type App, type WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import type { denyListApi, DenyMatch } from '../deny-list.api.ts';

const PER_PAGE = 50;
const DAY = 86_400;

/** SQL: matches `m` of entries `e` that bar payouts until somebody decides. */
const isOpen = sql<boolean>`(m.cleared_at is null and e.lifted_at is null)`;

interface MatchRow extends Omit<DenyMatch, 'at' | 'cleared'> {
  at: Date;
  cleared_at: Date | null;
  cleared_by: string | null;
  total: number;
}

/** One page of the members whom an entry fits, the oldest first. */
export async function listMatches(app: App, query: Query<(typeof denyListApi)['denyMatches']>) {
  const { state = 'open', member = null, pageNum = 1 } = query;
  const wanted = state === 'open' ? isOpen : sql<boolean>`m.cleared_at is not null`;
  const { rows } = await sql<MatchRow>`
    select m.member_id::text as member, p.account, m.entry_id as entry, e.kind, e.shown as value,
      e.reason, m.via, m.at, m.cleared_at, m.cleared_by, count(*) over ()::int as total
    from deny_match m join deny_entry e on e.id = m.entry_id join member p on p.id = m.member_id
    where ${wanted} and (${member}::bigint is null or m.member_id = ${member}::bigint)
    order by m.at, m.member_id, m.entry_id
    limit ${PER_PAGE} offset ${(pageNum - 1) * PER_PAGE}`.execute(app.db);
  const list = rows.map(({ at, cleared_at, cleared_by, total: _total, ...row }) => ({
    ...row,
    at: at.toISOString(),
    cleared: cleared_at === null ? null : { at: cleared_at.toISOString(), by: cleared_by ?? '' },
  }));
  return listPage(list, { pageNum, size: PER_PAGE, total: rows[0]?.total ?? 0 });
}

/** Members who wait for somebody to say whether an entry means them; late after a day. */
export const matchesQueue = {
  name: 'deny-matches',
  permission: 'deny.manage',
  path: '/deny-list/matches',
  lateAfter: DAY,
  async waiting({ db }: App) {
    const { rows } = await sql<{ count: number; oldest: Date | null }>`
      select count(*)::int as count, min(m.at) as oldest
      from deny_match m join deny_entry e on e.id = m.entry_id where ${isOpen}`.execute(db);
    const { count = 0, oldest = null } = rows[0] ?? {};
    return { count, oldest };
  },
} satisfies WorkQueue;
