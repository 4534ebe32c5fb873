import type { Db, Tables } from '@palaro/server';
import { sql, type Insertable } from 'kysely';
import './content.tables.ts';

/** A mark that is there already stays as it is. */
export const insertMark = (db: Db, mark: Insertable<Tables['popup_mark']>) =>
  db
    .insertInto('popup_mark')
    .values(mark)
    .onConflict((same) => same.doNothing())
    .execute();

/** Counts and deletes at most `most` marks of days before this one, in one statement. */
export const foldMarks = (db: Db, before: string, most: number) =>
  sql`
    with folded as (
      delete from popup_mark where ctid = any(array(
        select ctid from popup_mark where day < ${before} limit ${most} for update skip locked
      )) returning announcement_id, day, what
    )
    insert into popup_count as known (announcement_id, day, shown, closed, clicked)
    select announcement_id, day, count(*) filter (where what = 'shown'),
      count(*) filter (where what = 'closed'), count(*) filter (where what = 'clicked')
    from folded group by announcement_id, day
    on conflict (announcement_id, day) do update set
      shown = known.shown + excluded.shown, closed = known.closed + excluded.closed,
      clicked = known.clicked + excluded.clicked`.execute(db);

interface DayCount {
  day: string;
  shown: number;
  closed: number;
  clicked: number;
}

/** A popup's counts by day, newest first: what is folded, and the marks that are not yet. */
export async function listCounts(db: Db, popup: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day::text, sum(shown)::int shown, sum(closed)::int closed, sum(clicked)::int clicked
    from (
      select day, shown, closed, clicked from popup_count where announcement_id = ${popup}
      union all
      select day, count(*) filter (where what = 'shown'),
        count(*) filter (where what = 'closed'), count(*) filter (where what = 'clicked')
      from popup_mark where announcement_id = ${popup} group by day
    ) counted group by day order by day desc`.execute(db);
  return rows;
}
