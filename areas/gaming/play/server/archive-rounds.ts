import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/** Rows moved in one transaction. */
const MOVED_AT_ONCE = 500;
/** The fairness page shows these hours, counted back from the last round, so they stay. */
const SHOWN_HOURS = 48;

// In commit order, and only up to the slower of the two jobs that follow rounds: a round that is
// not yet linked or replayed stays. A finished round never changes.
const nextRounds = (before: Date) => sql<Next>`
  select round_id::text id, settled_at < ${before} old from play_round
  where (tx, round_id) <= (select tx, round_id from play_watermark order by tx, round_id limit 1)
  order by tx, round_id limit ${MOVED_AT_ONCE}`;
// Links move in the chain's order. The last link never moves.
const nextLinks = (before: Date) => sql<Next>`
  select seq::text id, at < ${before} and
      at < (select max(at) from play_audit) - make_interval(hours => ${SHOWN_HOURS}) old
    from play_audit order by seq limit ${MOVED_AT_ONCE}`;

interface Next {
  id: string;
  old: boolean | null;
}

const ROUNDS = {
  table: 'play_round',
  next: nextRounds,
  among: (ids: string[]) => sql`round_id = any(${ids}::uuid[])`,
};
const LINKS = {
  table: 'play_audit',
  next: nextLinks,
  among: (ids: string[]) => sql`seq = any(${ids}::bigint[])`,
};

/**
 * Moves rounds of in-house games that ended before that instant, and their audit, to the archive:
 * up to `batch` of each, oldest first. Members still find and verify archived rounds, and a
 * repeated request still finds its round. Returns how many were moved. Source:
 * docs/domain/ledger.md §9.
 */
export async function archivePlay(
  db: Db,
  { before, batch }: { before: Date; batch: number },
): Promise<number> {
  let moved = 0;
  for (const what of [ROUNDS, LINKS]) {
    for (let left = batch; left > 0; left -= MOVED_AT_ONCE) {
      const some = await moveOldest(db, what, before);
      moved += some;
      if (some < MOVED_AT_ONCE) break;
    }
  }
  return moved;
}

/** Stops at the first row that is not old enough, so that the live table has no gaps. */
const moveOldest = (db: Db, { table, next, among }: typeof ROUNDS, before: Date) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await next(before).execute(tx);
    const end = rows.findIndex(({ old }) => old !== true);
    const ids = (end === -1 ? rows : rows.slice(0, end)).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const chosen = sql`from ${sql.table(table)} where ${among(ids)}`;
    await sql`insert into ${sql.table(`archive.${table}`)} select * ${chosen}`.execute(tx);
    // Two statements, since a row may go only once the archive has it (`play_leave_round`).
    await sql`delete ${chosen}`.execute(tx);
    return ids.length;
  });
