import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/** Moved in one transaction. */
const MOVED_AT_ONCE = 500;
/** The fairness page shows the last hours of play, however long ago they were. */
const SHOWN_HOURS = 48;

// In the order of their commits, up to where both jobs that follow rounds have come: what nobody
// has linked or looked at yet stays. Nothing of a round changes once it is done.
const nextRounds = (before: Date) => sql<Next>`
  select round_id::text id, settled_at < ${before} old from play_round
  where (tx, round_id) <= (select tx, round_id from play_watermark order by tx, round_id limit 1)
    and state in ('DONE', 'VOID') order by tx, round_id limit ${MOVED_AT_ONCE}`;
// The chain goes in its order, and never its last link.
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
 * Takes rounds of in-house games that ended before that instant, and their audit, into the archive,
 * up to `batch` of each, oldest first. There a member still finds and verifies them, and a repeated
 * request still finds its round. Answers how many went. Source: ledger.md §9.
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

/** Only up to the first that is not old enough: what is hot has no gaps. */
const moveOldest = (db: Db, { table, next, among }: typeof ROUNDS, before: Date) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await next(before).execute(tx);
    const end = rows.findIndex(({ old }) => old !== true);
    const ids = (end === -1 ? rows : rows.slice(0, end)).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const chosen = sql`from ${sql.table(table)} where ${among(ids)}`;
    await sql`insert into ${sql.table(`archive.${table}`)} select * ${chosen}`.execute(tx);
    // Two statements: what may go is only what the archive has (migration 0102).
    await sql`delete ${chosen}`.execute(tx);
    return ids.length;
  });
