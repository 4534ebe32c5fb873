import { sql } from 'kysely';
import type { Query } from '@palaro/api';
import { isDay } from '@palaro/rules';
import { refuse, type App, type Db, type Tx } from '@palaro/server';
import type { auditApi } from '../audit.api.ts';
import { ENTRIES_PER_PAGE } from '../audit.limits.ts';
import './audit.tables.ts';

type Search = Query<(typeof auditApi)['auditEntries']>;

/** A search that takes longer reads too much of the trail. */
const LONGEST = '3s';
/** Nobody pages further; counting more would read on and on. */
const COUNT_MAX = 10_000;
/** What PostgreSQL answers to a statement that took too long. */
const CANCELLED = '57014';

/** A page of entries, newest first. Refuses `audit.too_broad` if it would read the whole trail. */
export async function searchAudit(app: App, search: Search) {
  const [rows, total] = await findEntries(app, search).catch(tooBroad);
  const shown = rows.slice(0, ENTRIES_PER_PAGE);
  return {
    list: shown.map(({ seq, at, actor, action, subject, member, entry, hash }) => ({
      seq,
      at: at.toISOString(),
      actor,
      action,
      subject,
      member,
      reason: entry.reason ?? null,
      ip: entry.ip ?? null,
      requestId: entry.requestId ?? null,
      before: entry.before ?? null,
      after: entry.after ?? null,
      hash: hash.toString('hex'),
    })),
    nextCursor: rows.length > ENTRIES_PER_PAGE ? (shown.at(-1)?.seq ?? null) : null,
    pageNum: search.pageNum ?? 1,
    totalPages: Math.ceil(total / ENTRIES_PER_PAGE),
    total,
  };
}

/** What a statement of the trail throws; `audit.too_broad` for one that took too long. */
export function tooBroad(error: Error & { code?: string }): never {
  throw error.code === CANCELLED ? refuse('audit.too_broad') : error;
}

/** From here on the statements of a transaction may not read too much of the trail. */
export const limitReading = (tx: Tx) =>
  sql`select set_config('statement_timeout', ${LONGEST}, true)`.execute(tx);

const findEntries = (app: App, search: Search) =>
  app.db.transaction().execute(async (tx) => {
    await limitReading(tx);
    const found = entriesOf(tx, search, await timesOf(app, tx, search));
    const { cursor, pageNum = 1 } = search;
    const rows = await found
      .$if(cursor !== undefined, (older) => older.where('seq', '<', cursor!))
      .selectAll()
      .orderBy('seq', 'desc')
      .offset(cursor === undefined ? (pageNum - 1) * ENTRIES_PER_PAGE : 0)
      .limit(ENTRIES_PER_PAGE + 1)
      .execute();
    const { count } = await tx
      .selectFrom(found.select('seq').limit(COUNT_MAX).as('counted'))
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return [rows, Number(count)] as const;
  });

/** The entries that a search means. */
export const entriesOf = (
  db: Db,
  { actor, action, subject, member }: Pick<Search, 'actor' | 'action' | 'subject' | 'member'>,
  { from, until }: Awaited<ReturnType<typeof timesOf>>,
) =>
  db
    .selectFrom('audit_entry')
    .$if(actor !== undefined, (rows) => rows.where('actor', '=', actor!))
    .$if(action !== undefined, (rows) => rows.where('action', '=', action!))
    .$if(subject !== undefined, (rows) => rows.where('subject', '=', subject!))
    .$if(member !== undefined, (rows) => rows.where('member', '=', member!))
    .$if(from !== undefined, (rows) => rows.where('at', '>=', from!))
    .$if(until !== undefined, (rows) => rows.where('at', '<', until!));

/**
 * The instants of days in the site's zone, the last day whole. Refuses `malformed` for no such day.
 */
export async function timesOf(app: App, db: Db, days: Pick<Search, 'from' | 'until'>) {
  const wrong = (['from', 'until'] as const).find((name) => !isDay(days[name] ?? '2000-01-01'));
  if (wrong) throw refuse('malformed', { fields: { [wrong]: 'field.format' } });
  const zone = app.site.settings['site.zone'];
  const { rows } = await sql<{ from: Date | null; until: Date | null }>`
    select (${days.from ?? null}::date)::timestamp at time zone ${zone} as from,
      (${days.until ?? null}::date + 1)::timestamp at time zone ${zone} as until`.execute(db);
  return { from: rows[0]?.from ?? undefined, until: rows[0]?.until ?? undefined };
}
