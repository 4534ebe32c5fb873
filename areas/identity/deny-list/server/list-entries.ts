import type { Query } from '@palaro/api';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { denyListApi } from '../deny-list.api.ts';
import { DENY_KINDS, type DenyKind } from '../deny-list.limits.ts';
import { readValue } from './deny-values.ts';
import { isInForce } from './find-denials.ts';

const PER_PAGE = 50;

interface EntryRow {
  id: string;
  kind: DenyKind;
  shown: string;
  reason: string;
  member: string | null;
  account: string | null;
  added_by: string;
  added_at: Date;
  until_at: Date | null;
  stops: number;
  in_force: boolean;
  matches: number;
  total: number;
}

/**
 * One page of the list, the newest first. A search finds what fits a whole value: the entry of a
 * number, and the ranges that hold an address.
 */
export async function listEntries(app: App, query: Query<(typeof denyListApi)['denyEntries']>) {
  const { q = '', kind = null, state = null, pageNum = 1 } = query;
  const inForce = isInForce(app.clock.now());
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.shown, e.reason, e.member_id::text as member, m.account, e.added_by,
      e.added_at, e.until_at, e.stops, ${inForce} as in_force,
      (select count(*)::int from deny_match d
        where d.entry_id = e.id and d.cleared_at is null) as matches,
      count(*) over ()::int as total
    from deny_entry e left join member m on m.id = e.member_id
    where (${kind}::text is null or e.kind = ${kind})
      and (${state}::text is null or ${inForce} = (${state}::text = 'listed'))
      and ${q.trim() === '' ? sql`true` : fits(app, q)}
    order by e.added_at desc, e.id desc
    limit ${PER_PAGE} offset ${(pageNum - 1) * PER_PAGE}`.execute(app.db);
  const total = rows[0]?.total ?? 0;
  return listPage(rows.map(viewOf), { pageNum, size: PER_PAGE, total });
}

/** SQL: entries of this value, whichever kinds it can be, and ranges that hold it. */
function fits(app: App, typed: string) {
  const values = DENY_KINDS.flatMap((kind) => readValue(app, kind, typed) ?? []);
  const digests = values.flatMap((one) => one.digests);
  const [net = null] = values.flatMap((one) => one.net ?? []);
  return sql<boolean>`(e.digests && ${digests}::bytea[] or e.net >>= ${net}::inet)`;
}

const viewOf = (row: EntryRow) => ({
  id: row.id,
  kind: row.kind,
  value: row.shown,
  reason: row.reason,
  member: row.member === null ? null : { id: row.member, account: row.account ?? '' },
  by: row.added_by,
  at: row.added_at.toISOString(),
  until: row.until_at?.toISOString() ?? null,
  state: row.in_force ? ('listed' as const) : ('ended' as const),
  stops: row.stops,
  matches: row.matches,
});
