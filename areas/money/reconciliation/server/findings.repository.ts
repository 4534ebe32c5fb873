import { sql } from 'kysely';
import type { Db, Difference } from '@palaro/server';
import './reconciliation.tables.ts';

/**
 * Keeps a check's differences. One that is already open is the same finding, seen again; with other
 * details it has another version, so that nobody decides on what they did not see.
 */
export async function keepFindings(
  db: Db,
  check: string,
  found: readonly Difference[],
  at: Date,
): Promise<void> {
  if (found.length === 0) return;
  const rows = JSON.stringify(found.map(({ subject, details }) => ({ subject, details })));
  await sql`
    insert into reconciliation_finding as f
      (check_name, subject, details, first_seen_at, last_seen_at)
    select distinct on (r.subject) ${check}, r.subject, r.details, ${at}, ${at}
      from jsonb_to_recordset(${rows}::jsonb) r (subject text, details jsonb)
    on conflict (check_name, subject) where resolved_at is null
      do update set last_seen_at = excluded.last_seen_at, details = excluded.details,
        version = f.version + (f.details is distinct from excluded.details)::int`.execute(db);
}

/**
 * Begins the day's run. Null where a node has finished it or is running it. If a run began before
 * `givenUp` and did not finish, its node died, and the run begins again.
 */
export async function beginRun(
  db: Db,
  day: string,
  { at, givenUp }: { at: Date; givenUp: Date },
): Promise<string | null> {
  const row = await db
    .insertInto('reconciliation_run')
    .values({ day, started_at: at, finished_at: null })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ started_at: at })
        .where('reconciliation_run.finished_at', 'is', null)
        .where('reconciliation_run.started_at', '<', givenUp),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const finishRun = (db: Db, id: string, at: Date, checks: number, found: number) =>
  db
    .updateTable('reconciliation_run')
    .set({ finished_at: at, checks, found })
    .where('id', '=', id)
    .execute();

/** Ends an open finding as a person would, with a name and a note. */
export const resolveFinding = (
  db: Db,
  check: string,
  subject: string,
  { by, note, at }: { by: string; note: string; at: Date },
) =>
  db
    .updateTable('reconciliation_finding')
    .set({ resolved_at: at, resolved_by: by, note })
    .where('check_name', '=', check)
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .execute();

export async function countOpenFindings(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('reconciliation_finding')
    .select((count) => count.fn.countAll<string>().as('open'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** What nobody has resolved yet, oldest first; at most `shown`. */
export const listOpenFindings = (db: Db, shown: number) =>
  db
    .selectFrom('reconciliation_finding')
    .select(['id', 'check_name', 'subject', 'first_seen_at', 'last_seen_at'])
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .limit(shown)
    .execute();

/** Counts the open findings by check; `since` is when the oldest one was first seen. */
export async function openByCheck(
  db: Db,
): Promise<{ check: string; count: number; since: Date }[]> {
  const rows = await db
    .selectFrom('reconciliation_finding')
    .select(({ fn }) => [
      'check_name as check',
      fn.countAll<string>().as('count'),
      fn.min('first_seen_at').as('since'),
    ])
    .where('resolved_at', 'is', null)
    .groupBy('check_name')
    .orderBy('check_name')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
